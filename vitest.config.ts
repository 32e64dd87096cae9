import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Importing takes a file longer than its tests: where no module keeps anything, files share them.
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: '100%', // the default leaves one core idle
    projects: [
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], isolate } },
      {
        test: {
          name: 'server',
          isolate,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/testDatabaseServer.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/support/uiSetup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
