import { Component, type ErrorInfo, type ReactNode } from 'react';
import { currentSession } from '../authProvider/session';
import './somethingBad.css';

export interface SomethingBadTexts {
  title: string;
  advice: string;
  reload: string;
  errorId: string;
  /** Texts for a screen whose code could not be loaded. */
  missing?: { title: string; advice: string };
}

interface Props {
  texts: SomethingBadTexts;
  /** When this value changes, rendering is tried again: the new page may work. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
  failedAt?: string | undefined;
  /** The fault's id in the server's log. */
  id?: string | null;
}

/** Browsers' messages for a missing chunk: a newer version has replaced it, or the connection is lost. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** An error boundary that says what went wrong. Plain HTML, so that it does not depend on what broke. */
export class SomethingBad extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  static getDerivedStateFromProps({ resetBy }: Props, { failure, failedAt }: State): State | null {
    if (!failure) return { failedAt: resetBy };
    return failedAt === resetBy ? null : { failure: undefined, id: null, failedAt: resetBy };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // oxlint-disable-next-line no-console -- for developers who open the browser's console
    console.error(error, componentStack);
    void this.report(error, componentStack ?? '');
  }

  private async report(failed: unknown, componentStack: string) {
    if (!currentSession()) return;
    // Loading the reporter may fail as well.
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
