import { sql } from 'kysely';
import { keptRegisters, type KeptRegister } from '../../../domain/history';
import { kindNames } from '../../../domain/proceedings';
import type { Db } from '../../platform/database/schema';
import { digestOfProposal, proposalEvents } from './proposals';
import { digestsOf, hashOfSeal } from './seals';

/** A difference between the history and a row: the row's table, and how it was altered. */
export interface Tampering {
  table: string;
  id: number;
  is: 'altered' | 'removed' | 'added';
  /** The differing columns, for a row of a register. */
  columns?: string[];
}

const SEALS_AT_ONCE = 500;

/**
 * Compares the history with its seals, and the records of every register with the state to which their changes
 * lead.
 */
export async function tamperingOf(db: Db): Promise<Tampering[]> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(tamperingIn);
}

/** Like `tamperingOf`, but within the caller's transaction. */
export async function tamperingIn(trx: Db): Promise<Tampering[]> {
  await sql`set local statement_timeout = 0`.execute(trx);
  // without statistics, as after a restore, PostgreSQL would compare whole tables by a nested loop
  await sql`set local enable_nestloop = off`.execute(trx);
  const found = [
    ...(await tamperedSeals(trx)),
    ...(await tamperedRows(trx)),
    ...(await tamperedPlaces(trx)),
    ...(await tamperedPictures(trx)),
    ...(await tamperedProposals(trx)),
  ];
  for (const register of keptRegisters) found.push(...(await tamperedRecords(trx, register)));
  return found;
}

