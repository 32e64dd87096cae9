import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { median } from './figures.mjs';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 20_000);
const NAMES = 500;
const WAYS = ['PASSWORD', 'OTP'];
const BAR = 0.53;

/**
 * Measures whether the response time of `sendOtp` reveals which user names exist: over interleaved pairs, how often
 * the existing name takes longer (AUC; 0.5 reveals nothing).
 */
export async function signIn() {
  const directory = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: directory.path, SEED: 'none', TRUST_PROXY: '1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await fill(directory.path);
    const ask = (name) => timedAnswer(casebook.origin, agent, name);
    const names = await collectNames(ask);
    const figures = [];
    for (const way of WAYS) figures.push(...(await compare(ask, names[way], way)));
    return { figures };
  } finally {
    agent.destroy();
    await casebook.stop();
    directory.remove();
  }
}

async function fill(directory) {
  const pool = new pg.Pool({ host: join(directory, 'socket'), user: 'postgres', database: 'postgres' });
  for (const way of WAYS) {
    await pool.query(
      `insert into app_user (user_name, full_name, email, sign_in_by, password_hash)
      select $1::text || number, 'An Officer', 'officer@customs.example', $2, 'none'
      from generate_series(1000, 999 + $3::int) as number`,
      [`has${way.toLowerCase()}`, way, NAMES],
    );
  }
  await pool.query('analyze');
  await pool.end();
}

/** Existing and unknown names of the same length, by the way to sign in that the server answers for them. */
async function collectNames(ask) {
  const names = {};
  for (const way of WAYS) {
    const start = `has${way.toLowerCase()}`;
    const somebodys = Array.from({ length: NAMES }, (_, number) => `${start}${1000 + number}`);
    const nobodys = [];
    for (let number = 1000; nobodys.length < NAMES; number++) {
      const name = `${start.replace('has', 'had')}${number}`;
      if ((await ask(name)).body === way) nobodys.push(name);
    }
    for (const name of somebodys) {
      const { body } = await ask(name);
      if (body !== way) throw new Error(`${name} is answered ${body}`);
    }
    names[way] = { somebodys, nobodys };
  }
  return names;
}

async function compare(ask, { somebodys, nobodys }, way) {
  const taken = { somebodys: [], nobodys: [] };
  for (let pair = 0; pair < PAIRS / WAYS.length; pair++) {
    const order = [
      ['somebodys', somebodys],
      ['nobodys', nobodys],
    ];
    if (randomInt(2)) order.reverse();
    for (const [whose, names] of order) taken[whose].push((await ask(names[randomInt(NAMES)])).took);
  }
  const told = auc(taken.somebodys, taken.nobodys);
  const shown = (values) => `${median(values).toFixed(2)} ms`;
  return [
    {
      what: `sendOtp answering ${way}, how well its time tells who has an account (AUC, ${PAIRS / WAYS.length} pairs)`,
      value: told.toFixed(3),
      bar: `${1 - BAR} to ${BAR}`,
      met: Math.abs(told - 0.5) <= BAR - 0.5,
    },
    {
      what: `the same, of somebody; of nobody`,
      value: `${shown(taken.somebodys)}; ${shown(taken.nobodys)}`,
      bar: '',
    },
  ];
}

/** The probability that a value of `a` is larger than one of `b`. */
function auc(a, b) {
  const all = [...a.map((value) => ({ value, isA: 1 })), ...b.map((value) => ({ value, isA: 0 }))];
  all.sort((one, other) => one.value - other.value);
  const ranksOfA = all.reduce((sum, { isA }, index) => sum + isA * (index + 1), 0);
  return (ranksOfA - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
}

/** Sends each request from another IP address, so that no rate limit applies. */
function timedAnswer(origin, agent, userName) {
  const url = `${origin}/oauth/token/otp/sendOtp?userName=${userName}`;
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  return new Promise((resolve, reject) => {
    const begun = process.hrtime.bigint();
    const sent = request(url, { agent, headers }, (answer) => {
      const took = Number(process.hrtime.bigint() - begun) / 1e6;
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (body += part));
      answer.on('end', () => resolve({ took, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
