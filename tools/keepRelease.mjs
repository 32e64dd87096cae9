import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfNeeded } from './build.mjs';

/**
 * `npm run keep-release`: keeps a backup of this version's sample data with one more filing. From then on a
 * test upgrades it to every later version (tests/server/backup/releases.test.ts).
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const kept = join('tests', 'server', 'backup', 'releases', `${version}.tar.gz`);
if (existsSync(kept)) throw new Error(`${kept} is there already. Give package.json the new version first.`);
await buildIfNeeded();

const folder = mkdtempSync(join(tmpdir(), 'casebook-release-'));
chmodSync(folder, 0o755); // when root runs it, PostgreSQL runs under another account
const backups = join(folder, 'backups');
const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', SEED: 'demo' };
const casebook = spawn(process.execPath, ['dist/server/main.js'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(casebook, 'exit');
try {
  await addFiling(await addressOf(casebook));
  const backUp = ['dist/server/backUp.js', 'backUp', '--to', backups];
  execFileSync(process.execPath, backUp, { env, stdio: 'inherit' });
  copyFileSync(join(backups, readdirSync(backups)[0]), kept);
  console.log(`${kept} is kept.`);
} finally {
  casebook.kill();
  await ended;
  rmSync(folder, { recursive: true });
}

async function addressOf({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const ready = /ready at (\S+)/.exec(line);
    if (ready) return ready[1];
  }
  throw new Error('Casebook did not start.');
}

async function addFiling(origin) {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: 'Casebook#Admin1',
  });
  const client = { authorization: `Basic ${btoa('casebook:casebook')}` };
  const { access_token: token } = await call(`${origin}/oauth/token?${query}`, {
    method: 'POST',
    headers: client,
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [workPlace] = await call(`${origin}/api/case/workplace`, { headers });
  const nothiNumber = 'এস-৯৯/এপি/২০২৬ old';
  const filing = { nothiNumber, workPlace, revenue: 1234.56, remarks: 'before the upgrade' };
  await call(`${origin}/api/case/case-fillings`, { method: 'POST', headers, body: JSON.stringify(filing) });
}

async function call(address, request) {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address.split('?')[0]}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
