import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** The programs of Debian's packages, or those that NGINX and PGBOUNCER name. */
const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';
const PGBOUNCER = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';

type Program = 'nginx' | 'openssl' | 'pgbouncer';

const PROGRAMS: Record<Program, [program: string, argument: string]> = {
  nginx: [NGINX, '-v'],
  openssl: ['openssl', 'version'],
  pgbouncer: [PGBOUNCER, '--version'],
};

/** Why these programs cannot be tried here; undefined when they can. */
export function missingFrontends(
  needed: readonly Program[] = ['nginx', 'openssl', 'pgbouncer'],
): string | undefined {
  const missing = needed.filter((name) => !runs(...PROGRAMS[name]));
  return missing.length ? `not installed: ${missing.join(', ')}` : undefined;
}

const runs = (program: string, argument: string) => {
  try {
    execFileSync(program, [argument], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

export interface Frontend {
  port: number;
  stop(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/**
 * Starts nginx with deploy/nginx.conf in front of server processes on these ports.
 * @returns also the certificate to trust, in PEM
 */
export async function startNginx(directory: string, ports: number[]): Promise<Frontend & { ca: string }> {
  const port = await freePort();
  const certificate = join(directory, 'cert.pem');
  const key = join(directory, 'key.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...names], { stdio: 'pipe' });
  let site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${await freePort()};`)
    .replace(/listen 443/, `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  ports.forEach((own, index) => {
    site = site.replace(new RegExp(`\\b${8081 + index}\\b`, 'g'), String(own));
  });
  writeFileSync(join(directory, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(directory, 'nginx.pid')}; daemon off;
    error_log ${join(directory, 'error.log')}; events {}
    http { access_log ${join(directory, 'access.log')}; ${temporary.join(' ')} include ${join(directory, 'site.conf')}; }`,
  );
  // the variable NGINX is left out, because nginx reads it as a list of sockets to inherit
  const env = { PATH: process.env.PATH };
  const child = spawn(NGINX, ['-c', file, '-e', join(directory, 'error.log')], { stdio: 'inherit', env });
  return { ...(await listening(child, port, 'SIGTERM')), ca: readFileSync(certificate, 'utf8') };
}

interface Target {
  host: string;
  port: number;
  database: string;
  /** The directory of the cluster, whose owner may use its socket. */
  cluster: string;
}

/** Starts PgBouncer with deploy/pgbouncer.ini; a PgBouncer before 1.21 gets the changes that the file describes. */
export async function startPgBouncer(directory: string, target: Target): Promise<Frontend> {
  const port = await freePort();
  const { uid, gid } = statSync(target.cluster);
  mkdirSync(directory);
  chownSync(directory, uid, gid);
  const settings: Record<string, string | null> = {
    listen_port: String(port),
    auth_type: 'any',
    auth_file: null,
    unix_socket_dir: '',
    logfile: join(directory, 'log'),
    pidfile: join(directory, 'pid'),
    ...(poolsStatements()
      ? {}
      : { pool_mode: 'session', default_pool_size: '70', max_prepared_statements: null }),
  };
  const text = readFileSync(join(DEPLOY, 'pgbouncer.ini'), 'utf8').replace(
    'host=127.0.0.1 port=5432 dbname=casebook',
    `host=${target.host} port=${target.port} dbname=${target.database} user=postgres`,
  );
  const kept = text.split('\n').filter((line) => !Object.hasOwn(settings, line.split(' ')[0]!));
  const own = Object.entries(settings).flatMap(([name, value]) =>
    value === null ? [] : `${name} = ${value}`,
  );
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, [...kept, ...own, ''].join('\n'));
  const child = spawn(PGBOUNCER, ['--quiet', file], { uid, gid, stdio: 'inherit' });
  return listening(child, port, 'SIGINT');
}

/** Whether this PgBouncer knows prepared statements, so that it can pool by transaction. */
export function poolsStatements(): boolean {
  const printed = execFileSync(PGBOUNCER, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(printed)!;
  return Number(major) > 1 || Number(minor) >= 21;
}

async function listening(child: ChildProcess, port: number, end: NodeJS.Signals): Promise<Frontend> {
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const socket = connect({ host: '127.0.0.1', port });
    const answers = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(
        () => false,
        () => false,
      ),
    ]).catch(() => false);
    socket.destroy();
    if (answers) break;
    await pause(50);
  }
  return {
    port,
    async stop() {
      child.kill(end);
      await ended;
    },
  };
}
