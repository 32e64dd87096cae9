import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const UI = join(ROOT, 'dist', 'ui');
const STAMP = join(ROOT, 'dist', 'built-from');
const SOURCES = [
  'domain',
  'packages',
  'server',
  'src',
  'public',
  'docs/manual',
  'tools/manual/plugin.mjs',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the UI (dist/ui) and the server (dist/server). */
export async function buildAll() {
  const before = fingerprint();
  process.chdir(ROOT);
  process.env.NODE_ENV = 'production'; // otherwise Vite would use the shell's NODE_ENV
  await buildServer();
  process.send?.('server'); // the start of Casebook goes on with it
  await build({ logLevel: 'warn' });
  writeFileSync(STAMP, before);
  process.send?.('pages'); // they are served as they are until they are compressed
  await compressAhead(UI);
}

const PROGRAMS = {
  main: 'server/programs/main.ts',
  verify: 'server/programs/verify.ts',
  letIn: 'server/programs/letIn.ts',
  backUp: 'server/programs/backUp.ts',
  readPapers: 'server/programs/readPapers.ts',
  restore: 'server/programs/restore.ts',
  doctor: 'server/programs/doctor.ts',
  export: 'server/programs/export.ts',
  words: 'src/i18n/words.ts',
};

/** Libraries of many small files, which are bundled into the server: it then starts a quarter sooner. */
export const BUNDLED = [
  'kysely',
  'zod',
  'jose',
  'age-encryption',
  /^@noble\//,
  '@scure/base',
  'ra-language-english',
];

const buildServer = () =>
  build({
    logLevel: 'warn',
    build: { ssr: true, rolldownOptions: { input: PROGRAMS } },
    ssr: { noExternal: BUNDLED },
  });

/** Builds only if a source has changed since the last build. */
export async function buildIfNeeded() {
  const upToDate = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
  if (upToDate) return compressAhead(UI); // if it was ended before
  console.error('Building the pages and the server, as after every update. This takes some seconds…');
  await buildAll();
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => files(join(ROOT, source)))) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

const TEXT = /\.(m?js|css|html|svg|json)$/;
const SMALLEST = 1024;

/** Writes a `.br` and a `.gz` beside every text file that lacks them, so that the server need not compress at run time. */
export async function compressAhead(directory) {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.gz`));
  await Promise.all(paths.map(compress));
}

async function compress(path) {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeWhole(`${path}.br`, await promisify(brotliCompress)(content, quality));
  writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Under its name only when it is whole, since a server may be serving the folder. */
function writeWhole(path, content) {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await (process.argv.includes('--if-needed') ? buildIfNeeded() : buildAll());
}
