import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BUILT_SERVER = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js');

export interface CasebookProcess {
  process: ChildProcess;
  /** Where it listens, as it said itself. */
  origin: string;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it and waits until it has ended; answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server as its own process, on a port of its own. */
export async function startCasebook(environment: NodeJS.ProcessEnv): Promise<CasebookProcess> {
  const child = spawn(process.execPath, [BUILT_SERVER], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = /ready at (https?:\S+)\n/.exec(printed);
      if (ready) resolve(ready[1]!.replace('localhost', '127.0.0.1'));
    });
    void exited.then(([code]) => reject(new Error(`Casebook ended with ${code}: ${printed}`)));
  });
  return {
    process: child,
    origin,
    output: () => printed,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

export interface DataDirectory {
  path: string;
  /** The state folder that belongs to it by default. */
  state: string;
  /** Removes both. */
  remove(): void;
}

/** A data directory that any account can reach, and how to remove it. */
export function createDataDirectory(): DataDirectory {
  const path = mkdtempSync(join(tmpdir(), 'casebook-process-'));
  chmodSync(path, 0o755); // as root, PostgreSQL runs under another account
  const state = `${path}-state`;
  const remove = () => {
    for (const directory of [path, state]) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  return { path, state, remove };
}

/** Of the PostgreSQL that runs, or last ran, on a data directory. */
export const postmasterPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Signs in over HTTP; the headers of later requests. */
export async function bearerOf(origin: string, userName: string, password: string) {
  const query = new URLSearchParams({ grant_type: 'password', username: userName, password });
  const response = await fetch(`${origin}/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const token = (await response.json()) as { access_token?: string };
  if (!token.access_token) throw new Error(`not signed in: ${JSON.stringify(token)}`);
  return { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' };
}

/** What `npm run verify` prints, on the data of a server that has stopped. */
export async function verify(environment: Record<string, string>): Promise<string> {
  const program = join(import.meta.dirname, '..', '..', 'dist', 'server', 'verify.js');
  const run = promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout;
}
