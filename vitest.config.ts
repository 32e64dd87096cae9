import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { manual } from './tools/manual/plugin.mjs';

const everywhere = {
  isolate: false, // files share imported modules, because importing often takes longer than the tests; uiSetup.ts resets their state
  sequence: { groupOrder: 1 },
  // only what never ends fails by these: the machine may be busy
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 300_000,
};

const REAL_HASHING = 'tests/server/accounts/signIn/passwords.test.ts';

const server = {
  ...everywhere,
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/cheapArgon2.ts') },
  globalSetup: 'tests/support/testDatabaseServer.ts',
};

/** Tests of how soon a crowd of users is answered, which the long run runs at its end with nothing beside them. */
const CROWDS = process.env.LONG
  ? ['process/staff', 'process/crowds', 'accounts/signIn/attack'].map(
      (name) => `tests/server/${name}.test.ts`,
    )
  : [];

export default defineConfig({
  test: {
    ...(!process.env.LONG && { testNamePattern: /^(?!.*@long)/ }),
    maxWorkers: 4, // more than the two cores, because tests of whole processes mostly wait
    projects: [
      { test: { ...everywhere, name: 'domain', include: ['tests/domain/**/*.test.ts', REAL_HASHING] } },
      {
        test: {
          ...everywhere,
          name: 'packages',
          include: ['packages/*/tests/**/*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [REAL_HASHING, ...CROWDS],
        },
      },
      {
        test: { ...server, name: 'crowds', include: CROWDS, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        plugins: [react(), manual()],
        test: {
          ...everywhere,
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/support/uiSetup.ts',
          // Tests create and discard screens: with a small young generation, a tenth of the time is garbage
          // collection.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // UI tests never wait, and each worker loads and warms up the whole application: four workers take a third
          // longer.
          maxWorkers: 2,
          sequence: { groupOrder: 0 }, // first, while the browser tests run too: two workers alone do not keep the cores busy
        },
      },
    ],
  },
});
