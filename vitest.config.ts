import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%', // the default leaves one core idle
    isolate: false, // a file's imports take longer than its tests; what a module keeps, its tests reset
    projects: [
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
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
