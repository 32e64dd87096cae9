import { Component, type ErrorInfo, type ReactNode } from 'react';
import './somethingBad.css';

export interface SomethingBadTexts {
  title: string;
  advice: string;
  reload: string;
}

interface Props {
  texts: SomethingBadTexts;
  /** A change of it tries again: the page the person went on to may be sound. */
  resetBy?: string;
  children: ReactNode;
}

/** Shows what went wrong instead of an empty page. Plain markup: it must not depend on what broke. */
export class SomethingBad extends Component<Props, { failedAt: string | undefined; failed: boolean }> {
  override state = { failed: false, failedAt: undefined };

  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps(props: Props, state: { failed: boolean; failedAt: string | undefined }) {
    if (!state.failed) return { failedAt: props.resetBy };
    return state.failedAt === props.resetBy ? null : { failed: false, failedAt: props.resetBy };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // oxlint-disable-next-line no-console -- the one report there is
    console.error(error, componentStack);
  }

  override render() {
    const { texts, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div
        className="something-bad"
        role="alertdialog"
        aria-labelledby="bad-title"
        aria-describedby="bad-advice"
      >
        <h1 id="bad-title">{texts.title}</h1>
        <p id="bad-advice">{texts.advice}</p>
        <button type="button" autoFocus onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </div>
    );
  }
}
