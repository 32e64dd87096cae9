import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../build.mjs';
import { packTar, packZip } from './archive.mjs';
import { describeContents } from './contents.mjs';
import { addDebianLibraries } from './debianLibraries.mjs';
import { packDebian } from './debianPackage.mjs';
import { installModules, installNode } from './modules.mjs';
import { PLATFORMS } from './platforms.mjs';
import { postgresParts } from './postgresParts.mjs';

/**
 * `npm run release`: writes to `dist/release` for each platform an archive that runs without the internet, for Linux a
 * Debian package too, and SHA256SUMS. With `-- linux-x64` for that platform alone. Needs Debian's apt, for two libraries.
 */
process.env.TZ = 'UTC'; // zip files have local times
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const date = new Date(execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim());
const asked = process.argv.slice(2);
const out = join('dist', 'release');
mkdirSync(out, { recursive: true });
await buildIfNeeded();
for (const name of asked.length > 0 ? asked : Object.keys(PLATFORMS)) await release(name);
writeSums();

async function release(name) {
  const platform = PLATFORMS[name];
  if (!platform) throw new Error(`There is no ${name}; there are ${Object.keys(PLATFORMS).join(', ')}.`);
  const scratch = mkdtempSync(join(tmpdir(), 'casebook-release-'));
  try {
    const folder = join(scratch, `casebook-${version}-${name}`);
    mkdirSync(folder);
    fill(folder, platform, scratch);
    if (platform.os === 'win32') {
      writeFileSync(join(out, `casebook-${version}-${name}.zip`), packZip(folder, date));
    } else {
      await packTar(folder, join(out, `casebook-${version}-${name}.tar.gz`), date);
      const architecture = platform.debian;
      const file = join(out, `casebook_${version}_${architecture}.deb`);
      packDebian(folder, scratch, { version, architecture, file, date });
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function fill(folder, platform, scratch) {
  const isWindows = platform.os === 'win32';
  for (const copied of [
    'dist/server',
    'dist/ui',
    'deploy',
    'LICENSE',
    'CHANGELOG.md',
    'docs/operations.md',
    'docs/contract.md',
  ]) {
    cpSync(copied, join(folder, copied), { recursive: true });
  }
  for (const tool of ['start.mjs', 'startingPage.mjs']) {
    cpSync(join('tools', tool), join(folder, 'tools', tool));
  }
  rmSync(join(folder, 'deploy', 'archive'), { recursive: true });
  for (const file of ['README.txt', isWindows ? 'casebook.cmd' : 'casebook']) {
    copyFileSync(join('deploy', 'archive', file), join(folder, file));
  }
  installModules(folder, platform);
  const node = installNode(join(scratch, 'node'), platform);
  cpSync(join(node, 'bin'), join(folder, 'bin'), { recursive: true });
  const parts = [ofNode(node), ...postgresParts(platform, postgresVersion(folder, platform))];
  if (platform.debian) {
    const libraries = addDebianLibraries(folder, scratch, platform.debian);
    parts.push(...libraries.map((library) => ({ ...library, file: 'lib/copyright' })));
  }
  copyFileSync(join(withLicence(node, scratch), 'LICENSE'), join(folder, 'bin', 'LICENSE'));
  describeContents(folder, platform, parts, date);
  setModes(folder);
}

function ofNode(node) {
  const { version } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8'));
  return { name: 'Node.js', version, license: 'MIT', file: 'bin/LICENSE' };
}

/** The npm package for Windows comes without Node's licence. */
function withLicence(node, scratch) {
  if (existsSync(join(node, 'LICENSE'))) return node;
  return installNode(join(scratch, 'linux'), PLATFORMS['linux-x64']);
}

function postgresVersion(folder, { postgres }) {
  const file = join(folder, 'node_modules', postgres, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version.split('-')[0].replace(/\.0$/, '');
}

/** Gives files the same rights whatever the umask of who packs them. */
function setModes(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isRun = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, isRun ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

function writeSums() {
  const files = readdirSync(out)
    .filter((file) => file.startsWith('casebook') && file.includes(version))
    .sort();
  const lines = files.map((file) => {
    const bytes = readFileSync(join(out, file));
    console.log(`${join(out, file)}  ${(bytes.length / 1e6).toFixed(1)} MB`);
    return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`;
  });
  writeFileSync(join(out, 'SHA256SUMS'), lines.join(''));
}
