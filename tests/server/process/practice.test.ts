import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../../../server/platform/log';
import { createPractice } from '../../../server/programs/practice';

const base = mkdtempSync(join(tmpdir(), 'casebook-practice-'));
const folder = join(base, 'data-practice');
const started = join(base, 'started');
const program = join(base, 'program.mjs');
// stands in for the built server, which practiceServer.test.ts starts in the long run
writeFileSync(
  program,
  `import { appendFileSync } from 'node:fs';
  appendFileSync(${JSON.stringify(started)}, JSON.stringify({ pid: process.pid, settings: process.env }) + '\\n');
  process.on('disconnect', () => process.exit());`,
);
const logged: string[] = [];
const environment = {
  PATH: process.env.PATH,
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://office/real',
  BACKUP_DIR: '/backups',
  PAPERS_DIR: '/papers',
  SCAN_DIR: '/scans',
  SMTP_URL: 'smtp://office',
  ALERT_WEBHOOK_URL: 'http://office',
  OAUTH_CLIENT_SECRET: 'secret',
  NODE_ENV: 'production',
};
const practice = () =>
  createPractice({
    program,
    port: 8081,
    folder,
    environment,
    log: createLog('warn', { write: (line) => void logged.push(line) }),
  });

const starts = () =>
  existsSync(started)
    ? readFileSync(started, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { pid: number; settings: NodeJS.ProcessEnv })
    : [];
const startsAre = async (count: number) => {
  await expect.poll(starts).toHaveLength(count);
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => {
  vi.useRealTimers();
  for (const each of [started, folder]) rmSync(each, { recursive: true, force: true });
  logged.length = 0;
});
afterAll(() => rmSync(base, { recursive: true }));

it('the practice register gets none of the settings that name data, secrets or addresses of the real one', async () => {
  const second = practice();
  await second.start();
  await startsAre(1);
  const [{ pid, settings }] = starts() as [{ pid: number; settings: NodeJS.ProcessEnv }];
  const given = Object.entries(settings).filter(([name]) => !/^(PATH|NODE_CHANNEL_.*)$/.test(name));
  expect(Object.fromEntries(given)).toEqual({
    HOST: '0.0.0.0',
    PRACTICE: 'yes',
    PORT: '8081',
    DATA_DIR: join(folder, 'data'),
    SEED: 'demo',
    ALERTS: 'no',
    DEMO_ON_NETWORK: 'yes',
  });
  await second.stop();
  expect(isRunning(pid)).toBe(false);
});

it('the practice register is made anew each night, and when it ended by an error', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-28T19:59:00Z'),
  });
  const second = practice();
  await second.start();
  await startsAre(1);
  writeFileSync(join(folder, 'what people wrote'), '');
  vi.advanceTimersByTime(30_000);
  vi.advanceTimersByTime(60_000); // 02:00 in Dhaka
  await startsAre(2);
  expect(isRunning(starts()[0]!.pid)).toBe(false);
  expect(existsSync(join(folder, 'what people wrote'))).toBe(false);
  vi.advanceTimersByTime(60_000);
  process.kill(starts()[1]!.pid, 'SIGKILL');
  await expect.poll(() => logged.join()).toContain('the practice register ended');
  vi.advanceTimersByTime(60_000);
  await startsAre(3);
  await second.stop();
  expect(isRunning(starts()[2]!.pid)).toBe(false);
});

it('a folder that no practice register has made is never removed', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'real data'), 'kept');
  const second = practice();
  await second.start();
  expect(logged.join()).toContain('is no practice register: move it away.');
  expect(readFileSync(join(folder, 'real data'), 'utf8')).toBe('kept');
  await second.stop();
  expect(starts()).toEqual([]);
});
