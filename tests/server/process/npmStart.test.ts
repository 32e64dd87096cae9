import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDataDirectory,
  NPM_START,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { createRegister } from '../identity/registers';

const data = createDataDirectory();
beforeAll(async () => {
  await createRegister('ours', data);
});
afterAll(() => data.remove());

const npmStart = (environment: NodeJS.ProcessEnv = {}) =>
  startCasebook({ DATA_DIR: data.path, LOG_LEVEL: 'silent', ...environment }, undefined, NPM_START);

/** The process id of the server that `npm start` runs. */
const serverOf = ({ process: { pid } }: CasebookProcess) => childOf(pid);

const childOf = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

const starts = (casebook: CasebookProcess) => casebook.output().match(/ready at/g)?.length;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const ENDED = { timeout: 60_000 };

describe('npm start', () => {
  it('npm start starts a server that ended by an error again and says so @long', async () => {
    const casebook = await npmStart();
    process.kill(serverOf(casebook), 'SIGKILL');
    await expect.poll(() => starts(casebook), ENDED).toBe(2);
    expect(casebook.output()).toContain('Casebook ended by an error (SIGKILL) and is started again.\n');
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect(starts(casebook)).toBe(2);
  });

  it('npm start answers with what it does until the server is ready', async () => {
    const port = await freePort();
    const starting = npmStart({ PORT: String(port) });
    const answer = () => fetch(`http://127.0.0.1:${port}/readyz`).then((each) => each.text(), String);
    await expect.poll(answer).toMatch(/^(Preparing the pages|Starting the database).*…$/);
    const casebook = await starting;
    expect(await answer()).toBe('{"status":"ok"}');
    await casebook.end('SIGTERM');
  });

  it('npm start does not try again when the server could not start @long', async () => {
    await expect(npmStart({ PORT: 'eighty' })).rejects.toThrow(
      /^Casebook ended with 1: Casebook could not start\.\n[^]*PORT[^]*$/,
    );
  });

  it('the server ends when npm start was killed @long', async () => {
    const casebook = await npmStart();
    await casebook.end('SIGKILL');
    const answer = () =>
      fetch(casebook.origin).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(answer, ENDED).toBe('refused');
  });

  it('the server ends when the terminal of npm start is closed @long', async () => {
    const terminal = spawn('script', ['-qec', `'${process.execPath}' '${NPM_START}'`, '/dev/null'], {
      env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', DATA_DIR: data.path },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let printed = '';
    terminal.stdout.on('data', (chunk) => (printed += String(chunk)));
    await expect.poll(() => printed).toContain('Casebook is ready');
    const shell = childOf(terminal.pid);
    const server = childOf(
      readFileSync(`/proc/${shell}/cmdline`, 'utf8').includes('-c') ? childOf(shell) : shell,
    );
    terminal.kill('SIGKILL');
    const command = () => {
      try {
        return readFileSync(`/proc/${server}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    };
    await expect.poll(command, ENDED).toBe('');
  });
});
