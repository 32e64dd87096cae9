import path from 'node:path';
import { chooseAccount, prepareDataDirectory, thisHost, type HostKind } from './dataDirectory';
import { checkVersion, clusterDirectory, ensureCluster, refuseWithoutCluster } from './cluster';
import { createEndpoint, type Endpoint } from './endpoint';
import { findPlatformPackage, runnablePrograms, removeOtherCopies } from './programs';
import { readPostmasterFile, waitForPreviousServer } from './previousServer';
import { runServer, type RunningServer } from './server';

export interface EmbeddedPostgres {
  /** For pg.Pool; host is the directory of a Unix socket, or 127.0.0.1 on Windows, with a password. */
  connection: Endpoint['connection'];
  postmasterPid: number;
  /** Ends all connections, and resolves when PostgreSQL has exited. */
  stop(): Promise<void>;
  /** Like `stop`, but without the last checkpoint: for files that are no longer those of this PostgreSQL. */
  stopWithoutWriting(): Promise<void>;
  /** Called once if PostgreSQL ends without stop(): a crash, or somebody killed it. */
  onExit(listener: (reason: string) => void): void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Whether to create empty data if there is none; true by default. */
  create?: boolean;
  /** PostgreSQL settings that override the defaults, such as { shared_buffers: '1GB' }. */
  settings?: Record<string, string>;
  /** Receives each line of PostgreSQL's own log. */
  log?: (line: string) => void;
  /** For tests, to run the Windows mode on other systems. */
  host?: HostKind;
}

/**
 * Starts the PostgreSQL of the installed npm package on the files in dataDir, which it creates on the
 * first start. @throws EmbeddedPostgresError, with a message for the person who runs the program.
 */
export async function startEmbeddedPostgres({
  dataDir: directory,
  create = true,
  settings = {},
  log = () => {},
  host = thisHost,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(directory);
  const cluster = clusterDirectory(dataDir);
  const copies = path.join(dataDir, 'programs');

  if (!create) refuseWithoutCluster(dataDir);
  const pack = findPlatformPackage();
  const account = chooseAccount(cluster);
  prepareDataDirectory(dataDir, account, host);
  checkVersion(dataDir, pack.version);
  const programs = runnablePrograms(pack, copies, account);
  await waitForPreviousServer(cluster, log);
  const endpoint = await createEndpoint(dataDir, account, host);
  if (create) await ensureCluster({ dataDir, programs, account, host, log });
  else refuseWithoutCluster(dataDir);
  const server = await runServer({
    cluster,
    programs,
    account,
    host,
    settings: { ...defaultSettings, ...settings, ...endpoint.settings },
    log,
  });
  removeOtherCopies(copies, programs);
  return { connection: endpoint.connection, postmasterPid: server.postmasterPid, ...lifetime(server) };
}

/** The connection to the PostgreSQL that another process runs on dataDir. */
export async function connectionOfRunning(directory: string): Promise<Endpoint['connection']> {
  const dataDir = path.resolve(directory);
  const cluster = clusterDirectory(dataDir);
  const { connection } = await createEndpoint(dataDir, chooseAccount(cluster), thisHost);
  // on Windows the running server has a port of its own
  return { ...connection, port: readPostmasterFile(cluster)?.port ?? connection.port };
}

const defaultSettings: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  log_line_prefix: '',
  // By default macOS leaves commits in the disk's own cache, which a power cut loses.
  ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
};

function lifetime(server: RunningServer): Pick<EmbeddedPostgres, 'stop' | 'stopWithoutWriting' | 'onExit'> {
  let stopping = false;
  const end = async (interrupt: () => void) => {
    stopping = true;
    interrupt();
    await server.ended;
  };
  return {
    stop: () => end(server.interrupt),
    stopWithoutWriting: () => end(() => quit(server.postmasterPid)),
    onExit(listener) {
      void server.ended.then(({ reason }) => {
        if (!stopping) listener(reason);
      });
    },
  };
}

function quit(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // already ended
  }
}
