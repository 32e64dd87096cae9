import { sql, type RawBuilder } from 'kysely';
import type { Values } from '../../../domain/fields';
import { keptListFields, type KeptListName, type ListUser } from '../../../domain/keptLists';
import { paperKindCodes } from '../../../domain/papers';
import { kindsReadableByAll } from '../../../domain/proceedings';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../../platform/http/access';
import type { Db, Trx } from '../../platform/database/schema';
import { invalidField, notFound, type Usage } from '../../platform/http/errors';
import { integer, text, objectAnswer, listAnswer } from '../../platform/http/responses';
import { containing, flag } from '../../platform/resource/filters';
import { recordsOf } from '../../platform/resource/records';
import {
  by,
  byBengaliName,
  byNullable,
  regularResource,
  shown,
  type RegularResource,
} from '../../platform/resource/resource';
import { saveChanged } from '../../platform/writes/edits';
import { once, viaToken, type Write } from '../../platform/writes/idempotency';

/** A list maintained by administrators (docs/contract.md, "Lists that administrators keep"). */
export interface KeptList {
  resource: RegularResource;
  /** Makes all references to one record refer to another; both are locked. */
  move(trx: Trx, ids: { from: number; into: number }, by: number): Promise<unknown>;
}

interface Facts {
  name: KeptListName;
  title: string;
  table: string;
  nameColumn: string;
  /** Counts of references to a record by resource, as SQL over `table`. */
  usedBy: Partial<Record<ListUser, RawBuilder<unknown>>>;
  /** The counts to show, where not everybody who may read the list may know of all references. */
  shownUse?: Facts['usedBy'];
  derived?: RegularResource['derived'];
  move: KeptList['move'];
}

const TITLES: Record<ListUser, string> = {
  'case-fillings': 'Demand Notice/Order of Custom House, Chattogram',
  users: 'User',
  steps: 'Delay account',
  guarantees: 'Guarantees',
  'money-entries': 'Ledger',
  proceedings: 'Cases',
  papers: 'Papers',
  volumes: 'Volumes of a file',
  movements: 'Movements of volumes',
  'retention-rules': 'Retention rules',
};

/** Moves the filings that meet a condition to another section or bank, as an edit of each. */
const moveFilings = (
  column: RawBuilder<unknown>,
  { from, into }: { from: number; into: number },
  by: number,
) =>
  sql`update case_filing set ${column} = ${into}, version = version + 1, changed_at = now(), changed_by = ${by}
    where ${column} = ${from}`;

const sections = keptList({
  name: 'sections',
  title: 'Sections and branches',
  table: 'work_place',
  nameColumn: 'name',
  usedBy: {
    // from a tally: counting a million filings would take too long
    'case-fillings': sql`(select coalesce(sum(filings), 0)::bigint from case_filing_tally where work_place_id = work_place.id)`,
    users: sql`(select count(*) from user_work_place where work_place_id = work_place.id)`,
    'retention-rules': sql`(select count(*) from retention_rule where work_place_id = work_place.id)`,
  },
  async move(trx, ids, by) {
    await moveFilings(sql`work_place_id`, ids, by).execute(trx);
    await sql`
      update app_user set version = version + 1, changed_at = now(), changed_by = ${by}
      where id in (select user_id from user_work_place where work_place_id = ${ids.from})
    `.execute(trx);
    await sql`
      insert into user_work_place (user_id, work_place_id)
      select user_id, ${ids.into}::bigint from user_work_place where work_place_id = ${ids.from}
      on conflict do nothing
    `.execute(trx);
    await sql`delete from user_work_place where work_place_id = ${ids.from}`.execute(trx);
    await sql`
      update retention_rule set work_place_id = ${ids.into}, version = version + 1, changed_at = now(), changed_by = ${by}
      where work_place_id = ${ids.from}
    `.execute(trx);
  },
});

const banks = keptList({
  name: 'banks',
  title: 'Banks',
  table: 'bank',
  nameColumn: 'bank_name',
  usedBy: {
    'case-fillings': sql`(select count(*) from case_filing where bank_id = bank.id)`,
    // a guarantee that is a filing's bank fields counts as the filing
    guarantees: sql`(select count(*) from guarantee where bank_id = bank.id and origin = 'own')`,
    'money-entries': sql`(select count(*) from money_entry where bank_id = bank.id)`,
  },
  async move(trx, ids, by) {
    // first the guarantees, which the bank fields of their filings follow
    for (const table of ['guarantee', 'money_entry'])
      await sql`
        update ${sql.table(table)} set bank_id = ${ids.into}, version = version + 1, changed_at = now(), changed_by = ${by}
        where bank_id = ${ids.from}
      `.execute(trx);
    await moveFilings(sql`bank_id`, ids, by).execute(trx);
  },
});

