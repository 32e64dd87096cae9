import { sql, type Kysely, type Transaction } from 'kysely';
import type { Values } from '../../../domain/fields';
import { officeFields } from '../../../domain/office';
import type { WireRecord } from '../../../domain/wire';
import type { OfficeNames } from '../../platform/config';
import type { Database } from '../../platform/database/schema';
import { ApiError } from '../../platform/http/errors';
import { enabledAdministrators, holdAdministrators } from '../accounts/userAccess';
import { holdRecord, saveChanged, type Edit, withUnchangedTexts } from '../../platform/writes/edits';
import { once } from '../../platform/writes/idempotency';

type Db = Kysely<Database>;

/** The id of the office's only row. */
const OFFICE = 1;

export const office = (db: Db) =>
  db
    .selectFrom('office')
    .select(['version', ...(Object.keys(officeFields) as (keyof typeof officeFields)[])])
    .executeTakeFirstOrThrow();

/**
 * Saves the office's name and returns it.
 * @throws 409 if it was changed after the edited version.
 */
export function saveOffice(db: Db, sent: Values<typeof officeFields>, edit: Edit): Promise<WireRecord> {
  return once(db, edit, (trx) => replaceOffice(trx, sent, edit));
}

/**
 * Like `saveOffice`, but within the caller's transaction.
 * @throws also 409 when approval is required and no other administrator could give it.
 */
export async function replaceOffice(
  trx: Transaction<Database>,
  sent: Values<typeof officeFields>,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<WireRecord> {
  await holdRecord(trx, 'office', OFFICE, version);
  const { needsApproval, ...texts } = await withUnchangedTexts(trx, 'office', OFFICE, sent);
  if (needsApproval) {
    await holdAdministrators(trx);
    if ((await enabledAdministrators(trx)) < 2) throw new ApiError(409, 'twoAdministrators');
  }
  const own = { ...texts, needsApproval: needsApproval ?? undefined };
  await saveChanged(trx, 'office', OFFICE, own, by);
  return office(trx);
}

/**
 * Which set-up steps are done, and whether the register is new: that is, it began empty, so that its first
 * filing was entered by hand. Filings of sample data and of an older version are older than the register
 * itself.
 */
export async function setUp(db: Db) {
  const { rows } = await sql<Record<'isNew' | 'office' | 'sections' | 'colleagues' | 'filings', boolean>>`
    select coalesce(
        (select created_at from case_filing order by id limit 1) >= (select since from register_identity), true
      ) as is_new,
      (select name is not null from office) as office,
      exists (select from work_place where changed_by is not null) as sections,
      (select count(*) from (select from app_user limit 2) as first_users) > 1 as colleagues,
      exists (select from case_filing) as filings
  `.execute(db);
  return rows[0]!;
}

/** Milliseconds to wait for the name: the sign-in page must load while the database is down. */
const TIMEOUT_MS = 1000;

/**
 * The office's names for /config.json: those that an administrator entered, otherwise those of the setting.
 * If the database does not answer soon, the last known names are given.
 */
export function officeNames(db: Db, { organisation, organisationBn }: OfficeNames) {
  let known: OfficeNames = { organisation, organisationBn };
  return async () => {
    const request = office(db).then(({ name, nameBn }) => {
      known = {
        organisation: name ?? organisation,
        organisationBn: nameBn ?? (name ? undefined : organisationBn),
      };
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
    await Promise.race([request.catch(() => {}), timeout]);
    clearTimeout(timer);
    return known;
  };
}
