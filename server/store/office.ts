import { sql, type Kysely } from 'kysely';
import type { Values } from '../../domain/fields';
import type { officeFields } from '../../domain/office';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { holdRecord, saveChanged, type Edit } from './edits';
import { once } from './idempotency';
import { withUnchangedTexts } from './unchangedTexts';

type Db = Kysely<Database>;

/** The row of the office, the only one. */
const OFFICE = 1;

export const office = (db: Db) =>
  db.selectFrom('office').select(['name', 'nameBn', 'version']).executeTakeFirstOrThrow();

/** Names the office and answers it. @throws 409 when it was changed after the version that was edited. */
export function saveOffice(db: Db, sent: Values<typeof officeFields>, edit: Edit): Promise<WireRecord> {
  return once(db, edit, async (trx) => {
    await holdRecord(trx, 'office', OFFICE, edit.version);
    const { name, nameBn } = await withUnchangedTexts(trx, 'office', OFFICE, sent);
    await saveChanged(trx, 'office', OFFICE, { name, nameBn }, edit.by);
    return office(trx);
  });
}

/** What of setting a register up has been done, and whether it is still new. */
export async function setUp(db: Db) {
  const { rows } = await sql<Record<'isNew' | 'office' | 'sections' | 'colleagues', boolean>>`
    select (select count(*) from (select from case_filing limit ${FEW}) as first_filings) < ${FEW} as is_new,
      (select name is not null from office) as office,
      exists (select from work_place where changed_by is not null) as sections,
      (select count(*) from (select from app_user limit 2) as first_users) > 1 as colleagues
  `.execute(db);
  return rows[0]!;
}

/** A register with so many filings is in use, whoever set it up. */
const FEW = 100;

/** How long the name is waited for, in milliseconds: the sign-in must open while the database does not answer. */
const PATIENCE = 1000;

/**
 * The name of the office as the UI is told it with /config.json: the one last known where the database does
 * not answer soon.
 */
export function officeNames(db: Db, organisation: string) {
  let known: { organisation: string; organisationBn?: string } = { organisation };
  return async () => {
    const asked = office(db).then(({ name, nameBn }) => {
      known = { organisation: name ?? organisation, ...(nameBn && { organisationBn: nameBn }) };
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([asked.catch(() => {}), patience]);
    clearTimeout(timer);
    return known;
  };
}