/** The time of the seal with a hash that somebody noted elsewhere; null if no such seal is part of the history. */
export async function hasSeal(db: Db, hash: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select at from seal where hash = ${hash}`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * The first invalid seal. Seals are numbered from 1 without gaps. Each holds the hash of the previous seal
 * and a digest for each of its rows. Digests that are null are looked for separately, because the hash
 * ignores them.
 */
async function tamperedSeals(db: Db): Promise<Tampering[]> {
  const { rows } = await sql<Tampering>`
    with s as (
      select *, lag(hash) over (order by id) as before, coalesce(lag(id) over (order by id), 0) as id_before from seal
    )
    select 'seal' as table, case when id > id_before + 1 then id_before + 1 else id end as id,
      case when id > id_before + 1 then 'removed' when id < 1 then 'added' else 'altered' end as is
    from s
    where id <> id_before + 1 or hash is distinct from ${hashOfSeal(sql`s.before`)}
      or cardinality(rows) <> cardinality(digests)
      or exists (select from unnest(digests) as each (digest) where digest is null)
    order by s.id limit 1
  `.execute(db);
  return rows;
}

/** The first row of `change` or `event` that differs from its seal. */
async function tamperedRows(db: Db): Promise<Tampering[]> {
  const { rows: seals } = await sql<{ id: number; toTx: number; toId: number }>`
    select id, to_tx, to_id from seal order by id
  `.execute(db);
  let after = { toTx: Number.MIN_SAFE_INTEGER, toId: Number.MIN_SAFE_INTEGER };
  for (let first = 0; first < seals.length; first += SEALS_AT_ONCE) {
    const batch = seals.slice(first, first + SEALS_AT_ONCE);
    const last = batch.at(-1)!;
    const { rows } = await sql<Tampering>`
      with listed as (
        select key, each.digest from seal, unnest(rows, digests) as each (key, digest)
        where seal.id between ${batch[0]!.id} and ${last.id}
      ), there as (
        ${digestsOf(sql`(tx, id) > (${after.toTx}::bigint, ${after.toId}::bigint)
          and (tx, id) <= (${last.toTx}::bigint, ${last.toId}::bigint)`)}
      )
      select case when key > 0 then 'change' else 'event' end as table, abs(key) as id,
        case when there.id is null then 'removed' when listed.digest is null then 'added' else 'altered' end as is
      from listed full join there using (key)
      where listed.digest is distinct from there.digest
      order by 2 limit 1
    `.execute(db);
    if (rows.length) return rows;
    after = last;
  }
  return [];
}

/**
 * The first change whose kind or section differs from those that the history gives for its proceeding and its
 * file. Seals do not cover these two columns. Any section that the file was ever in is accepted, since a
 * change may take its id before the file is moved and be committed after that.
 */
async function tamperedPlaces(db: Db): Promise<Tampering[]> {
  const { rows } = await sql<Tampering>`
    with section as (
      select distinct record_id as case_filing_id, (became ->> 'work_place_id')::bigint as work_place_id
      from change where register = 'case-fillings' and became ->> 'work_place_id' is not null
    ), of_case as (
      select distinct (became ->> 'proceeding_id')::bigint as proceeding_id, register as kind
      from change where register = any(${kindNames}::text[]) and was is null
    ), of_part as (
      select distinct register, record_id, (became ->> 'proceeding_id')::bigint as proceeding_id
      from change where register in ('hearings', 'limits', 'stays') and was is null
      union
      select register, record_id, record_id from change where register = 'proceedings'
    ), of_entry as (
      -- an entry may be given another order, and a paper another case
      select register, record_id, array_agg(of_case.kind) as kinds
      from change c join of_case on proceeding_id = (became ->> 'proceeding_id')::bigint
      where c.register in ('money-entries', 'papers') group by 1, 2
    ), known as (
      select register, record_id, kind from of_part join of_case using (proceeding_id)
    )
    select 'change' as table, change.id, 'altered' as is
    from change left join known using (register, record_id)
      left join section using (case_filing_id, work_place_id)
      left join of_entry using (register, record_id)
    where case when change.register in ('money-entries', 'papers')
        then change.kind <> all (coalesce(of_entry.kinds, '{}') || 'case-fillings'::text)
        else change.kind is distinct from known.kind end
      or section.work_place_id is null and (change.case_filing_id is not null or change.work_place_id is not null)
    order by change.id limit 1
  `.execute(db);
  return rows;
}

async function tamperedPictures(db: Db): Promise<Tampering[]> {
  const { rows } = await sql<Tampering>`
    select 'kept_picture' as table, 0 as id, 'altered' as is
    from kept_picture where sha256 <> encode(sha256(image), 'hex') limit 1
  `.execute(db);
  return rows;
}

/** The first proposal that is not the one of its last event. */
async function tamperedProposals(db: Db): Promise<Tampering[]> {
  const { rows } = await sql<Tampering>`
    with kept as (
      select distinct on (id) (details ->> 'proposal')::bigint as id, details ->> 'digest' as digest
      from event where kind = any(${Object.values(proposalEvents)}::text[]) order by id, event.id desc
    )
    select 'proposal' as table, id,
      case when kept.digest is null then 'added' when there.digest is null then 'removed' else 'altered' end as is
    from kept full join (select id, ${digestOfProposal} as digest from proposal) as there using (id)
    where kept.digest is distinct from there.digest order by id limit 1
  `.execute(db);
  return rows;
}

/** The first row of a register that differs from its history. */
async function tamperedRecords(db: Db, { name, table }: KeptRegister): Promise<Tampering[]> {
  // a proceeding that nobody has edited has no history
  const isSparse = name === 'proceedings';
  // those that follow the fields of a filing are kept as its fields
  const isField = name === 'money-entries' || name === 'guarantees' ? sql`t.origin = 'field'` : sql`false`;
  const unkept = isSparse ? sql`'{"version": 1}'::jsonb` : sql`null::jsonb`;
  const { rows } = await sql<Tampering>`
    with compared as (
      select coalesce(t.id, history.record_id) as id, t.id is not null as is_stored, ${isField} as is_field,
        case when history.record_id is null then ${isSparse} else history.state is not null end as is_replayed,
        case when t.id is not null then jsonb_strip_nulls(kept(t)) end as stored,
        case when history.record_id is null then ${unkept} else jsonb_strip_nulls(history.state) end as replayed
      from ${sql.table(table)} t full join (
        select record_id, replayed(was, became order by id) as state from change where register = ${name} group by 1
      ) as history on history.record_id = t.id
    )
    select ${sql.lit(table)} as table, id,
      case when not is_stored then 'removed' when not is_replayed then 'added' else 'altered' end as is,
      case when is_stored and is_replayed then array(
        select key from jsonb_each(stored || (replayed - array(select jsonb_object_keys(stored))))
        where stored -> key is distinct from replayed -> key order by key
      ) end as columns
    from compared
    -- by the flags, since PostgreSQL computes "stored" again wherever it is used, which takes the longest
    where is_field is not true and case when is_stored and is_replayed then stored <> replayed
      else is_stored or (is_replayed and not ${isSparse}) end
    order by id limit 1
  `.execute(db);
  return rows.map(({ columns, ...row }) => (columns ? { ...row, columns } : row));
}
