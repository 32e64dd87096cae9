import { afterAll, describe, expect, it } from 'vitest';
import { createCheckout } from './support/checkout';
import { answer, started } from './support/connections';
import { isLong } from './support/long';
import { runProgram, untilGone } from './support/runProgram';
import { temporaryDirectory } from './support/temporaryDirectory';

const dataDir = temporaryDirectory(afterAll);

describe('the Windows mode of running PostgreSQL, tested on this system', () => {
  it('PostgreSQL in Windows mode listens only on this computer, and requires the password', async () => {
    const server = await started({ dataDir, host: 'windows' });
    const { connection } = server;
    expect(connection.host).toBe('127.0.0.1');
    expect(await answer(server)).toBe(42);
    await expect(answer({ connection: { ...connection, password: 'guessed' } })).rejects.toThrow(
      'password authentication failed',
    );
  });

  it.runIf(isLong)(
    'PostgreSQL in Windows mode stops when the program is killed, and can be started again',
    async () => {
      const { program } = await createCheckout(temporaryDirectory(), 'linked');
      const run = runProgram(program, { dataDir, host: 'windows' });
      const { postmasterPid } = await run.next('ready');
      await run.end('SIGKILL');
      const again = runProgram(program, { dataDir, host: 'windows' });
      expect(await answer(await again.next('ready'))).toBe(42);
      await untilGone(postmasterPid);
      await again.end('SIGTERM');
    },
  );
});
