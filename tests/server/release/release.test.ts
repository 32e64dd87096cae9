import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import packageFile from '../../../package.json';

const VERSION = packageFile.version;
const NAME = `casebook-${VERSION}-linux-x64`;
const FIRST_FILING = join(import.meta.dirname, '..', '..', 'support', 'firstFiling.mjs');

/** The C library, coreutils, a shell, and what they need. */
const PACKAGES = [
  'libc6',
  'coreutils',
  'dash',
  'libselinux1',
  'libpcre2-8-0',
  'libattr1',
  'libacl1',
  'libgmp10',
];

const CLERK = 1000;

/** Loads the libraries that bring native code or files of their own. */
const LOAD_LIBRARIES = `
  const names = ['@node-rs/argon2', 'sharp', '@napi-rs/canvas', 'zxing-wasm/reader', 'pdfjs-dist/legacy/build/pdf.mjs'];
  for (const name of names) await import(name);
  process.stdout.write('libraries loaded');`;

const PORT = '8187';

/** Needs root on Debian; the parts of a release that need neither are tested in archive.test.ts. */
describe.runIf(process.getuid?.() === 0)('a release @long', () => {
  beforeAll(() => {
    execFileSync('npm', ['run', 'release', '--', 'linux-x64'], { stdio: 'ignore' });
  }, 900_000);

  it(
    'the Linux release runs for an ordinary user in an empty root without a network',
    { timeout: 600_000 },
    () => {
      const root = emptyRoot();
      const home = join(root, 'home');
      execFileSync('tar', ['xzf', `dist/release/${NAME}.tar.gz`, '-C', home]);
      writeFileSync(join(home, NAME, 'load.mjs'), LOAD_LIBRARIES);
      const script = `
      ip link set lo up
      mount -t tmpfs -o mode=1777 tmpfs ${root}/dev/shm
      casebook() { chroot --userspec=${CLERK} ${root} /usr/bin/env -i HOME=/home PATH=/bin:/usr/bin /home/${NAME}/casebook "$@"; }
      casebook start &
      ${process.execPath} ${FIRST_FILING} http://127.0.0.1:8080 'Casebook#Admin1' 'এস-১/২০২৬' &&
      casebook doctor && casebook backup && casebook verify
      chroot ${root} /usr/bin/env LD_LIBRARY_PATH=/home/${NAME}/lib /home/${NAME}/bin/node /home/${NAME}/load.mjs`;
      const printed = execFileSync(
        'unshare',
        ['--net', '--mount', '--pid', '--fork', `--mount-proc=${root}/proc`, 'sh', '-c', script],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
      expect(printed).toContain('registered এস-১/২০২৬');
      expect(printed).toContain('good    Node.js: 24.');
      expect(printed).toContain('good    Data: /home/casebook-data: ');
      expect(printed).toContain('read back and right.');
      expect(printed).toContain('All figures, proceedings and search entries are right');
      expect(printed).toContain('libraries loaded');
    },
  );

  // The Debian has no systemd that runs, so the test starts the service.
  it(
    'the Debian package installs, upgrades with a backup before, and keeps the register until a purge is told to remove it',
    { timeout: 1_200_000 },
    async () => {
      const root = debian();
      const run = (...command: string[]) => {
        const [program, ...args] = inside(root, ['env', 'DEBIAN_FRONTEND=noninteractive', ...command]);
        return execFileSync(program!, args, { encoding: 'utf8' });
      };
      const register = join(root, 'var/lib/casebook');
      packages(root);

      run('dpkg', '-i', '/root/older.deb');
      expect(run('systemctl', 'is-enabled', 'casebook.service')).toBe('enabled\n');
      expect(run('stat', '-c', '%U %G %a', '/etc/casebook.env')).toBe('root casebook 640\n');
      const service = await started(root);
      execFileSync(process.execPath, [
        FIRST_FILING,
        `http://127.0.0.1:${PORT}`,
        service.password,
        'এস-১/২০২৬',
      ]);

      writeFileSync(
        join(root, 'etc/casebook.env'),
        `${readFileSync(join(root, 'etc/casebook.env'), 'utf8')}# ours\n`,
      );
      expect(run('dpkg', '-i', '/root/newer.deb')).toContain('read back and right.');
      expect(readdirSync(join(register, 'backups'))).toHaveLength(1);
      expect(readFileSync(join(root, 'etc/casebook.env'), 'utf8')).toContain('# ours');
      expect(run('dpkg-query', '-W', '-f', '${Version}', 'casebook')).toBe(VERSION);

      service.process.kill();
      await once(service.process, 'exit');
      run('dpkg', '-r', 'casebook');
      expect(readdirSync(register).sort()).toEqual(['backups', 'data', 'state']);
      run('dpkg', '-i', '/root/newer.deb');
      run('dpkg', '--purge', 'casebook');
      expect(readdirSync(register)).toContain('data');
      expect(existsSync(join(root, 'etc/casebook.env'))).toBe(false);

      run('dpkg', '-i', '/root/newer.deb');
      run('sh', '-c', 'echo casebook casebook/remove-register boolean true | debconf-set-selections');
      run('dpkg', '--purge', 'casebook');
      expect(existsSync(register)).toBe(false);
    },
  );
});

function emptyRoot(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'casebook-root-'));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  chmodSync(scratch, 0o755);
  const root = join(scratch, 'root');
  for (const folder of ['tmp', 'proc', 'dev/shm', 'home', 'etc'])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  chownSync(join(root, 'home'), CLERK, CLERK);
  execFileSync('apt-get', ['download', '-q', ...PACKAGES], { cwd: scratch, stdio: 'ignore' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" root; done'], { cwd: scratch });
  execFileSync('mknod', ['-m', '666', join(root, 'dev/null'), 'c', '1', '3']);
  execFileSync('mknod', ['-m', '666', join(root, 'dev/urandom'), 'c', '1', '9']);
  writeFileSync(join(root, 'etc/passwd'), `clerk:x:${CLERK}:${CLERK}::/home:/bin/sh\n`);
  return root;
}

function debian(): string {
  const root = mkdtempSync(join(tmpdir(), 'casebook-debian-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  chmodSync(root, 0o755);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'debootstrap'], { stdio: 'ignore' });
  // its own mounts end with it, so that nothing of this machine is ever removed with the root
  const making = ['--mount', 'debootstrap', '--variant=minbase', '--include=systemd', 'bookworm', root];
  execFileSync('unshare', [...making, 'http://deb.debian.org/debian'], { stdio: 'ignore' });
  return root;
}

/** The command in the root, whose /proc is mounted for it alone: a mount that is left must not be removed with the root. */
function inside(root: string, command: string[]): string[] {
  const script = 'mount -t proc proc "$0/proc"; exec chroot "$0" "$@"';
  return ['unshare', '--mount', 'sh', '-ec', script, root, ...command];
}

/** Puts this version's package into the root, and one that only calls itself older. */
function packages(root: string) {
  const script = `
    dpkg-deb -R dist/release/casebook_${VERSION}_amd64.deb "$0/package"
    dpkg-deb --root-owner-group -Zgzip -z1 -b "$0/package" "$0/root/newer.deb"
    sed -i 's/^Version: .*/Version: 0.0.1/' "$0/package/DEBIAN/control"
    dpkg-deb --root-owner-group -Zgzip -z1 -b "$0/package" "$0/root/older.deb"
    rm -r "$0/package"`;
  execFileSync('sh', ['-ec', script, root], { stdio: 'ignore' });
}

/** Runs what the unit runs, and waits for the password of `admin`. */
async function started(root: string): Promise<{ process: ChildProcess; password: string }> {
  const unit = readFileSync(join(root, 'lib/systemd/system/casebook.service'), 'utf8');
  const start = /^ExecStart=(.*)$/m.exec(unit)![1]!.replace('/node ', '/node --env-file=/etc/casebook.env ');
  const command = `cd /opt/casebook && exec setpriv --reuid=casebook --regid=casebook --clear-groups env -i PORT=${PORT} ${start}`;
  const [program, ...args] = inside(root, ['sh', '-c', command]);
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  let printed = '';
  const password = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      printed += String(data);
      const shown = /with the password (\S+)/.exec(printed)?.[1];
      if (shown) resolve(shown);
    });
    child.on('exit', () => reject(new Error(`Casebook ended: ${printed}`)));
  });
  return { process: child, password };
}
