import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account, HostKind } from './dataDirectory';
import { EmbeddedPostgresError } from './errors';

/** Where PostgreSQL listens: the client's side and the server's settings for it. */
export interface Endpoint {
  connection: { host: string; port: number; user: string; database: string; password?: string };
  settings: Record<string, string>;
}

/** The only account and database that every new cluster has. */
const superuser = { user: 'postgres', database: 'postgres' };

export function createEndpoint(
  dataDir: string,
  account: Account,
  host: HostKind,
): Endpoint | Promise<Endpoint> {
  return host === 'unix' ? socketEndpoint(dataDir, account) : loopbackEndpoint(dataDir);
}

/** Nobody else can enter the socket's directory, so no password is needed. */
function socketEndpoint(dataDir: string, account: Account): Endpoint {
  const directory = socketDirectory(dataDir);
  createOwnerOnly(directory, account);
  return {
    connection: { host: directory, port: socketPort, ...superuser },
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: directory,
      unix_socket_permissions: '0700',
    },
  };
}

const socketPort = 5432;

/** Socket paths are limited to about 104 characters. */
function socketDirectory(dataDir: string): string {
  const short = `postgres-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const places = [path.join(dataDir, 'socket'), path.join(tmpdir(), short), path.join('/tmp', short)];
  const fits = (place: string) => Buffer.byteLength(path.join(place, `.s.PGSQL.${socketPort}`)) < 100;
  return places.find(fits)!;
}

function createOwnerOnly(directory: string, account: Account) {
  if (!existsSync(directory)) {
    mkdirSync(directory, { mode: 0o700 });
    if (account) chownSync(directory, account.uid, account.gid);
  }
  const stats = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.();
  if (stats.isDirectory() && stats.uid === owner && (stats.mode & 0o077) === 0) return;
  throw new EmbeddedPostgresError(
    'directory-unusable',
    `The directory ${directory}, through which PostgreSQL is reached, is open to others or belongs to ` +
      'another account. Remove it and start again.',
  );
}

/** For Windows: a free port on the loopback interface, and a password stored in the data directory. */
async function loopbackEndpoint(dataDir: string): Promise<Endpoint> {
  const host = '127.0.0.1';
  const port = await freePort(host);
  return {
    connection: { host, port, ...superuser, password: passwordOf(dataDir) },
    settings: { listen_addresses: host, port: String(port), unix_socket_directories: '' },
  };
}

export const passwordFile = (dataDir: string) => path.join(dataDir, 'postgres-password');

function passwordOf(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
