import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** `npm run manual`: takes the pictures of docs/manual of the built product with the sample data. */
export default defineConfig({
  ...browserTests,
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  use: {
    ...browserTests.use,
    reuseContext: false, // a reused context has no touch
    viewport: { width: 1100, height: 800 },
    colorScheme: 'light',
  },
});
