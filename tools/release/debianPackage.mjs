import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = ['preinst', 'postinst', 'prerm', 'postrm'];

/**
 * Makes the Debian package of the release in `folder`: it lies in /opt/casebook, with a service, its settings and the
 * command `casebook`.
 */
export function packDebian(folder, scratch, { version, architecture, file, date }) {
  const root = join(scratch, 'debian');
  const inRoot = (path) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    return join(root, path);
  };
  cpSync(folder, inRoot('opt/casebook'), { recursive: true, verbatimSymlinks: true });
  // Debian has the libraries and a command of its own
  for (const left of ['lib', 'casebook', 'README.txt'])
    rmSync(join(root, 'opt/casebook', left), { recursive: true });
  copy('deploy/casebook', 'usr/bin/casebook', 0o755);
  copy('deploy/casebook.env', 'etc/casebook.env', 0o640);
  for (const unit of ['casebook.service', 'casebook@.service']) {
    copy('deploy/casebook.service', `lib/systemd/system/${unit}`, 0o644);
  }
  copy('LICENSE', 'usr/share/doc/casebook/copyright', 0o644);
  for (const script of SCRIPTS) copy(join('deploy/debian', script), `DEBIAN/${script}`, 0o755);
  for (const data of ['conffiles', 'templates']) copy(join('deploy/debian', data), `DEBIAN/${data}`, 0o644);
  const control = readFileSync('deploy/debian/control', 'utf8');
  writeFileSync(
    join(root, 'DEBIAN/control'),
    control.replace('VERSION', version).replace('ARCHITECTURE', architecture),
  );
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', root, file], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(date / 1000) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  function copy(from, to, mode) {
    cpSync(from, inRoot(to));
    chmodSync(join(root, to), mode);
  }
}
