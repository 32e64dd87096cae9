import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packTar, packZip } from '../../../tools/release/archive.mjs';

const MOMENT = new Date('2026-11-28T06:00:00Z');

describe('an archive of a release', () => {
  it('has the same bytes for the same files, whenever and in whatever order they were written', async () => {
    const [one, other] = [sampleFolder(['a.txt', 'b.txt'], 1), sampleFolder(['b.txt', 'a.txt'], 2)];
    expect(await tarOf(one)).toEqual(await tarOf(other));
    expect(packZip(join(one, 'casebook'), MOMENT)).toEqual(packZip(join(other, 'casebook'), MOMENT));
  });

  it('has every file below its own name, with links and what may be run', async () => {
    const folder = sampleFolder(['a.txt', 'b.txt'], 1);
    await tarOf(folder);
    mkdirSync(join(folder, 'out'));
    execFileSync('tar', ['xzf', join(folder, 'a.tar.gz'), '-C', join(folder, 'out')]);
    const listed = execFileSync('ls', ['-l', join(folder, 'out/casebook')], { encoding: 'utf8' });
    expect(listed).toMatch(/-rwxr-xr-x .* a\.txt\n-rw-r--r-- .* b\.txt\n.* link -> a\.txt/);
    expect(Object.keys(unzipSync(packZip(join(folder, 'casebook'), MOMENT)))).toEqual([
      'casebook/a.txt',
      'casebook/b.txt',
      'casebook/link',
    ]);
  });
});

function sampleFolder(files: string[], time: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'casebook-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'casebook'));
  for (const file of files) {
    writeFileSync(join(folder, 'casebook', file), `text of ${file}`);
    utimesSync(join(folder, 'casebook', file), time, time);
    chmodSync(join(folder, 'casebook', file), file === 'a.txt' ? 0o755 : 0o644);
  }
  symlinkSync('a.txt', join(folder, 'casebook/link'));
  return folder;
}

async function tarOf(folder: string): Promise<Buffer> {
  const file = join(folder, 'a.tar.gz');
  await packTar(join(folder, 'casebook'), file, MOMENT);
  return readFileSync(file);
}
