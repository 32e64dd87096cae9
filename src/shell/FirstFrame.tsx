import './firstFrame.css';

interface Props {
  /** As the page was headed when the person last saw it. */
  title: string | undefined;
  waiting: string;
}

/** What stands while the application is fetched, where its bar and heading will: without react-admin and MUI. */
export const FirstFrame = ({ title, waiting }: Props) => (
  <div className="first-frame">
    <header>Casebook</header>
    <main>
      {title && <h1>{title}</h1>}
      <output>{waiting}</output>
    </main>
  </div>
);
