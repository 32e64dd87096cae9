import { Component, type ErrorInfo, type ReactNode } from 'react';
import { currentSession } from '../authProvider/session';
import './somethingBad.css';

export interface SomethingBadTexts {
  title: string;
  advice: string;
  reload: string;
  errorId: string;
  /** Where the code of a screen could not be fetched. */
  missing?: { title: string; advice: string };
}

interface Props {
  texts: SomethingBadTexts;
  /** A change of it tries again: the page the person went on to may be sound. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
  failedAt?: string | undefined;
  /** Under which the server's log has it. */
  id?: string | null;
}

/** What browsers say when a file of the application is not there: a newer version has replaced it, or the line is down. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** Shows what went wrong instead of an empty page. Plain markup: it must not depend on what broke. */
export class SomethingBad extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  static getDerivedStateFromProps({ resetBy }: Props, { failure, failedAt }: State): State | null {
    if (!failure) return { failedAt: resetBy };
    return failedAt === resetBy ? null : { failure: undefined, id: null, failedAt: resetBy };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // oxlint-disable-next-line no-console -- whoever looks into the browser finds it here
    console.error(error, componentStack);
    void this.report(error, componentStack ?? '');
  }

  private async report(failed: unknown, componentStack: string) {
    if (!currentSession()) return;
    // Its code may be missing, too.
    const reporter = await import('../errorReporting/reportFault').catch(() => null);
    const id = await reporter?.reportFault('render', failed, componentStack);
    if (this.state.failure?.error === failed) this.setState({ id });
  }

  override render() {
    const { texts, children } = this.props;
    const { failure, id } = this.state;
    if (!failure) return children;
    const { title, advice } = (isMissingCode(failure.error) && texts.missing) || texts;
    return (
      <div
        className="something-bad"
        role="alertdialog"
        aria-labelledby="bad-title"
        aria-describedby="bad-advice"
      >
        <h1 id="bad-title">{title}</h1>
        <p id="bad-advice">{advice}</p>
        <output>
          {id && (
            <>
              {texts.errorId}: <b>{id}</b>
            </>
          )}
        </output>
        <button type="button" autoFocus onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </div>
    );
  }
}
