import { fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist', 'development');

/** Apart from the data of `npm start`; as root outside the checkout, which PostgreSQL's account may not enter. */
const OWN_DATA = process.getuid?.() === 0 ? '/var/lib/casebook-development' : join(ROOT, 'data-development');
const DATA_DIR = process.env.DATA_DIR || OWN_DATA;

const PROGRAMS = {
  main: 'server/programs/main.ts',
  backUp: 'server/programs/backUp.ts',
  readPapers: 'server/programs/readPapers.ts',
  words: 'src/i18n/words.ts',
  postgres: 'packages/embedded-postgres/src/index.ts',
};

/**
 * `npm run dev`: the pages with reload, and the server, built and restarted when its sources change. PostgreSQL runs
 * in this process, so that it outlives the restarts.
 */
process.chdir(ROOT);
const pages = await createServer();
let postgres;
let server;
const watcher = await watchServer();
await pages.listen();
pages.printUrls();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());

async function watchServer() {
  const watcher = await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: BUILT,
      watch: {},
      rolldownOptions: { input: PROGRAMS, output: { chunkFileNames: '[name].js' } },
    },
  });
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') event.result.close();
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'END') restart().catch(fail);
  });
  return watcher;
}

async function restart() {
  postgres ??= await startPostgres();
  server?.kill('SIGKILL'); // quicker than an orderly end, and loses nothing that was saved
  const started = fork(join(BUILT, 'main.js'), { env: environment(postgres.connection) });
  started.on('message', (asked) => ['pages', 'port'].includes(asked) && started.send(asked));
  server = started;
}

async function startPostgres() {
  const { startEmbeddedPostgres } = await import(pathToFileURL(join(BUILT, 'postgres.js')).href);
  return startEmbeddedPostgres({ dataDir: DATA_DIR });
}

function environment({ host, port, user, password = '', database }) {
  const place = new URLSearchParams({ host, port });
  return {
    STATE_DIR: `${DATA_DIR}-state`,
    BACKUP_DIR: `${DATA_DIR}-backups`,
    ...process.env,
    DATABASE_URL: `postgresql://${user}:${password}@/${database}?${place}`,
  };
}

function fail(error) {
  console.error(error.message);
  return end();
}

async function end() {
  server?.kill('SIGKILL');
  await Promise.all([postgres?.stop(), watcher.close(), pages.close()]);
  process.exit();
}
