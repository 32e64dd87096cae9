import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** When all pictures are taken, so that new ones differ only where the product does. */
export const NOW = '2026-11-25T04:30:00Z';

const { webServer, use, ...settings } = browserTests;
if (!webServer || Array.isArray(webServer)) throw new Error('playwright.config.ts starts one server');

/** `npm run manual`: takes the pictures of docs/manual of the built product with the sample data. */
export default defineConfig({
  ...settings,
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  use: {
    ...use,
    reuseContext: false, // a reused context has no touch
    viewport: { width: 1100, height: 800 },
    colorScheme: 'light',
  },
  webServer: { ...webServer, env: { ...webServer.env, ...setClock() } },
});

/** Node.js and PostgreSQL then begin at this moment; with a clock that stands still, PostgreSQL does not start. */
function setClock() {
  const library = ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
    .find(existsSync);
  if (!library) throw new Error('npm run manual needs Debian with its package faketime');
  return {
    LD_PRELOAD: library,
    FAKETIME: `${Math.round((Date.parse(NOW) - Date.now()) / 1000)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
