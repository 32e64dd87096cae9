import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import {
  adminCalls,
  createDataDirectory,
  ALL_RIGHT,
  startCasebook,
  verify,
} from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { createRegister } from '../identity/registers';

const rounds = Number(process.env.IMPORT_KILL_ROUNDS ?? (isLong ? 50 : 2));
const ROWS = 200 * (rounds + 1);
const SECONDS_PER_ROUND = 60;

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
afterAll(() => data.remove());

const layout = {
  columns: ['nothiNumber', 'workPlaceId', 'companyId'].map((field, column) => ({ column, field })),
  existing: 'skip',
  parties: 'make',
};

type Call = Awaited<ReturnType<typeof adminCalls>>;

interface Import {
  state: string;
  counts: { done: number; ready: number };
}

const until = async (call: Call, id: number, state: string) => {
  await expect
    .poll(async () => (await call<Import>('GET', `/api/casebook/imports/${id}`)).state, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(state);
};

describe('kill -9 during an import', () => {
  it(
    `an import adds every row exactly once despite kill -9 of the server (${rounds} rounds) @long`,
    { timeout: (rounds + 2) * SECONDS_PER_ROUND * 1000 },
    async () => {
      const { password } = await createRegister('ours', data);
      let casebook = await startCasebook(environment);
      let call = await adminCalls(casebook, password);
      const [{ name: section }] = await call<[{ name: string }]>('GET', '/api/case/workplace');
      const rows = Array.from({ length: ROWS }, (_, at) => ({
        line: at + 2,
        cells: [`K-${at}`, section, `Company ${at % 97}`],
      }));
      const body = { register: 'case-fillings', fileName: 'kills.xlsx', layout, rows };
      const { id } = await call<{ id: number }>('POST', '/api/casebook/imports', body);
      await call('POST', `/api/casebook/imports/${id}/check`);
      await casebook.end('SIGKILL');
      casebook = await startCasebook(environment);
      call = await adminCalls(casebook, password);
      await until(call, id, 'CHECKED');
      const checked = await call<Import>('GET', `/api/casebook/imports/${id}`);
      expect(checked.counts).toMatchObject({ ready: ROWS, refused: 0, undecided: 0 });
      await call('POST', `/api/casebook/imports/${id}/run`);
      let killedWhileRunning = 0;
      for (let round = 0; round < rounds; round++) {
        await pause(100 + 37 * (round % 10));
        const { state } = await call<Import>('GET', `/api/casebook/imports/${id}`);
        if (state === 'RUNNING') killedWhileRunning += 1;
        await casebook.end('SIGKILL');
        casebook = await startCasebook(environment);
        call = await adminCalls(casebook, password);
        // a finished import is undone and run again, so that the next kill meets a running one
        if (state === 'DONE') {
          await call('POST', `/api/casebook/imports/${id}/undo`);
          await until(call, id, 'UNDONE');
          await call('POST', `/api/casebook/imports/${id}/run`);
        }
      }
      expect(killedWhileRunning).toBeGreaterThan(0);
      await until(call, id, 'DONE');
      const { counts } = await call<Import>('GET', `/api/casebook/imports/${id}`);
      expect(counts.done).toBe(ROWS);
      const page = await call<{ content: { nothiNumber: string }[] }>(
        'GET',
        '/api/case/case-fillings-page?size=1000000',
      );
      const numbers = page.content.map(({ nothiNumber }) => nothiNumber);
      expect(numbers.toSorted()).toEqual([...rows.map(({ cells }) => cells[0]), 'ours'].toSorted());
      const companies = await call<{ totalElements: number }>('GET', '/api/case/search-company-page?size=1');
      expect(companies.totalElements).toBe(97);
      await casebook.end('SIGTERM');
      expect(await verify(environment)).toBe(ALL_RIGHT);
    },
  );
});
