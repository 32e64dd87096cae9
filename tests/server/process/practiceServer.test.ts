import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearerOf, startCasebook, type CasebookProcess } from '../../support/casebookProcess';
import { addFiling, createRegister, fileNumbers, type Register } from '../identity/registers';

const SAMPLE_PASSWORD = 'Casebook#Admin1';

// practice.test.ts covers how the register is made, ended and made anew
describe('the practice register of a built server @long', () => {
  let register: Register;
  let folder: string;
  let casebook: CasebookProcess;
  let practice: string;

  beforeAll(async () => {
    const port = await freePort();
    register = await createRegister('ours');
    folder = `${register.data.path}-practice`;
    practice = `http://127.0.0.1:${port}`;
    casebook = await startCasebook({
      ...register.environment,
      PRACTICE_PORT: String(port),
      OAUTH_CLIENT_SECRET: 'casebook',
      ORGANISATION: 'Custom House, Mongla',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    await practiceAnswers(true);
  }, 240_000);
  afterAll(() => {
    register.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => server.listening).toBe(true);
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  const answers = (origin: string) =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const practiceAnswers = async (whether: boolean) => {
    await expect.poll(() => answers(practice), { timeout: 180_000, interval: 500 }).toBe(whether);
  };

  const practiceProcess = () => {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(casebook.process.pid)], {
      encoding: 'utf8',
    });
    return Number(/^ *(\d+) .*main\.js/m.exec(children)![1]);
  };

  it('each says which one it is, and only the real one sends mail', async () => {
    const [real, other] = await Promise.all(
      [casebook.origin, practice].map(
        async (origin) => (await fetch(`${origin}/config.json`)).json() as Promise<object>,
      ),
    );
    expect(real).toMatchObject({ practicePort: Number(new URL(practice).port), codesBy: ['mail'] });
    expect(real).not.toHaveProperty('isPractice');
    expect(other).toMatchObject({ isPractice: true, codesBy: [] });
    expect(other).not.toHaveProperty('practicePort');
  });

  it('what is written in one never appears in the other, and neither lets the accounts of the other in', async () => {
    expect(await addFiling(practice, SAMPLE_PASSWORD, 'PRACTICE-1')).toBe(200);
    expect(await addFiling(casebook.origin, register.password, 'REAL-1')).toBe(200);
    const real = await fileNumbers(casebook.origin, register.password);
    expect(real.toSorted()).toEqual(['REAL-1', 'ours']);
    const others = await fileNumbers(practice, SAMPLE_PASSWORD);
    expect(others).toContain('PRACTICE-1');
    expect(others).not.toContain('REAL-1');
    await expect(bearerOf(practice, 'admin', register.password)).rejects.toThrow('Bad credentials');
    await expect(bearerOf(casebook.origin, 'admin', SAMPLE_PASSWORD)).rejects.toThrow('Bad credentials');
    const { authorization } = await bearerOf(practice, 'admin', SAMPLE_PASSWORD);
    const answer = await fetch(`${casebook.origin}/api/casebook/office`, { headers: { authorization } });
    expect(answer.status).toBe(401);
  });

  it('a crash of the practice register does not touch the real one, and it is made anew', async () => {
    process.kill(practiceProcess(), 'SIGKILL');
    await practiceAnswers(false);
    expect(await answers(casebook.origin)).toBe(true);
    await practiceAnswers(true);
    expect(await fileNumbers(practice, SAMPLE_PASSWORD)).not.toContain('PRACTICE-1');
    expect(await fileNumbers(casebook.origin, register.password)).toContain('REAL-1');
  }, 240_000);

  it('the practice register ends with the real one, even if that is killed', async () => {
    casebook.process.kill('SIGKILL');
    await practiceAnswers(false);
    casebook = await startCasebook({ ...register.environment, PRACTICE_PORT: new URL(practice).port });
    await practiceAnswers(true);
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect(await answers(practice)).toBe(false);
    expect(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))).toBe(false);
  }, 240_000);
});
