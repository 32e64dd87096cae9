import { rmSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors';

const timeout = 3_000;
const stoppingTimeout = 120_000;

/**
 * Waits for a PostgreSQL that is still stopping on this data, and refuses if one keeps running.
 *
 * postmaster.pid alone proves nothing: after a power cut its process id may belong to any other program, and in
 * another container the id means nothing. So this asks whether something answers at the address in the file, which
 * works on every system. (If the file is removed wrongly, PostgreSQL still refuses to start, because it checks its
 * shared memory.)
 */
export async function waitForPreviousServer(cluster: string, log: (line: string) => void): Promise<void> {
  const start = Date.now();
  for (;;) {
    const previous = readPostmasterFile(cluster);
    if (!previous) return;
    const answers = await isAnswering(previous);
    if (!answers && !isAlive(previous.pid)) return; // PostgreSQL replaces the file itself
    const limit = answers && previous.status === 'stopping' ? stoppingTimeout : timeout;
    if (Date.now() - start > limit) {
      if (answers) throw dataInUse(cluster);
      log(`process ${previous.pid} is not PostgreSQL; ${postmasterFilePath(cluster)} is left from a crash`);
      rmSync(postmasterFilePath(cluster), { force: true });
      return;
    }
    await pause(100);
  }
}

export function dataInUse(cluster: string) {
  return new EmbeddedPostgresError(
    'data-in-use',
    `Another PostgreSQL is already running on the data in ${path.dirname(cluster)}. ` +
      'Stop the program that started it, or choose another directory for this one.',
  );
}

function isAnswering(server: PostmasterFile): Promise<boolean> {
  const { socketDirectory, listenAddress, port, pid } = server;
  if (!Number.isInteger(port)) return Promise.resolve(false);
  if (socketDirectory) return connects({ path: path.join(socketDirectory, `.s.PGSQL.${port}`) });
  // Another program may have been given the port since.
  return isAlive(pid) ? connects({ host: listenAddress, port }) : Promise.resolve(false);
}

function connects(address: { path: string } | { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    const finish = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.on('connect', () => finish(true));
    // EAGAIN: the queue of connections is full, so a server is there.
    socket.on('error', (error: NodeJS.ErrnoException) => finish(error.code === 'EAGAIN'));
  });
}

/** The content of postmaster.pid of a running PostgreSQL; its later lines follow during startup. */
interface PostmasterFile {
  pid: number;
  port: number;
  socketDirectory: string;
  listenAddress: string;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

const postmasterFilePath = (cluster: string) => path.join(cluster, 'postmaster.pid');

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFilePath(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    port: Number.parseInt(lines[3] ?? '', 10),
    socketDirectory: (lines[4] ?? '').trim(),
    listenAddress: (lines[5] ?? '').trim(),
    status: (lines[7] ?? '').trim() as PostmasterFile['status'],
  };
}

/** True for any living process, also one of another account. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
