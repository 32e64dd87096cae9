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

/** A data directory on a small disk of its own that can be lost, exchanged, emptied and filled. */
export interface Disk {
  /** The data directory. */
  path: string;
  /** The register's state folder. */
  state: string;
  /** Whether the disk's size is limited, so that writing can fill it. */
  isSmall: boolean;
  /** Simulates a lost mount: running programs keep their files, but the path is empty. */
  lose(): void;
  /** Loses the directory and puts another register's in its place. */
  exchange(other: string): void;
  /** Removes all files of the directory, as `rm -rf` does. */
  empty(): void;
  /** Copies the files of the directory, to restore them later. */
  backUp(): void;
  restore(): void;
  bringBack(): void;
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

const run = (command: string, ...args: string[]) => void execFileSync(command, args, { stdio: 'pipe' });

/** A mounted file system if this account may mount one, otherwise directories that are renamed. */
export function createDisk(): Disk {
  const base = mkdtempSync(join(tmpdir(), 'casebook-disk-'));
  chmodSync(base, 0o755); // when root runs the tests, PostgreSQL runs under another account
  const path = join(base, 'data');
  const backup = join(base, 'backup');
  mkdirSync(path);
  const disk = process.env.NO_MOUNTS ? renamed(path) : (mounted(base, path) ?? renamed(path));
  return {
    path,
    state: `${path}-state`,
    ...disk,
    empty() {
      // PostgreSQL may still write while its files are removed
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
      // no room for another block of this size
    }
  }
  closeSync(handle);
}

/** Simulates a lost disk by renaming its directory, and a full one by a directory that PostgreSQL may not write to. */
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
