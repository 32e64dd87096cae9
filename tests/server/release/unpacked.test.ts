import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import packageFile from '../../../package.json';
import { isLong } from '../../support/long';

const NAME = `casebook-${packageFile.version}-linux-x64`;
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

/** Needs root on Debian; the release's other parts are tested in archive.test.ts. */
it.runIf(isLong && process.getuid?.() === 0)(
  'the Linux release runs for an ordinary user in an empty root without a network',
  { timeout: 900_000 },
  () => {
    execFileSync('npm', ['run', 'release', '--', 'linux-x64'], { stdio: 'ignore' });
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
