import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILT_SERVER = join(ROOT, 'dist', 'server', 'main.js');
/** What `npm start` runs. */
export const NPM_START = join(ROOT, 'tools', 'start.mjs');

/** On an external database papers would lie in /var/lib; a test’s lie beside its state. */
const withPapers = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(environment.STATE_DIR && { PAPERS_DIR: `${environment.STATE_DIR}-papers` }),
  ...environment,
});

export interface CasebookProcess {
  process: ChildProcess;
  /** The URL that the server listens on, as printed. */
  origin: string;
  /** Everything the server has printed so far. */
  output(): string;
  /** Sends the signal and waits for the process to end; returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server as a separate process on a free port. Aborting `killed` kills it, even while it starts. */
export async function startCasebook(
  environment: NodeJS.ProcessEnv,
  killed?: AbortSignal,
  program = BUILT_SERVER,
): Promise<CasebookProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', ...withPapers(environment) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killed?.addEventListener('abort', () => child.kill('SIGKILL'));
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
  /** The server's default state folder. */
  state: string;
  /** Removes both folders. */
  remove(): void;
}

/** A data directory that any account can reach, with a function to remove it. */
export function createDataDirectory(): DataDirectory {
  const path = mkdtempSync(join(tmpdir(), 'casebook-process-'));
  chmodSync(path, 0o755); // when root runs the tests, PostgreSQL runs under another account
  const state = `${path}-state`;
  const remove = () => {
    for (const directory of [path, state]) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  return { path, state, remove };
}

/** The process id of the PostgreSQL that runs, or last ran, on a data directory. */
export const postmasterPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Signs in over HTTP; returns the headers for later requests. */
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

/**
 * Signs the administrator in. @returns a function that sends a request and gives the answer's JSON; it throws on a
 * refusal.
 */
export async function adminCalls({ origin }: CasebookProcess, password: string) {
  const headers = await bearerOf(origin, 'admin', password);
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

export interface Ended {
  code: number;
  /** What the program has printed, errors too. */
  output: string;
}

/** Runs a built program as npm does, but without the settings of this machine. */
export const runProgram = (program: string, environment: NodeJS.ProcessEnv, ...given: string[]) =>
  new Promise<Ended>((resolve) => {
    const file = join(ROOT, 'dist', 'server', `${program}.js`);
    const options = { env: { PATH: process.env.PATH, ...withPapers(environment) }, cwd: tmpdir() };
    execFile(process.execPath, [file, program, ...given], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

/** What `npm run verify` prints of a register without differences. */
export const ALL_RIGHT =
  'All figures, proceedings and search entries are right, and as the history has them.\n';

/** The output of `npm run verify`. */
export const verify = async (environment: NodeJS.ProcessEnv): Promise<string> =>
  (await runProgram('verify', environment)).output;
