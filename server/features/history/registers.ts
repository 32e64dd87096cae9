import { sql } from 'kysely';
import { agentKinds } from '../../../domain/agents';
import type { Fields, Values } from '../../../domain/fields';
import type { KeptRegister } from '../../../domain/history';
import { officeFields } from '../../../domain/office';
import type { Db, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import type { RegularResource } from '../../platform/resource/resource';
import { office, replaceOffice } from '../lists/office';
import { replaceUser } from '../accounts/userWrites';
import { calendars, closedDays } from '../dates/hearings/calendars';
import { hearings } from '../dates/hearings/resource';
import { registers } from '../lists/registers';
import { limitationRules } from '../dates/limits/rules';
import { limits } from '../dates/limits/resource';
import { notes } from './files/notes';
import { proceedings } from '../cases/proceedings';
import { steps } from './files/steps';
import { moneyEntries } from '../money/entries';
import { guarantees } from '../money/guarantees';
import { moneyRules, recoverySteps } from '../money/recovery';
import { returnForms } from '../returns/forms/resource';
import { papers } from '../papers/resource';
import { stays } from '../money/stays';
import { fileRetention } from '../papers/retention/files';
import { retentionRules } from '../papers/retention/rules';
import { fileCallRows, fileCalls } from '../papers/volumes/called';
import { movements, volumes } from '../papers/volumes/volumes';
import { caseTypes } from '../../../domain/followOnCases';
import type { WireRecord } from '../../../domain/wire';
import { recordsOf } from '../../platform/resource/records';
import { agentById } from '../cases/parties/agents';
import { caseFilingById } from '../cases/filings/records';
import { companyById } from '../cases/parties/companies';
import { caseById } from '../cases/records';
import { userById } from '../accounts/users';
import { columnOf, type Kept } from './keptRecords';

const resources: readonly RegularResource[] = [
  ...registers.map(({ resource }) => resource),
  calendars,
  closedDays,
  hearings,
  limits,
  limitationRules,
  notes,
  proceedings,
  steps,
  volumes,
  movements,
  fileCalls,
  fileCallRows,
  retentionRules,
  fileRetention,
  moneyEntries,
  guarantees,
  stays,
  recoverySteps,
  moneyRules,
  returnForms,
  papers,
];

/** The registers with a history that are regular resources, by name. */
export const regularRegisters: ReadonlyMap<string, RegularResource> = new Map(
  resources.map((resource) => [resource.name, resource]),
);

type Read = (db: Db, id: number) => Promise<WireRecord | null | undefined>;

/** The functions that read a record of the registers that are no regular resources. */
const READ: Record<string, Read> = {
  'case-fillings': caseFilingById,
  companies: companyById,
  users: userById,
  office,
  ...Object.fromEntries([
    ...caseTypes.map((type): [string, Read] => [type.name, (db, id) => caseById(db, type, id)]),
    ...agentKinds.map((kind): [string, Read] => [kind.name, (db, id) => agentById(db, kind, id)]),
  ]),
};

/**
 * A record as its register's endpoint for single records returns it; undefined for registers without such an
 * endpoint.
 */
export async function storedRecord(
  db: Db,
  register: string,
  id: number,
  user: SignedInUser,
): Promise<WireRecord> {
  const resource = regularRegisters.get(register);
  const record = resource ? (await recordsOf(db, resource, [id], user))[0] : await READ[register]?.(db, id);
  return record ?? {};
}

type Save = (
  trx: Trx,
  register: KeptRegister,
  id: number,
  kept: Kept,
  user: SignedInUser,
) => Promise<unknown>;

/**
 * Saves a locked record with the values of an earlier version. If a register has its own rules for edits,
 * they apply here too.
 */
export const saveVersion: Save = (trx, register, id, kept, user) => {
  const resource = regularRegisters.get(register.name);
  const save = resource?.save ? asEditOf(resource) : (SAVED_BY[register.name] ?? replace);
  return save(trx, register, id, kept, user);
};

/**
 * Fields that restoring a version does not change: a case never moves to another filing, nobody gets an old
 * password, and `nextId` and `origin` of a hearing follow from other records.
 */
export const NEVER_RESTORED: ReadonlySet<string> = new Set(['caseFilingId', 'password', 'nextId', 'origin']);

const SAVED_BY: Partial<Record<string, Save>> = {
  users: (trx, _register, id, kept, { userId }) =>
    replaceUser(
      trx,
      id,
      {
        fullName: kept.full_name as string,
        email: (kept.email as string | undefined) ?? null,
        phone: (kept.phone as string | undefined) ?? null,
        roles: (kept.roles as number[]).map((role) => ({ id: role })),
        workPlaces: (kept.work_places as number[]).map((section) => ({ id: section })),
        signInBy: kept.sign_in_by as 'PASSWORD' | 'OTP',
        isEnabled: kept.is_enabled as boolean,
      },
      userId,
    ),
  office: (trx, register, _id, kept, { userId }) =>
    replaceOffice(trx, keptValues(register, officeFields, kept), { version: null, by: userId }),
};

/** Saves by the register's own function, with its checks. */
const asEditOf =
  ({ save, fields }: RegularResource): Save =>
  (trx, register, id, kept, user) => {
    return save!(trx, id, keptValues(register, fields, kept), user);
  };

/** The values of a kept record, by field. */
export const keptValues = <F extends Fields>(register: KeptRegister, fields: F, kept: Kept) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, kept[columnOf(register, name)] ?? null]),
  ) as Values<F>;

/** Saves all fields of the earlier version in one statement. */
const replace: Save = async (trx, register, id, kept, { userId }) => {
  const columns = Object.keys(register.fields)
    .filter((name) => !NEVER_RESTORED.has(name))
    .map((name) => columnOf(register, name));
  const row = await withPictures(trx, register, kept);
  const of = (source: string) => sql.join(columns.map((column) => sql.ref(`${source}.${column}`)));
  await sql`
    update ${sql.table(register.table)} as present
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = past.${sql.ref(column)}`))},
      changed_by = ${userId}, changed_at = now(), version = present.version + 1
    from jsonb_populate_record(null::${sql.table(register.table)}, ${JSON.stringify(row)}::jsonb) as past
    where present.id = ${id} and (${of('present')}) is distinct from (${of('past')})
  `.execute(trx);
};

/** Replaces the digest of a picture with the picture. */
async function withPictures(trx: Trx, { picture }: KeptRegister, kept: Kept): Promise<Kept> {
  const sha256 = picture && kept[picture];
  if (!picture || !sha256) return kept;
  const { rows } = await sql<{ image: string }>`
    select '\\x' || encode(image, 'hex') as image from kept_picture where sha256 = ${sha256}
  `.execute(trx);
  return { ...kept, [picture]: rows[0]!.image };
}
