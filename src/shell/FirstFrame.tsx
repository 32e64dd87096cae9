import './firstFrame.css';

interface Props {
  /** The page's title when the person last saw it. */
  title: string | undefined;
  waiting: string;
}

/**
 * A placeholder with the application's bar and heading, shown while its code loads; uses neither
 * react-admin nor MUI.
 */
export const FirstFrame = ({ title, waiting }: Props) => (
  <div className="first-frame">
    <header>Casebook</header>
    <main>
      {title && <h1>{title}</h1>}
      <output>{waiting}</output>
    </main>
  </div>
);
