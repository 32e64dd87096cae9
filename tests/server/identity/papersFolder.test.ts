import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { claimFolder } from '../../../server/platform/identity/guard';
import { createLog } from '../../../server/platform/log';

const folder = mkdtempSync(join(tmpdir(), 'papers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = createLog('silent');
const ours = { id: '11111111-1111-4111-8111-111111111111', since: '2026-01-01T00:00:00.000Z' };
const other = { id: '22222222-2222-4222-8222-222222222222', since: '2026-02-01T00:00:00.000Z' };
const claim =
  (identity: typeof ours, newRegister = false) =>
  () =>
    claimFolder(folder, identity, { newRegister, log });
const owner = () => (JSON.parse(readFileSync(join(folder, 'register.json'), 'utf8')) as { id: string }).id;

it('a folder of papers belongs to the register that used it first, until another is started as new', () => {
  claim(ours)();
  claim(ours)();
  expect(owner()).toBe(ours.id);
  expect(claim(other)).toThrow(/The papers in .* are of another register, 11111111-.*Set PAPERS_DIR/s);
  expect(owner()).toBe(ours.id);
  claim(other, true)();
  expect(owner()).toBe(other.id);
});