/** The places that a file passes on its way to a higher court. */
const desks = keptList({
  name: 'desks',
  title: 'Desks of the delay account',
  table: 'desk',
  nameColumn: 'name',
  usedBy: {
    steps: sql`(select count(*) from step where desk = desk.id)`,
    volumes: sql`(select count(*) from volume where desk = desk.id)`,
    movements: sql`(select count(*) from movement where desk.id in (to_desk, received_desk))`,
  },
  async move(trx, { from, into }, by) {
    const at = [
      ['step', 'desk'],
      ['volume', 'desk'],
      ['movement', 'to_desk'],
      ['movement', 'received_desk'],
    ] as const;
    for (const [table, column] of at)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${into}, version = version + 1, changed_at = now(),
          changed_by = ${by}
        where ${sql.ref(column)} = ${from}
      `.execute(trx);
  },
});

/** Why the government loses cases. */
const lossReasons = keptList({
  name: 'loss-reasons',
  title: 'Reasons of loss',
  table: 'loss_reason',
  nameColumn: 'name',
  usedBy: { proceedings: sql`(select count(*) from proceeding where loss_reason_id = loss_reason.id)` },
  move: (trx, { from, into }, by) =>
    sql`update proceeding set loss_reason_id = ${into}, version = version + 1, changed_at = now(), changed_by = ${by}
      where loss_reason_id = ${from}`.execute(trx),
});

/** What a paper is, such as an order; `code` names the kinds that every register begins with. */
const paperKinds = keptList({
  name: 'paper-kinds',
  title: 'Kinds of papers',
  table: 'paper_kind',
  nameColumn: 'name',
  derived: { code: shown('paper_kind.code', { enum: [...paperKindCodes, null] }) },
  usedBy: { papers: sql`(select count(*) from paper where kind = paper_kind.id)` },
  shownUse: {
    papers: sql`(select count(*) from paper where kind = paper_kind.id
      and case_kind in (${sql.join(kindsReadableByAll.map((kind) => sql.lit(kind)))}))`,
  },
  move: (trx, { from, into }, by) =>
    sql`update paper set kind = ${into}, version = version + 1, changed_at = now(), changed_by = ${by}
      where kind = ${from}`.execute(trx),
});

export const keptLists = [sections, banks, desks, lossReasons, paperKinds];

function keptList({
  name,
  title,
  table,
  nameColumn,
  derived,
  usedBy,
  shownUse = usedBy,
  move,
}: Facts): KeptList {
  const used = sql`(${sql.join(Object.values(shownUse), sql` + `)})`;
  const each = (uses: Facts['usedBy']) =>
    sql`jsonb_build_array(${sql.join(
      Object.entries(uses).map(
        ([holder, count]) => sql`jsonb_build_object('resource', ${sql.lit(holder)}, 'count', ${count})`,
      ),
    )})`;
  const row = ({ name: given, active, ...values }: Values<typeof keptListFields>) => ({
    ...values,
    [nameColumn]: given,
    ...(active !== null && { active }),
  });
  const resource = regularResource({
    name,
    title,
    table,
    fields: keptListFields,
    derived: {
      ...derived,
      name: shown(`${table}.${nameColumn}`, text),
      active: shown(`${table}.active`, { type: 'boolean' }),
      used: { sql: used, schema: { ...integer, description: 'how many records refer to it' } },
      usedBy: {
        sql: each(shownUse),
        schema: listAnswer(objectAnswer({ resource: text, count: integer })),
      },
    },
    sorts: {
      name: by(`${nameColumn}_fold`),
      nameBn: byBengaliName(`${nameColumn}_fold`),
      position: byNullable('position'),
      active: by('active'),
      used: { ...by('used'), expression: used },
    },
    filters: { q: containing(`${nameColumn}_fold`, 'name_bn_fold'), active: flag('active') },
    row,
    async save(trx, id, values, { userId }) {
      // no time limit: renaming a large section or bank takes longer than a request is allowed, because its
      // filings have copies of the name
      await sql`set local statement_timeout = 0`.execute(trx);
      await saveChanged(trx, table, id, row(values), userId);
    },
    unique: {
      [`${table}_${nameColumn}_fold_key`]: { field: 'name', code: 'nameTaken' },
      [`${table}_name_bn_fold_key`]: { field: 'nameBn', code: 'nameTaken' },
    },
    async usages(trx, id): Promise<Usage[]> {
      const { rows } = await sql<{ usedBy: { resource: keyof typeof TITLES; count: number }[] }>`
        select ${each(usedBy)} as used_by from ${sql.table(table)} where id = ${id}
      `.execute(trx);
      return rows[0]!.usedBy
        .filter(({ count }) => count > 0)
        .map(({ resource: holder, count }) => ({ resource: holder, title: TITLES[holder], count }));
    },
  });
  return { resource, move };
}

/**
 * Merges a record of a list into another, which is returned: all references then refer to the other one, and
 * the record is deleted.
 * @throws 404 if `from` does not exist; 400 at `into` if that does not exist or is the same record.
 */
export function mergeInto(
  db: Db,
  { resource, move }: KeptList,
  { from, into }: { from: number; into: number },
  user: SignedInUser,
  write: Write,
): Promise<WireRecord> {
  return once(db, { ...write, via: viaToken(user) ?? 'merge' }, async (trx) => {
    // no time limit, since moving a large section takes longer than a request is allowed
    await sql`set local statement_timeout = 0`.execute(trx);
    // locked in a fixed order, so that two merges do not deadlock; a concurrent insert of a filing with
    // either one waits too
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(resource.table)} where id in (${from}, ${into}) order by id for update
    `.execute(trx);
    const held = new Set(rows.map(({ id }) => id));
    if (!held.has(from)) throw notFound();
    if (from === into) throw invalidField('into', 'cannotMerge');
    if (!held.has(into)) throw invalidField('into', 'unknownReference');
    await move(trx, { from, into }, user.userId);
    await sql`delete from ${sql.table(resource.table)} where id = ${from}`.execute(trx);
    return (await recordsOf(trx, resource, [into], user))[0]!;
  });
}
