import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import packageFile from '../../../package.json';
import { isLong } from '../../support/long';

const VERSION = packageFile.version;
const FIRST_FILING = join(import.meta.dirname, '..', '..', 'support', 'firstFiling.mjs');
const PORT = '8187';

/** Milliseconds from `dpkg -i` to the first stored filing. */
const SOON = 120_000;

/** Needs root on Debian, whose debootstrap makes the machine; there is no systemd in it, so the test starts the service. */
it.runIf(isLong && process.getuid?.() === 0)(
  'the Debian package installs, upgrades with a backup before, and keeps the register until a purge is told to remove it',
  { timeout: 1_800_000 },
  async () => {
    execFileSync('npm', ['run', 'release', '--', 'linux-x64'], { stdio: 'ignore' });
    const root = debian();
    const run = (...command: string[]) => {
      const [program, ...args] = inside(root, ['env', 'DEBIAN_FRONTEND=noninteractive', ...command]);
      return execFileSync(program!, args, { encoding: 'utf8' });
    };
    const register = join(root, 'var/lib/casebook');
    packages(root);

    const before = Date.now();
    run('dpkg', '-i', '/root/older.deb');
    expect(run('systemctl', 'is-enabled', 'casebook.service')).toBe('enabled\n');
    expect(run('stat', '-c', '%U %G %a', '/etc/casebook.env')).toBe('root casebook 640\n');
    const service = await started(root);
    execFileSync(process.execPath, [FIRST_FILING, `http://127.0.0.1:${PORT}`, service.password, 'এস-১/২০২৬']);
    expect(Date.now() - before).toBeLessThan(SOON);

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

function debian(): string {
  const root = mkdtempSync(join(tmpdir(), 'casebook-debian-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'debootstrap'], { stdio: 'ignore' });
  const options = ['--variant=minbase', '--include=systemd,curl'];
  execFileSync('debootstrap', [...options, 'bookworm', root, 'http://deb.debian.org/debian'], {
    stdio: 'ignore',
  });
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
  let printed = '';
  for await (const data of child.stdout) {
    printed += String(data);
    const password = /with the password (\S+)/.exec(printed)?.[1];
    if (password) {
      child.stdout.resume();
      return { process: child, password };
    }
  }
  throw new Error(`Casebook ended: ${printed}`);
}
