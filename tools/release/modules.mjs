import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED } from '../build.mjs';

/** What no program reads at run time: types, source maps, archives for linkers. */
const UNREAD = /\.(d\.[cm]?ts|[cm]?[jt]s\.map|a|lib)$/;

/** PostgreSQL's translations and the libraries of a program with windows that is left out. */
const UNREAD_OF_POSTGRES = ['share/locale', 'lib/pkgconfig', 'include'];

/** Installs into `folder` the packages that the built server imports, for `platform`, without running their scripts. */
export function installModules(folder, platform) {
  const { name, version, license, dependencies, overrides } = read('package.json');
  const { optionalDependencies } = read('packages/embedded-postgres/package.json');
  const manifest = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    dependencies: imported(dependencies),
    optionalDependencies,
    overrides,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  npmInstall(folder, platform);
  makeLinks(join(folder, 'node_modules', platform.postgres));
  prune(join(folder, 'node_modules'), platform);
}

/** Installs Node.js for `platform` into `folder`, and returns the folder of its package. */
export function installNode(folder, platform) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join('tools', 'release', 'node', file), join(folder, file));
  }
  npmInstall(folder, platform);
  return join(folder, 'node_modules', platform.node);
}

function npmInstall(folder, { os, cpu, libc }) {
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', `--os=${os}`, `--cpu=${cpu}`];
  if (libc) options.push(`--libc=${libc}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Those of the product's dependencies that the built server imports; the others are in the built pages. */
function imported(dependencies) {
  const folder = join('dist', 'server');
  const code = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const isImported = (name) =>
    !BUNDLED.includes(name) &&
    new RegExp(`(from|import|import\\(|require\\(|resolve\\()\\s*["'\`]${name}["'\`/]`).test(code);
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isImported(name)));
}

/** The package's own install script, which only makes symbolic links. */
function makeLinks(postgres) {
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: postgres });
}

function prune(modules, { postgres }) {
  for (const unread of UNREAD_OF_POSTGRES) {
    rmSync(join(modules, postgres, 'native', unread), { recursive: true, force: true });
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const isUnread = UNREAD.test(entry.name) || /^(wx|testplug).*\.dll$/.test(entry.name);
    if (entry.isFile() && isUnread) rmSync(join(entry.parentPath, entry.name));
  }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
