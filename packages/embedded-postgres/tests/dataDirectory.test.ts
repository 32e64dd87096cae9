import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../src';
import { renameWhenFree } from '../src/atomicDirectory';
import { isReachableOnWindows } from '../src/dataDirectory';
import { isRoot, plainUser, answer, started, temporaryDirectory } from './support/started';

describe('the data directory', () => {
  it.runIf(isRoot)(
    'a data directory inside a directory that only root can enter is refused with the reason',
    async () => {
      const closed = path.join(temporaryDirectory(), 'closed');
      mkdirSync(closed, { mode: 0o700 });
      await expect(startEmbeddedPostgres({ dataDir: path.join(closed, 'data') })).rejects.toMatchObject({
        problem: 'directory-unusable',
        message: expect.stringMatching(
          new RegExp(`only root may enter ${closed}\\. Choose a directory outside it`),
        ),
      });
    },
  );

  it.runIf(isRoot)(
    'a new data directory is accessible to PostgreSQL even under a restrictive umask of root @long',
    async () => {
      const umask = process.umask(0o077);
      onTestFinished(() => void process.umask(umask));
      const server = await started({ dataDir: path.join(temporaryDirectory(), 'deep/down/data') });
      expect(await answer(server)).toBe(42);
    },
  );

  it.runIf(isRoot)('a data directory whose data belong to root is refused', async () => {
    const dataDir = temporaryDirectory();
    mkdirSync(path.join(dataDir, 'postgres'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      problem: 'data-of-another-account',
      message: expect.stringContaining(`"chown -R postgres ${dataDir}/postgres"`),
    });
  });

  it('a data directory that another major version of PostgreSQL wrote is refused', async () => {
    const dataDir = temporaryDirectory();
    const cluster = path.join(dataDir, 'postgres');
    mkdirSync(cluster);
    writeFileSync(path.join(cluster, 'PG_VERSION'), '15\n');
    if (isRoot) chownSync(cluster, plainUser.uid!, plainUser.gid!);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /written by PostgreSQL 15, but PostgreSQL 18 is installed/,
    );
  });

  it('a data directory in Bengali letters is refused on Windows, whose PostgreSQL cannot open it', async () => {
    const dataDir = path.join(temporaryDirectory(), 'রহিম');
    await expect(startEmbeddedPostgres({ dataDir, host: 'windows' })).rejects.toMatchObject({
      problem: 'directory-unusable',
      message: expect.stringContaining(
        'Choose one whose path has English letters only, such as C:\\Casebook\\data.',
      ),
    });
  });

  it.each([
    ['C:\\Casebook\\data', true],
    ['C:\\Users\\রহিম\\casebook-data', false],
    ['\\\\?\\C:\\Casebook\\data', false],
    ['\\\\server\\share\\data', true],
  ])('whether PostgreSQL for Windows reaches %s: %s', (directory, reaches) => {
    expect(isReachableOnWindows(directory)).toBe(reaches);
  });

  it.runIf(isRoot)('a rename waits on Windows until another program lets go of the file', () => {
    const directory = temporaryDirectory();
    const [from, to] = [path.join(directory, 'from'), path.join(directory, 'to')];
    writeFileSync(from, 'kept');
    execFileSync('chattr', ['+i', from]); // EPERM, as Windows answers then
    expect(() => renameWhenFree(from, to, false)).toThrow('EPERM');
    spawn('sh', ['-c', 'sleep 0.3; chattr -i "$0"', from]);
    renameWhenFree(from, to, true);
    expect(readFileSync(to, 'utf8')).toBe('kept');
  });

  it('a data directory with a long path has its socket in a directory that nobody else can enter @long', async () => {
    const dataDir = path.join(temporaryDirectory(), 'long'.repeat(30));
    const server = await startEmbeddedPostgres({ dataDir });
    const { host } = server.connection;
    onTestFinished(() => rmSync(host, { recursive: true }));
    expect(await answer(server)).toBe(42);
    expect(path.join(host, '.s.PGSQL.5432').length).toBeLessThan(100);
    expect(statSync(host).mode & 0o777).toBe(0o700);
    await server.stop();
    chmodSync(host, 0o777);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`The directory ${host}`);
  });
});
