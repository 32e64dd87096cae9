import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './frontends';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy', 'patroni');
/** Of the packages patroni, etcd-server, haproxy and postgresql-15 of Debian 12. */
const PROGRAMS = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/lib/postgresql/15/bin/postgres',
];
const NOBODY = 65534;
const NETWORK = '10.87.53';
const BRIDGE = 'casebook-ha';

/** Why the cluster cannot be tried here; undefined when it can. */
export function missingCluster(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can make networks';
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  return missing.length ? `not installed: ${missing.join(', ')}` : undefined;
}

export type Role = 'primary' | 'replica' | 'away';

export interface ClusterNode {
  name: string;
  address: string;
  patroni: ChildProcess;
  etcd: ChildProcess;
  /** Kills Patroni and its PostgreSQL at once, as if the machine lost its power. */
  killDatabase(): Promise<void>;
  startDatabase(): void;
  killEtcd(): Promise<void>;
  startEtcd(): void;
  /** What its Patroni says of it. */
  role(): Promise<Role>;
  /** Whether it has all that is acknowledged, so that it may take over. */
  isSynchronous(): Promise<boolean>;
  isEtcdLeader(): Promise<boolean>;
}

export interface Cluster {
  nodes: ClusterNode[];
  primary(): Promise<ClusterNode | undefined>;
  /** Ports of HAProxy. */
  ports: { primary: number; replica: number };
  /** Takes away the way between two machines, in both directions, until the function that it returns is called. */
  cut(one: ClusterNode, other: ClusterNode): () => void;
  stop(): Promise<void>;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' });

/** Three machines of deploy/patroni, each in a network namespace of its own, and HAProxy in front of them. */
export async function startCluster(directory: string): Promise<Cluster> {
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  const nodes = [1, 2, 3].map((nr) => startNode(directory, nr));
  const ports = { primary: await freePort(), replica: await freePort() };
  const configuration = join(directory, 'haproxy.cfg');
  const text = placed(readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8'))
    .replace('127.0.0.1:5432', `127.0.0.1:${ports.primary}`)
    .replace('127.0.0.1:5433', `127.0.0.1:${ports.replica}`);
  writeFileSync(configuration, text);
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', configuration], {
    stdio: logOf(directory, 'haproxy'),
  });
  const inNode = (node: ClusterNode, ...args: string[]) =>
    ip('netns', 'exec', `casebook-${node.name}`, 'ip', ...args);
  return {
    nodes,
    ports,
    async primary() {
      for (const node of nodes) if ((await node.role()) === 'primary') return node;
      return undefined;
    },
    cut(one, other) {
      inNode(one, 'route', 'add', 'blackhole', `${other.address}/32`);
      inNode(other, 'route', 'add', 'blackhole', `${one.address}/32`);
      return () => {
        inNode(one, 'route', 'del', 'blackhole', `${other.address}/32`);
        inNode(other, 'route', 'del', 'blackhole', `${one.address}/32`);
      };
    },
    async stop() {
      await ended(haproxy, 'SIGTERM');
      for (const node of nodes) {
        await ended(node.patroni, 'SIGTERM'); // which stops its PostgreSQL
        await ended(node.etcd, 'SIGKILL');
      }
      for (const { name } of nodes) ip('netns', 'del', `casebook-${name}`);
      ip('link', 'del', BRIDGE);
    },
  };
}

/** The shipped files name the machines 10.0.0.11 to 10.0.0.13. */
const placed = (text: string) => text.replaceAll('10.0.0.', `${NETWORK}.`);

const logOf = (directory: string, name: string): ['ignore', number, number] => {
  const file = openSync(join(directory, `${name}.log`), 'a');
  return ['ignore', file, file];
};

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

