import { readFileSync } from 'node:fs';
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
const serverOf = ({ process: { pid } }: CasebookProcess) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

const starts = (casebook: CasebookProcess) => casebook.output().match(/ready at/g)?.length;

const ENDED = { timeout: 30_000 };

describe('npm start', { timeout: 120_000 }, () => {
  it('npm start starts a server that ended by an error again and says so', async () => {
    const casebook = await npmStart();
    process.kill(serverOf(casebook), 'SIGKILL');
    await expect.poll(() => starts(casebook), ENDED).toBe(2);
    expect(casebook.output()).toContain('Casebook ended by an error (SIGKILL) and is started again.\n');
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect(starts(casebook)).toBe(2);
  });

  it('npm start does not try again when the server could not start', async () => {
    await expect(npmStart({ PORT: 'eighty' })).rejects.toThrow(
      /^Casebook ended with 1: Casebook could not start\.\n[^]*PORT[^]*$/,
    );
  });

  it('the server ends when npm start was killed', async () => {
    const casebook = await npmStart();
    await casebook.end('SIGKILL');
    const answer = () =>
      fetch(casebook.origin).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(answer, ENDED).toBe('refused');
  });
});
