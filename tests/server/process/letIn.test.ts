import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearerOf, startCasebook, type CasebookProcess } from '../../support/casebookProcess';
import { createRegister, type Register } from '../identity/registers';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'letIn.js');

let register: Register;
let casebook: CasebookProcess;
beforeAll(async () => {
  register = await createRegister('ours');
  casebook = await startCasebook(register.environment);
});
afterAll(async () => {
  await casebook.end('SIGTERM');
  register.remove();
});

/** Runs the program behind `npm run let-in -- NAME`. */
const letIn = (...name: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, ...register.environment };
    execFile(process.execPath, [PROGRAM, 'letIn', ...name], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

it('the program letIn prints a one-time code for an account while the server is running', async () => {
  const { code, output } = await letIn(' ADMIN ');
  expect(output).toMatch(/^The password of admin is cleared/);
  expect(code).toBe(0);
  const secret = /OTP: (\d{12})\n/.exec(output)![1]!;
  await bearerOf(casebook.origin, 'admin', secret);
  await expect(bearerOf(casebook.origin, 'admin', secret)).rejects.toThrow('Bad credentials');
});

it('the program letIn reports an unknown or missing user name', async () => {
  expect(await letIn('nobody')).toEqual({ code: 1, output: 'Nobody has the user name nobody.\n' });
  expect(await letIn()).toEqual({ code: 2, output: 'Say whom to let in: npm run let-in -- NAME\n' });
});