function startNode(directory: string, nr: number): ClusterNode {
  const name = `db${nr}`;
  const address = `${NETWORK}.${10 + nr}`;
  const namespace = `casebook-${name}`;
  ip('netns', 'add', namespace);
  ip('link', 'add', `cb-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  ip('link', 'set', `cb-${name}`, 'master', BRIDGE, 'up');
  ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', namespace, 'link', 'set', 'eth0', 'up');
  ip('-n', namespace, 'link', 'set', 'lo', 'up');

  const folder = join(directory, name);
  mkdirSync(folder);
  chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const own = (file: string) => {
    const text = readFileSync(join(DEPLOY, file), 'utf8')
      .replace(/^(ETCD_NAME=|name: )db1/m, `$1${name}`)
      .replace(
        /^((?:ETCD_(?:LISTEN|INITIAL_ADVERTISE|ADVERTISE)\w+=http:\/\/|  \w+: )10\.0\.0\.)11/gm,
        `$1${10 + nr}`,
      )
      .replace('10.0.0.0/24', `${NETWORK}.0/24`);
    return placed(text)
      .replace(/hosts: \S+/, `hosts: ${[11, 12, 13].map((last) => `${NETWORK}.${last}:2379`).join()}`)
      .replace('/var/lib/etcd/casebook', join(folder, 'etcd'))
      .replace('/var/lib/postgresql/15/casebook', data)
      .replace('/var/run/postgresql', folder);
  };
  const configuration = join(folder, 'config.yml');
  writeFileSync(configuration, own('config.yml').replaceAll('local all all peer', 'local all all trust'));
  const variables = Object.fromEntries(
    own('etcd')
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map((line) => line.split(/=(.*)/s) as [string, string]),
  );
  const run = (log: string, env: NodeJS.ProcessEnv, ...command: string[]) =>
    spawn(
      'ip',
      [
        'netns',
        'exec',
        namespace,
        'setpriv',
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        ...command,
      ],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
        stdio: logOf(folder, log),
      },
    );
  const startEtcd = () => run('etcd', variables, '/usr/bin/etcd');
  const startPatroni = () => run('patroni', {}, '/usr/bin/patroni', configuration);
  const node: ClusterNode = {
    name,
    address,
    etcd: startEtcd(),
    patroni: startPatroni(),
    async killDatabase() {
      const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      process.kill(postmaster, 'SIGKILL');
      await ended(node.patroni, 'SIGKILL');
    },
    startDatabase: () => void (node.patroni = startPatroni()),
    killEtcd: () => ended(node.etcd, 'SIGKILL'),
    startEtcd: () => void (node.etcd = startEtcd()),
    async role() {
      try {
        const answer = await fetch(`http://${address}:8008/patroni`, { signal: AbortSignal.timeout(2000) });
        const { role, state } = (await answer.json()) as { role: string; state: string };
        if (state !== 'running') return 'away';
        return role === 'master' || role === 'primary' ? 'primary' : 'replica';
      } catch {
        return 'away';
      }
    },
    async isSynchronous() {
      const asked = fetch(`http://${address}:8008/synchronous`, { signal: AbortSignal.timeout(2000) });
      return (await asked.catch(() => null))?.ok ?? false;
    },
    async isEtcdLeader() {
      try {
        const answer = await fetch(`http://${address}:2379/v3/maintenance/status`, {
          method: 'POST',
          body: '{}',
          signal: AbortSignal.timeout(2000),
        });
        const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string };
        return header.member_id === leader;
      } catch {
        return false;
      }
    },
  };
  return node;
}

/** Waits until the cluster has a primary and two replicas, of which one may take over. */
export async function untilWhole({ nodes }: Cluster, seconds = 120): Promise<void> {
  for (let waited = 0; waited < seconds; waited++) {
    const roles = await Promise.all(nodes.map((node) => node.role()));
    const synchronous = await Promise.all(nodes.map((node) => node.isSynchronous()));
    if (roles.toSorted().join() === 'primary,replica,replica' && synchronous.includes(true)) return;
    await pause(1000);
  }
  throw new Error('the cluster is not whole');
}
