import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data directory on a small disk of its own, which can be lost, exchanged, emptied and filled. */
export interface Disk {
  /** The data directory. */
  path: string;
  /** Its state folder. */
  state: string;
  /** Whether it has a size, so that writing fills it up. */
  isSmall: boolean;
  /** As when a mount is lost: what runs on it goes on, and who looks finds nothing. */
  lose(): void;
  /** Loses it and puts another register's directory in its place. */
  exchange(other: string): void;
  /** Removes all that lies on it, as `rm -rf` does. */
  empty(): void;
  /** Keeps a copy of what lies on it, to restore. */
  backUp(): void;
  restore(): void;
  bringBack(): void;
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

const run = (command: string, ...args: string[]) => void execFileSync(command, args, { stdio: 'pipe' });

/** A file system of its own where this account may mount one, else directories that are renamed. */
export function createDisk(): Disk {
  const base = mkdtempSync(join(tmpdir(), 'casebook-disk-'));
  chmodSync(base, 0o755); // as root, PostgreSQL runs under another account
  const path = join(base, 'data');
  const backup = join(base, 'backup');
  mkdirSync(path);
  const disk = process.env.NO_MOUNTS ? renamed(path) : (mounted(base, path) ?? renamed(path));
  return {
    path,
    state: `${path}-state`,
    ...disk,
    empty() {
      // PostgreSQL may still write while its files go
      const again = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
      for (const name of readdirSync(path)) rmSync(join(path, name), again);
    },
    backUp() {
      rmSync(backup, { recursive: true, force: true });
      run('cp', '-a', path, backup);
    },
    restore: () => run('cp', '-a', `${backup}/.`, path),
    remove() {
      disk.remove();
      rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Medium = Pick<Disk, 'isSmall' | 'lose' | 'exchange' | 'bringBack' | 'fill' | 'makeRoom' | 'remove'>;

function mounted(base: string, path: string): Medium | undefined {
  const disk = join(base, 'disk');
  const ballast = join(base, 'disk', 'ballast');
  const bound = join(disk, 'data');
  try {
    mkdirSync(disk);
    run('mount', '-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk);
    mkdirSync(bound);
    run('mount', '--bind', bound, path);
  } catch {
    return undefined;
  }
  let isOurs = true;
  const lose = () => {
    run('umount', '-l', path);
    isOurs = false;
  };
  return {
    isSmall: true,
    lose,
    exchange(other) {
      lose();
      run('mount', '--bind', other, path);
    },
    bringBack() {
      if (isOurs) return;
      while (isMounted(path)) run('umount', '-l', path);
      run('mount', '--bind', bound, path);
      isOurs = true;
    },
    fill: () => fillUp(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      for (const each of [path, disk]) while (isMounted(each)) run('umount', '-l', each);
    },
  };
}

function isMounted(path: string): boolean {
  try {
    run('mountpoint', '-q', path);
    return true;
  } catch {
    return false;
  }
}

function fillUp(file: string) {
  const handle = openSync(file, 'a');
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, block);
    } catch {
      // no space for a block of this size any more
    }
  }
  closeSync(handle);
}

/** A directory that PostgreSQL may not write to stands for the full disk. */
function renamed(path: string): Medium {
  const away = `${path}-away`;
  const lose = () => renameSync(path, away);
  return {
    isSmall: false,
    lose,
    exchange(other) {
      lose();
      run('cp', '-a', other, path);
    },
    bringBack() {
      if (!existsSync(away)) return;
      rmSync(path, { recursive: true, force: true });
      renameSync(away, path);
    },
    fill: () => chmodSync(join(path, 'postgres'), 0o500),
    makeRoom() {
      if (existsSync(join(path, 'postgres'))) chmodSync(join(path, 'postgres'), 0o700);
    },
    remove: () => {},
  };
}
