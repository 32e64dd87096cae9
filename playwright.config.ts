import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.mjs';

const PORT = Number(process.env.CASEBOOK_BROWSER_PORT ?? 8791);

/** Browser tests: the built product in a real Chromium, on a separate database with the sample data. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  timeout: 300_000, // a busy machine may take long, and failed tests are not retried
  expect: { timeout: 60_000 },
  use: {
    reuseContext: true, // emptied before each test, because opening a new window takes longer than many tests
    // Without motion, because tests would wait for what fades in; `npm run test:long` has motion, as most users do.
    contextOptions: { reducedMotion: process.env.LONG ? 'no-preference' : 'reduce' },
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: import.meta.dirname, // also for tests/manual, which extends this
    env: {
      PORT: String(PORT),
      SEED: 'demo',
      ALERTS: 'no', // because the tests count the notifications of the sample data
      // tests/browser/officeAccount.spec.ts answers there
      OIDC_ISSUER: `http://127.0.0.1:${PORT + 2}`,
      OIDC_CLIENT_ID: 'casebook-office',
      OIDC_CLIENT_SECRET: 'office-secret',
      OIDC_NAME: 'Customs ID',
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      OTP_WEBHOOK_URL: `http://127.0.0.1:${PORT + 1}/`, // tests/browser/signIn.spec.ts listens there
      DATA_DIR: process.env.CASEBOOK_BROWSER_DATA ?? temporaryDirectory(),
    },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 600_000, // the first start fills the register with the sample
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
});

function temporaryDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'casebook-browser-'));
  chmodSync(path, 0o755); // when root runs the tests, PostgreSQL runs under another account
  return path;
}
