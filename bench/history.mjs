import { filled, signIn } from './database/index.mjs';
import { newFiling } from './database/joined.mjs';
import { compare } from './database/rounds.mjs';
import { figureOf } from './database/figure.mjs';
import { SMALL, grouped } from './database/scale.mjs';
import { fillHistory, LONGEST, staffOf } from './historyRows.mjs';
import { median } from './figures.mjs';

/** Number of changes in the long history; BENCH_CHANGES=1000000 tries a smaller one. */
const CHANGES = Number(process.env.BENCH_CHANGES || 10_000_000);
const READ_MS = 20;
const READS = 15;

/** How much the history slows a write down, and how fast a long history is read. */
export async function history() {
  return { writes: await writes(), reads: await reads() };
}

/** The same writes on two servers, of which one keeps no changes. */
async function writes() {
  const [kept, unkept] = [await filled(SMALL), await filled(SMALL)];
  await withoutHistory(unkept.pool);
  const clients = [await signIn(kept), await signIn(unkept)];
  const [ours, other] = clients;
  const against = 'without history';
  let created = 0;
  const create = (client) => client.post('/api/case/case-fillings', newFiling(++created));
  const edits = [await editing(ours, newFiling), await editing(other, newFiling)];
  try {
    const measured = await compare(
      [
        {
          what: 'create a filing, with its history',
          ours: () => create(ours),
          other: () => create(other),
          against,
          bar: { slower: 1.3 },
        },
        {
          what: 'edit one field of a filing, with its history',
          ours: edits[0],
          other: edits[1],
          against,
          clients: [1],
          bar: { slower: 1.4 },
        },
      ],
      { beforeRound: () => Promise.all(clients.map((client) => client.renew())) },
    );
    return measured.map(figureOf);
  } finally {
    clients.forEach((client) => client.close());
    await kept.end();
    await unkept.end();
  }
}

async function withoutHistory(pool) {
  const { rows } = await pool.query(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'keep_change'`,
  );
  for (const { table } of rows) await pool.query(`alter table ${table} disable trigger keep_change`);
}

/** Creates a filing. @returns a function that changes one field of it each time */
async function editing(client, values) {
  const filing = JSON.parse((await client.post('/api/case/case-fillings', values(0))).text());
  let edits = 0;
  return () =>
    client.put(`/api/case/case-fillings/${filing.id}`, {
      ...filing,
      remarks: `Edit ${++edits}`,
      version: undefined,
    });
}

/** The first page by every filter, for an administrator and for staff, and the history of one record. */
async function reads() {
  const register = await filled(SMALL);
  const { busy, rare } = await fillHistory(register.pool, CHANGES);
  const staff = { ...register, account: await staffOf(register) };
  const clients = { administrator: await signIn(register), staff: await signIn(staff) };
  const pages = {
    'no filter': {},
    register: { register: 'case-fillings' },
    'a rare register': { register: 'companies' },
    'hearings alone': { register: 'hearings' },
    file: { caseFilingId: busy },
    section: { workPlaceId: 2 },
    user: { by: 1 },
    'a user without changes': { by: 999_999 },
    'the system': { by: 'none' },
    action: { action: 'edit' },
    'a rare action': { action: 'restore' },
    from: { from: rare },
    to: { to: rare },
    'one day': { from: rare, to: rare },
    'user and register': { by: 1, register: 'tribunal-cases' },
    'user, action and day': { by: 1, action: 'delete', from: rare },
    'section and register': { workPlaceId: 2, register: 'case-fillings' },
    'section and a rare register': { workPlaceId: 2, register: 'proceedings' },
    'section and action': { workPlaceId: 2, action: 'restore' },
    'section and days': { workPlaceId: 2, from: rare, to: dayAfter(rare, 130) },
    'user and section': { by: 1, workPlaceId: 2 },
    'user, section and action': { by: 3, workPlaceId: 2, action: 'delete' },
    'section, register, action, user and days': {
      workPlaceId: 2,
      register: 'case-fillings',
      action: 'edit',
      by: 1,
      from: dayAfter(rare, -500),
      to: dayAfter(rare, 400),
    },
    [`record with ${grouped(LONGEST)} changes`]: { register: 'case-fillings', recordId: busy },
  };
  const rows = [];
  try {
    for (const [who, client] of Object.entries(clients)) {
      for (const [what, filter] of Object.entries(pages)) {
        const ms = await timeOf(client, filter);
        rows.push({
          what: `${who}: first page of ${grouped(CHANGES)} changes, ${what}`,
          value: `${ms.toFixed(1)} ms`,
          bar: `under ${READ_MS} ms`,
          met: ms < READ_MS,
        });
      }
    }
    return rows;
  } finally {
    Object.values(clients).forEach((client) => client.close());
    await register.end();
  }
}

const dayAfter = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

async function timeOf(client, filter) {
  await client.renew();
  const path = `/api/casebook/changes?${new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,24]',
    sort: '["id","DESC"]',
  })}`;
  const times = [];
  for (let read = 0; read < READS; read++) {
    const begun = performance.now();
    await client.get(path);
    times.push(performance.now() - begun);
  }
  return median(times);
}
