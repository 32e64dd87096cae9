import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm main';

/** The packages with the two libraries that Node.js and PostgreSQL need beside the C library, and with their licence. */
const PACKAGES = ['libstdc++6', 'libgcc-s1', 'gcc-12-base'];
const LIBRARIES = ['libstdc++.so.6', 'libgcc_s.so.1'];

/**
 * Writes Debian's libstdc++ and libgcc to `lib` of `folder`, since no npm package brings them. Apt checks their
 * signatures, with an empty state of its own, so that any architecture can be asked for.
 * @returns name, version and licence of each package
 */
export function addDebianLibraries(folder, scratch, architecture) {
  const apt = join(scratch, 'apt');
  for (const made of ['state/lists/partial', 'cache/archives/partial', 'unpacked']) {
    mkdirSync(join(apt, made), { recursive: true });
  }
  writeFileSync(join(apt, 'sources.list'), `${SOURCE}\n`);
  writeFileSync(join(apt, 'status'), '');
  const options = {
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    'APT::Sandbox::User': 'root',
    'Dir::State': join(apt, 'state'),
    'Dir::State::status': join(apt, 'status'),
    'Dir::Cache': join(apt, 'cache'),
    'Dir::Etc::sourcelist': join(apt, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
  };
  const run = (...args) =>
    execFileSync(
      'apt-get',
      [...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]), '-q', ...args],
      {
        cwd: apt,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  run('update');
  run('download', ...PACKAGES);
  const packages = readdirSync(apt).filter((file) => file.endsWith('.deb'));
  for (const file of packages) execFileSync('dpkg-deb', ['-x', join(apt, file), join(apt, 'unpacked')]);

  mkdirSync(join(folder, 'lib'), { recursive: true });
  const unpacked = readdirSync(join(apt, 'unpacked'), { recursive: true });
  for (const library of LIBRARIES) {
    const path = unpacked.find((file) => file.endsWith(`/${library}`));
    copyFileSync(realpathSync(join(apt, 'unpacked', path)), join(folder, 'lib', library));
  }
  copyFileSync(join(apt, 'unpacked/usr/share/doc/gcc-12-base/copyright'), join(folder, 'lib', 'copyright'));
  return packages.map((file) => {
    const [name, version] = file.split('_');
    return { name, version: decodeURIComponent(version), license: 'GPL-3.0-only WITH GCC-exception-3.1' };
  });
}
