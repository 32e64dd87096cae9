import closeWithGrace from 'close-with-grace';
import { start } from './start';

/** The one place that listens, and that ends the process. */
try {
  const server = await start(process.env);
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'ended by an error');
    await server.close();
  });
} catch (error) {
  process.stderr.write(
    `Casebook could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
