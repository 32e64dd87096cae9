import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { temporaryDirectory } from './casebook.mjs';
import { caseTypes } from './database/facts.mjs';
import { filled, signIn } from './database/index.mjs';
import { BIG } from './database/scale.mjs';
import { seconds } from './figures.mjs';
import { loadPlainly } from './plainLoad.mjs';

const GOALS = { backUp: 180_000, restore: 1.5, lists: 2, memory: 64 };

/** Number of list requests of the measurement without a backup. */
const REQUESTS = 300;

/** The requests of users while a backup is made. */
const LISTS = ['case-fillings-page', ...caseTypes.slice(0, 3).map(({ page }) => page)].map(
  (page) => `/api/case/${page}?page=0&size=20`,
);

/**
 * Backs up a register of 1,000,000 filings and 500,000 cases while it is in use, and compares restoring it with
 * loading the rows by plain SQL.
 */
export async function backup() {
  const register = await filled({ ...BIG, isChecked: true });
  const elsewhere = temporaryDirectory();
  const big = await signIn(register);
  try {
    const quiet = await listsUntil(big, (count) => count === REQUESTS);
    const { run, meanwhile, memory } = await backedUp(big, register.casebook.pid);
    const restored = await restoring(register, join(run.folder, run.file), elsewhere.path);
    const plain = await loadPlainly(register.pool, connectionOf(register), elsewhere.path);
    const slower = meanwhile / quiet;
    const ratio = restored / plain;
    return {
      figures: [
        {
          what: 'a backup, with the server in use',
          value: seconds(run.ms),
          bar: `within ${seconds(GOALS.backUp)}`,
          met: run.ms <= GOALS.backUp,
        },
        { what: 'its file', value: `${(run.bytes / 1e6).toFixed(1)} MB` },
        {
          what: 'the most memory of its process, without the program of Node, which the server has in memory already',
          value: `${memory.own} MiB`,
          bar: `at most ${GOALS.memory} MiB`,
          met: memory.own <= GOALS.memory,
        },
        { what: 'the same with the program of Node', value: `${memory.all} MiB` },
        {
          what: 'lists meanwhile, p95',
          value: `${meanwhile.toFixed(1)} ms`,
          against: 'without a backup',
          'its value': `${quiet.toFixed(1)} ms`,
          ratio: `${slower.toFixed(2)}×`,
          bar: `at most ${GOALS.lists}×`,
          met: slower <= GOALS.lists,
        },
        {
          what: 'its restore, checked and compared',
          value: seconds(restored),
          against: 'COPY, and the same indexes and constraints, in plain SQL',
          'its value': seconds(plain),
          ratio: `${ratio.toFixed(2)}×`,
          bar: `at most ${GOALS.restore}×`,
          met: ratio <= GOALS.restore,
        },
      ],
    };
  } finally {
    big.close();
    await register.end();
    elsewhere.remove();
  }
}

/** The 95th percentile of list requests, sent one after the other, in milliseconds. */
async function listsUntil(client, isEnough) {
  const took = [];
  while (!isEnough(took.length)) {
    const begun = performance.now();
    await client.get(LISTS[took.length % LISTS.length]);
    took.push(performance.now() - begun);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)];
}

/** Begins a backup as an administrator does, and asks for lists until it is done. */
async function backedUp(client, pid) {
  const { id } = JSON.parse((await client.post('/api/casebook/backups', {})).text());
  let run;
  const watch = (async () => {
    const memory = { own: 0, all: 0 };
    do {
      await pause(200);
      keepPeaks(memory, pid);
      run = await client.getJson(`/api/casebook/backups/${id}`);
    } while (run.state === 'RUNNING');
    return memory;
  })();
  const meanwhile = await listsUntil(client, () => run && run.state !== 'RUNNING');
  const memory = await watch;
  if (run.state !== 'OK') throw new Error(`the backup failed: ${run.error}`);
  return { run, meanwhile, memory };
}

/**
 * Raises the recorded peaks of memory, in MiB, to what the backup's process uses now. `own` has to be sampled: the
 * kernel keeps a peak only for all resident pages, and these include the pages of Node's program, which all its
 * processes share.
 */
function keepPeaks(memory, parent) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backUp');
      const status = isOurs ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      if (!status.includes(`PPid:\t${parent}\n`)) continue;
      const mebibytes = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
      memory.own = Math.max(memory.own, mebibytes('RssAnon'));
      memory.all = Math.max(memory.all, mebibytes('VmHWM'));
    } catch {
      // the process has ended
    }
  }
}

/** Restores into another database of the same PostgreSQL, as `npm run restore` does. @returns milliseconds */
async function restoring(register, file, folder) {
  const { host, user } = connectionOf(register);
  await register.pool.query('create database restored template template0');
  const url = `postgresql://${user}@/restored?${new URLSearchParams({ host })}`;
  const env = { PATH: process.env.PATH, DATABASE_URL: url, STATE_DIR: join(folder, 'state') };
  const begun = performance.now();
  const program = promisify(execFile)(process.execPath, ['dist/server/restore.js', 'restore', file], { env });
  // the filled rows have no history, so the comparison at the end of a restore reports a difference for each table
  await program.catch((ended) => {
    if (ended.code !== 1 || !ended.stdout.includes(' are restored,')) throw ended;
  });
  return performance.now() - begun;
}

const connectionOf = ({ pool }) => ({ host: pool.options.host, user: pool.options.user });
