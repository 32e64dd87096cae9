import { afterAll, expect, it } from 'vitest';
import { adminCalls, createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { createRegister } from '../identity/registers';
import { startReceiver } from '../webhooks/receiver';

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
afterAll(() => data.remove());

it(
  'what a write tells a webhook survives kill -9 before it is sent, and while it is sent @long',
  { timeout: 240_000 },
  async () => {
    const { password } = await createRegister('ours', data);
    const program = await startReceiver(() => {}); // never answers
    let casebook = await startCasebook(environment);
    let call = await adminCalls(casebook, password);
    await call('POST', '/api/casebook/webhooks', {
      name: 'ERP',
      url: program.url,
      events: ['filing.created'],
      allowPrivate: true,
    });
    const [workPlace] = await call<{ id: number }[]>('GET', '/api/case/workplace');
    const add = (nothiNumber: string) => call('POST', '/api/case/case-fillings', { nothiNumber, workPlace });
    await add('W-1/26');
    await expect.poll(() => program.got.length, { timeout: 60_000 }).toBe(1);
    await add('W-2/26'); // acknowledged, and not sent yet
    await casebook.end('SIGKILL');
    program.answerBy((_request, response) => response.end());
    casebook = await startCasebook(environment);
    call = await adminCalls(casebook, password);
    const files = () => program.told().map(({ file }) => file);
    await expect.poll(files, { timeout: 60_000, interval: 500 }).toEqual(['W-1/26', 'W-2/26']);
    if (isLong) await expectAgain();
    await casebook.end('SIGTERM');
    program.close();

    // The first one waits for its next attempt, a minute after the one that was killed. Pauses without kills:
    // webhooks/webhooks.test.ts
    async function expectAgain() {
      await expect.poll(files, { timeout: 90_000, interval: 500 }).toEqual(['W-1/26', 'W-2/26', 'W-1/26']);
      const keys = program.got.map(({ headers }) => headers['casebook-delivery']);
      expect(keys[2]).toBe(keys[0]);
      expect(keys[1]).not.toBe(keys[0]);
    }
  },
);
