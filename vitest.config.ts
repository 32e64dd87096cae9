import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  isolate: false, // importing takes many a file longer than its tests: tests/support/uiSetup.ts starts them afresh
  sequence: { groupOrder: 1 },
};

const REAL_HASHING = 'tests/server/signIn/passwords.test.ts';

const server = {
  ...everywhere,
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/cheapArgon2.ts') },
  globalSetup: 'tests/support/testDatabaseServer.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** What the long run does alone at its end: tests of how soon a crowd is answered. */
const CROWDS = process.env.LONG
  ? ['process/staff', 'process/crowds', 'signIn/attack'].map((name) => `tests/server/${name}.test.ts`)
  : [];

export default defineConfig({
  test: {
    maxWorkers: 4, // on two cores: tests of whole processes mostly wait
    projects: [
      { test: { ...everywhere, name: 'domain', include: ['tests/domain/**/*.test.ts', REAL_HASHING] } },
      {
        test: {
          ...everywhere,
          name: 'packages',
          include: ['packages/*/tests/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
        plugins: [react()],
        test: {
          ...everywhere,
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/support/uiSetup.ts',
          testTimeout: 120_000,
          // Screens are made and thrown away: with little room for young objects, a tenth of the time is collecting them.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // They never wait, and each worker loads and warms up the whole application: four take a third longer.
          maxWorkers: 2,
          sequence: { groupOrder: 0 }, // beside the browser tests: by themselves, two workers leave the cores idle
        },
      },
    ],
  },
});
