// The entry point: the only module that listens and ends the process.

import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { start } from './start';

// By default V8 lets the heap grow fourfold between collections, for example while a long page is sent; this
// flag lets it double only.
setFlagsFromString('--heap-growing-percent=100');

/** `npm start` builds the pages while the register is filled, and shows a page on the port until the server asks for it. */
const ask = (what: 'pages' | 'port') => () =>
  new Promise((resolve) => {
    if (!process.connected) return resolve(undefined);
    for (const answer of ['message', 'disconnect']) process.once(answer, resolve);
    process.send!(what);
  });

function say(line: string) {
  process.stdout.write(`${line}\n`);
  process.send?.({ doing: line });
}

try {
  const programs = {
    main: import.meta.filename,
    backUp: path.join(import.meta.dirname, 'backUp.js'),
    readPapers: path.join(import.meta.dirname, 'readPapers.js'),
  };
  const { app, address } = await start(process.env, {
    programs,
    words: path.join(import.meta.dirname, 'words.js'),
    say,
    pagesAreBuilt: ask('pages'),
    portIsFree: ask('port'),
  });
  const { close } = closeWithGrace({ delay: 20_000, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'ended by an error');
    await app.close();
    // once its terminal is closed, Node would never end: it fails to reset it, and fails again while it reports that
    if (signal === 'SIGHUP' || (process.send && !process.connected)) process.kill(process.pid, 'SIGKILL');
  });
  // the server ends with `npm start`, even if that ended meanwhile; told that it started, that starts it again
  process.once('disconnect', close);
  if (process.send && !process.connected) close();
  else process.send?.('ready');
  process.stdout.write(`Casebook is ready at ${address}\n`);
  if (process.stdout.isTTY) process.stdout.write('Open this address in a browser. Ctrl+C ends Casebook.\n');
} catch (error) {
  process.stderr.write(
    `Casebook could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
