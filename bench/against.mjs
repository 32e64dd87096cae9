import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filled, signIn } from './database/index.mjs';
import { figureOf } from './database/figure.mjs';
import { newFiling } from './database/joined.mjs';
import { compare } from './database/rounds.mjs';
import { BIG } from './database/scale.mjs';

/** How many times as long creating a record may take as in the other version. */
const BAR = { slower: 1.15 };

/**
 * Compares the creation of filings and court cases with another version of Casebook: a commit, branch or tag.
 * Both servers run side by side on the same data and are measured alternately.
 */
export async function against(ref) {
  const checkout = checkOut(ref);
  const registers = [];
  try {
    for (const root of ['.', checkout.path]) registers.push(await filled(BIG, root));
    const [ours, other] = await Promise.all(registers.map(signIn));
    const beforeRound = () => Promise.all([ours.renew(), other.renew()]);
    const measured = await compare(works(ours, other, ref), { beforeRound });
    ours.close();
    other.close();
    return { figures: measured.map(figureOf) };
  } finally {
    for (const register of registers) await register.end();
    checkout.remove();
  }
}

/** Checks the files of another version out beside this one, with their dependencies. */
function checkOut(ref) {
  const path = join(mkdtempSync(join(tmpdir(), 'casebook-against-')), 'checkout');
  const git = (...words) =>
    execFileSync('git', ['worktree', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  git('add', '--quiet', '--detach', path, ref);
  if (isSame('package-lock.json', path)) symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    path,
    remove() {
      git('remove', '--force', path);
      rmSync(join(path, '..'), { recursive: true, force: true });
    },
  };
}

const isSame = (file, path) => readFileSync(file, 'utf8') === readFileSync(join(path, file), 'utf8');

let created = 0;

function works(ours, other, ref) {
  const both = (what, path, body) => ({
    what,
    ours: () => ours.post(path, body(), { 'idempotency-key': randomUUID() }),
    against: ref,
    other: () => other.post(path, body(), { 'idempotency-key': randomUUID() }),
    requests: 100,
    bar: BAR,
  });
  const filing = () => newFiling(++created);
  const courtCase = (fields) => () => ({
    caseFilling: { id: 1 + ((++created * 7919) % BIG.filings) },
    dateOfCase: '2025-03-04',
    status: 'SUBJUDICE',
    ...fields(created),
  });
  const tribunal = courtCase((number) => ({
    tribunalCaseNo: `CEVT ${number}/2025`,
    tribunalOrderDate: '2025-06-05',
    tribunalJudgement: 'WithGovernment',
  }));
  const criminal = courtCase((number) => ({
    mamlaNoOfRelatedThana: `${number}(3)25`,
    cmmCgm: 'CMM, Chattogram',
  }));
  return [
    both('create a filing', '/api/case/case-fillings', filing),
    both('create a tribunal case', '/api/case/tribunal-cases', tribunal),
    both('create a criminal case', '/api/case/foujdari-suit-cases', criminal),
  ];
}
