import { sql } from 'kysely';
import type { Values } from '../../../domain/fields';
import { officeFields } from '../../../domain/office';
import type { WireRecord } from '../../../domain/wire';
import type { OfficeNames, Config } from '../../platform/config';
import type { Db, Trx } from '../../platform/database/schema';
import { ApiError } from '../../platform/http/errors';
import { hasSecondFactor } from '../accounts/users';
import { enabledAdministrators, lockAdministrators } from '../accounts/userAccess';
import { lockRecord, saveChanged, type Edit, withUnchangedTexts } from '../../platform/writes/edits';
import { once, writeOf } from '../../platform/writes/idempotency';
import { access } from '../../platform/http/access';
import { recordBody, type App } from '../../platform/http/checking';
import { integer, textOrNull, casebookRoute } from '../../platform/http/responses';

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
function saveOffice(db: Db, sent: Values<typeof officeFields>, edit: Edit): Promise<WireRecord> {
  return once(db, edit, (trx) => replaceOffice(trx, sent, edit));
}

/**
 * Like `saveOffice`, but within the caller's transaction.
 * @throws also 409 when approval is required and no other administrator could give it, or a second factor by somebody
 * who has none.
 */
export async function replaceOffice(
  trx: Trx,
  sent: Values<typeof officeFields>,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<WireRecord> {
  await lockRecord(trx, 'office', OFFICE, version);
  const { needsApproval, needsSecondFactor, ...texts } = await withUnchangedTexts(
    trx,
    'office',
    OFFICE,
    sent,
  );
  if (needsApproval) {
    await lockAdministrators(trx);
    if ((await enabledAdministrators(trx)) < 2) throw new ApiError(409, 'twoAdministrators');
  }
  if (needsSecondFactor && !(await ownsSecondFactor(trx, by))) throw new ApiError(409, 'factorFirst');
  const own = {
    ...texts,
    needsApproval: needsApproval ?? undefined,
    needsSecondFactor: needsSecondFactor ?? undefined,
  };
  await saveChanged(trx, 'office', OFFICE, own, by);
  return office(trx);
}

const ownsSecondFactor = async (trx: Trx, userId: number): Promise<boolean> => {
  const user = trx.selectFrom('appUser').select(hasSecondFactor.as('has')).where('id', '=', userId);
  return (await user.executeTakeFirst())?.has ?? false;
};

/**
 * Which set-up steps are done, and whether the register is new: that is, it began empty, so that its first
 * filing was entered by hand. Filings of sample data and of an older version are older than the register
 * itself.
 */
async function setUp(db: Db) {
  const { rows } = await sql<Record<Exclude<keyof typeof setUpAnswer, 'backups'>, boolean>>`
    select coalesce(
        (select created_at from case_filing order by id limit 1) >= (select since from register_identity), true
      ) as is_new,
      exists (
        select from event where kind = 'PASSWORD_CHANGED' and by_user = about_user
          and about_user = (select min(id) from app_user)
      ) as password,
      (select name is not null from office) as office,
      exists (select from work_place where changed_by is not null) as sections,
      exists (select from closed_day where changed_by is not null) as holidays,
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

const boolean = { type: 'boolean' };

const setUpAnswer = {
  isNew: boolean,
  password: boolean,
  office: boolean,
  sections: boolean,
  holidays: boolean,
  colleagues: boolean,
  filings: boolean,
  backups: boolean,
};

const answer = {
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.keys(officeFields).map((name) => [name, textOrNull])),
    needsApproval: boolean,
    needsSecondFactor: boolean,
    version: integer,
  },
};

/** The name of the office, and which set-up steps are done (docs/contract.md, "Office"). */
export async function officeRoutes(app: App, { db, config }: { db: Db; config: Config }) {
  app.get(
    '/api/casebook/office',
    casebookRoute(access('office', 'read'), 'The name of the office', answer),
    () => office(db),
  );
  app.put(
    '/api/casebook/office',
    casebookRoute(access('office', 'edit'), 'Name the office', answer, {
      body: recordBody(officeFields, 'edit'),
    }),
    (request) => {
      const { values, version } = request.body;
      return saveOffice(db, values, { version, ...writeOf(request) });
    },
  );
  app.get(
    '/api/casebook/set-up',
    casebookRoute(access('office', 'read'), 'What of setting the register up is done', {
      type: 'object',
      properties: setUpAnswer,
    }),
    async () => ({ ...(await setUp(db)), backups: config.backupDir !== undefined }),
  );
}
