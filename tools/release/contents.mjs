import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Writes what is in the release: `sbom.cdx.json` (CycloneDX) with all packages of the pages and the server and with
 * the `parts` that no lock file names, and `licences.md`.
 */
export function describeContents(folder, platform, parts, date) {
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill(platform, parts, date), null, 2)}\n`);
  writeFileSync(join(folder, 'licences.md'), licences(join(folder, 'node_modules'), parts));
}

function bill(platform, parts, date) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const found = JSON.parse(
    execFileSync('npm', args, { maxBuffer: 64 << 20, shell: process.platform === 'win32' }),
  );
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const elsewhere = new Set(
    Object.entries(packages)
      .filter(
        ([, { os, cpu, libc }]) =>
          !(fits(os, platform.os) && fits(cpu, platform.cpu) && fits(libc, platform.libc)),
      )
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').pop()}@${version}`),
  );
  const components = found.components.filter((component) => !elsewhere.has(component['bom-ref']));
  const refs = new Set([
    found.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  const result = {
    ...found,
    metadata: {
      ...found.metadata,
      timestamp: date.toISOString(),
      component: { ...found.metadata.component, name: 'casebook', type: 'application' },
    },
    components: [...components, ...parts.map(asComponent)],
    dependencies: found.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
  // npm takes a new number each time; the same contents are to have the same
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...result, serialNumber: '' }))
    .digest('hex');
  const [, ...groups] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash);
  return {
    ...result,
    serialNumber: `urn:uuid:${groups[0]}-${groups[1]}-4${groups[2]}-8${groups[3]}-${groups[4]}`,
  };
}

const fits = (listed, own) => !listed || !own || [listed].flat().includes(own);

const asComponent = ({ name, version, license }) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  licenses: license.includes(' ') ? [{ expression: license }] : [{ license: { id: license } }],
});

function licences(modules, parts) {
  const texts = createRequire(import.meta.url)('spdx-license-list/full');
  const ofParts = parts.map((part) =>
    section(part, part.file ? `Its licence is in ${part.file}.` : texts[part.license].licenseText),
  );
  const ofPackages = packagesIn(modules).map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const file = readdirSync(path).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    // packages with libraries under the LGPL bring the text of their own licence only, and the LGPL builds on the GPL
    const named = String(license).match(/[\w.-]+/g) ?? [];
    const standard = named.filter((id) => !file || id.startsWith('LGPL'));
    if (standard.some((id) => id.startsWith('LGPL-3'))) standard.push('GPL-3.0-only');
    const text = [
      ...(file ? [readFileSync(join(path, file), 'utf8')] : []),
      ...standard.flatMap((id) => texts[id]?.licenseText ?? []),
    ].join('\n\n');
    return section({ name, version, license }, text);
  });
  return [
    '# Licences',
    'Casebook is under the MIT licence (LICENSE). The libraries in the pages are listed in dist/ui/licences.md.',
    ...ofParts,
    ...ofPackages,
  ].join('\n\n');
}

const section = ({ name, version, license }, text) => `## ${name} ${version} (${license})\n\n${text.trim()}`;

/** The folders of all packages in a node_modules folder, those within packages too. */
function packagesIn(modules) {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name))
            .sort()
            .map((own) => join(name, own))
        : name,
    )
    .map((name) => join(modules, name))
    .flatMap((path) =>
      existsSync(join(path, 'node_modules')) ? [path, ...packagesIn(join(path, 'node_modules'))] : path,
    );
}
