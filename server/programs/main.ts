import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { start } from './start';

// By default V8 lets the heap grow fourfold between collections, for example while a long page is sent; this
// flag lets it double only.
setFlagsFromString('--heap-growing-percent=100');

/** The entry point: the only module that listens and ends the process. */
try {
  const { app, address } = await start(process.env, { backUp: path.join(import.meta.dirname, 'backUp.js') });
  const { close } = closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'ended by an error');
    await app.close();
  });
  // the server ends with `npm start`, even if that ended meanwhile; told that it started, that starts it again
  process.once('disconnect', close);
  if (process.send && !process.connected) close();
  else process.send?.('ready');
  process.stdout.write(`Casebook is ready at ${address}\n`);
} catch (error) {
  process.stderr.write(
    `Casebook could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
