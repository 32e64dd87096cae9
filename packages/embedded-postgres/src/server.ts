import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account, HostKind } from './dataDirectory';
import { EmbeddedPostgresError } from './errors';
import { readPostmasterFile, dataInUse } from './previousServer';
import { supervise, type Supervised } from './supervisor';

interface ServerOptions {
  cluster: string;
  programs: string;
  account: Account;
  host: HostKind;
  settings: Record<string, string>;
  log: (line: string) => void;
}

export interface RunningServer extends Supervised {
  postmasterPid: number;
}

/** Milliseconds. Sessions of a killed PostgreSQL end only when their current statement is done. */
const orphanTimeout = 60_000;

/** Starts PostgreSQL and waits until it accepts connections, however long crash recovery takes. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const start = Date.now();
  for (;;) {
    const server = launch(options);
    const failure = await Promise.race([server.ended, untilReady(options.cluster, server)]);
    if (!failure) return { ...server, postmasterPid: await server.pid };

    const orphansLeft = mentions(failure.lastLines, 'pre-existing shared memory block');
    if (orphansLeft && Date.now() - start < orphanTimeout) {
      await pause(500);
      continue;
    }
    if (orphansLeft || mentions(failure.lastLines, 'postmaster.pid" already exists')) {
      throw dataInUse(options.cluster);
    }
    if (mentions(failure.lastLines, 'administrative permissions')) throw startedAsAdministrator();
    throw didNotStart(failure.reason, failure.lastLines);
  }
}

function launch({ cluster, programs, account, host, settings, log }: ServerOptions): Supervised {
  const command = [path.join(programs, 'bin', 'postgres'), '-D', cluster];
  for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`);
  return supervise(command, { account, host, log });
}

/** PostgreSQL writes "ready" into its postmaster.pid once it accepts connections. */
async function untilReady(cluster: string, server: Supervised): Promise<undefined> {
  let ended = false;
  void server.ended.then(() => (ended = true));
  const pid = await server.pid;
  while (!ended) {
    const file = readPostmasterFile(cluster);
    if (file?.pid === pid && file.status === 'ready') return undefined;
    await pause(20);
  }
  return new Promise(() => {});
}

const mentions = (lines: string[], text: string) => lines.some((line) => line.includes(text));

/** PostgreSQL's rule on Windows, as that for root elsewhere. */
const startedAsAdministrator = () =>
  new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL refuses to run with the rights of an administrator. Start from an ordinary account, and without ' +
      '"Run as administrator".',
  );

function didNotStart(reason: string, lastLines: string[]) {
  return new EmbeddedPostgresError(
    'did-not-start',
    `PostgreSQL did not start: ${reason}. Its last words were:\n${lastLines.join('\n')}\n` +
      'Check that the disk has room. If the data itself is damaged, restore the last backup.',
  );
}
