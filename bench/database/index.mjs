import { join } from 'node:path';
import pg from 'pg';
import { startCasebook, temporaryDirectory } from '../casebook.mjs';
import { exporting } from '../exporting.mjs';
import { signedIn } from './client.mjs';
import { dashboard, narrowedLists } from './dashboard.mjs';
import { fillRegister } from './filling.mjs';
import { largePage } from './largePage.mjs';
import { figureOf } from './figure.mjs';
import { compare } from './rounds.mjs';
import { BIG, SMALL } from './scale.mjs';
import { sorts } from './sorts.mjs';
import { creating, works } from './works.mjs';

/** The server with 1,000,000 filings, over authenticated HTTP, compared with plain SQL in the same run. */
export async function database() {
  const big = await filled(BIG);
  const small = await filled(SMALL);
  const clients = { big: await signIn(big), small: await signIn(small) };
  const beforeRound = async () => {
    await clients.big.renew();
    await clients.small.renew();
  };
  try {
    const parts = { ...clients, pool: big.pool };
    const figures = (await compare(works(parts), { beforeRound })).map(figureOf);
    const walked = await sorts(parts, { beforeRound });
    figures.push(...walked.figures);
    await beforeRound();
    const page = await largePage(clients.big, big.casebook.pid);
    figures.push(...page.figures);
    figures.push(...(await exporting({ ...exportOf(big), msPerRow: page.msPerRow })));
    figures.push(...(await compare(creating(parts), { beforeRound })).map(figureOf));
    return { figures, lists: walked.lists };
  } finally {
    clients.big.close();
    clients.small.close();
    await big.end();
    await small.end();
  }
}

/** Measures the figures of Home and the report, and the lists they link to, in the big register. */
export async function figures() {
  const register = await filled(BIG);
  const big = await signIn(register);
  const options = { beforeRound: () => big.renew() };
  const parts = { big, pool: register.pool };
  try {
    const ofHome = await dashboard(parts, options);
    const ofLists = (await compare(narrowedLists(parts), options)).map(figureOf);
    return { figures: [...ofHome, ...ofLists] };
  } finally {
    big.close();
    await register.end();
  }
}

/** Starts a Casebook, of another checkout if `root` is given, with its own filled database; `pool` connects to it. */
export async function filled(counts, root) {
  const directory = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: directory.path, SEED: 'none' }, root);
  const pool = new pg.Pool({
    host: join(directory.path, 'socket'),
    user: 'postgres',
    database: 'postgres',
    max: 16,
    statement_timeout: 2 * 60_000,
  });
  await fillRegister(pool, counts);
  return {
    casebook,
    pool,
    /** Where its papers lie. */
    folder: `${directory.path}-papers`,
    account: { userName: 'admin', password: /the password (\S+)/.exec(casebook.printed)[1] },
    async end() {
      await pool.end();
      await casebook.stop();
      directory.remove();
    },
  };
}

export const signIn = ({ casebook, account }) => signedIn(casebook.origin, account);

/** What `exporting` needs to export the list of a section with about 100,000 filings. */
const exportOf = ({ casebook, account }) => ({
  origin: casebook.origin,
  ...account,
  list: `/case-fillings-list?filter=${encodeURIComponent(JSON.stringify({ workPlaceId: 2 }))}`,
});
