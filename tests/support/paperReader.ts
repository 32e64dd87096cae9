import path from 'node:path';
import { createPaperReader } from '../../server/features/papers/reading/reader';

/** Inside the checkout, where the program finds its libraries. */
const BUILT = path.join(import.meta.dirname, '../../node_modules/.cache/casebook');

const program = path.join(BUILT, 'readPapers.js');

/** Builds the program that reads papers, since Node cannot run it as it is written. */
export async function buildPaperReader() {
  const { build } = await import('vite');
  await build({
    logLevel: 'error',
    configFile: false,
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(import.meta.dirname, '../../server/programs/readPapers.ts') },
    },
  });
}

/** Its processes give way to all others, so on a busy machine a paper may take minutes. */
export const testPaperReader = ({ longest = 150_000 } = {}) => createPaperReader({ program, longest });
