import { sql } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Row, Values } from '../../../domain/fields';
import { encashBy } from '../../../domain/money/due';
import {
  guaranteeFields,
  guaranteeKinds,
  guaranteeStates,
  type guaranteeStepFields,
} from '../../../domain/money/records';
import { formatTaka, toPoisha } from '../../../domain/taka';
import type { WireRecord } from '../../../domain/wire';
import type { Db, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { invalidField } from '../../platform/http/errors';
import { dayOrNull, integerOrNull, listAnswer, objectAnswer, text } from '../../platform/http/responses';
import {
  anyOf,
  containing,
  ids,
  oneOf,
  toDay,
  fromDay,
  todayInDhaka,
  withinDays,
  type Filter,
  type OnDay,
} from '../../platform/resource/filters';
import { recordsOf } from '../../platform/resource/records';
import { by, byNullable, byText, readApart, regularResource, shown } from '../../platform/resource/resource';
import { saveChanged } from '../../platform/writes/edits';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { hidingUnreadable } from '../cases/proceedings';
import { openDaysIn } from '../dates/limits/counting';
import { bankName, byBankName, refuseForeign } from './ofFile';

type Entered = Values<typeof guaranteeFields>;
type Step = Values<typeof guaranteeStepFields>;

/** The state today. A guarantee expires by its date alone, so no job has to mark it. */
const state = sql`case when guarantee.ended is not null then guarantee.ended when guarantee.continuing then 'VALID'
  when guarantee.expires_on is null then 'NO_EXPIRY' when guarantee.expires_on < ${todayInDhaka} then 'EXPIRED'
  else 'VALID' end`;

const isOpen = sql`ended is null`;
const hasEnd = sql`continuing is not true and expires_on`;
const inState: Record<(typeof guaranteeStates)[number], OnDay> = {
  VALID: (today) => sql`(${isOpen} and (continuing or expires_on >= ${today}))`,
  EXPIRED: (today) => sql`(${isOpen} and ${hasEnd} < ${today})`,
  NO_EXPIRY: sql`(${isOpen} and ${hasEnd} is null)`,
  REPLACED: sql`ended = 'REPLACED'`,
  LAPSED: sql`ended = 'LAPSED'`,
  ENCASHED: sql`ended = 'ENCASHED'`,
  RELEASED: sql`ended = 'RELEASED'`,
};

/** Filters by a column of the parts. */
const ofPart = (column: string): Filter => {
  const part = ids(column);
  return {
    ...part,
    where: (list, user) =>
      sql`id in (select guarantee_id from guarantee_allocation where ${part.where(list, user)})`,
  };
};

const derived = {
  state: { sql: state, schema: { ...text, enum: guaranteeStates } },
  expiresOn: shown('guarantee.expires_on', dayOrNull),
  encashBy: readApart({ ...dayOrNull, description: 'the last open day of the office until it expires' }),
  left: { sql: sql`guarantee.left_amount::float8`, schema: { type: 'number', description: 'taka' } },
  steps: shown('guarantee.steps', listAnswer({ type: 'object', additionalProperties: true })),
  caseFilingId: shown('guarantee.case_filing_id', integerOrNull),
  bankName: bankName('guarantee', 'bank_name'),
  bankNameBn: bankName('guarantee', 'name_bn'),
  fileNumbers: readApart({
    ...text,
    description: 'its parts as an import reads them: `A-1: 20,00,000.00; A-2: …`',
  }),
  files: readApart(listAnswer(objectAnswer({ caseFilingId: integerOrNull, nothiNumber: text }))),
};

const asStored = regularResource({
  name: 'guarantees',
  title: 'Guarantees',
  table: 'guarantee',
  fields: guaranteeFields,
  derived,
  sorts: {
    number: byNullable('number_fold'),
    kind: by('kind'),
    bankId: byNullable('bank_id'),
    bankName: byBankName('guarantee'),
    branch: byText('branch'),
    amount: by('amount'),
    left: by('left_amount'),
    issuedOn: byNullable('issued_on'),
    validUntil: byNullable('valid_until'),
    expiresOn: byNullable('expires_on'),
    claimUntil: byNullable('claim_until'),
    originalAt: byText('original_at'),
    confirmedOn: byNullable('confirmed_on'),
    state: { ...by('state'), expression: state },
    caseFilingId: byNullable('case_filing_id'),
  },
  filters: {
    q: containing('number_fold'),
    caseFilingId: ofPart('case_filing_id'),
    proceedingId: ids('ordered_by_id'),
    kind: oneOf('kind', guaranteeKinds),
    bankId: ids('bank_id'),
    state: anyOf(inState),
    from: fromDay('issued_on'),
    to: toDay('issued_on'),
    expiringBefore: {
      ...toDay('expires_on'),
      where: (day: unknown) => sql`(ended is null and expires_on < ${day}::date)`,
    },
    need: anyOf({
      // what a guarantee that is no longer valid secured is still owed
      LAPSED: (today) => sql`(liability = 'OWED' and (expires_on < ${today} or ended is not null))`,
      // section 46: the liability is gone; a file without any order yet has none that could be
      RELEASE: sql`(${isOpen} and liability = 'GONE')`,
    }),
    expiringWithin: withinDays('expires_on', isOpen),
    workPlaceId: ofPart('work_place_id'),
  },
  total: 'upTo',
  row: stored,
  async create(trx, values, user) {
    await checkGuarantee(trx, values, []);
    await refuseOrder(trx, values, user);
    const { id } = await trx
      .insertInto('guarantee')
      .values({ ...stored(values), createdBy: user.userId, changedBy: user.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await findAgain(trx, values.allocations);
    return id;
  },
  async save(trx, id, values, user) {
    const was = await storedGuarantee(trx, id);
    await checkGuarantee(trx, values, was.steps as unknown as Step[]);
    if (values.orderedById !== was.orderedById) await refuseOrder(trx, values, user);
    await saveChanged(trx, 'guarantee', id, { ...stored(values), origin: 'own' }, user.userId);
    await findAgain(trx, [...was.allocations, ...values.allocations]);
  },
  async remove(trx, id) {
    const { allocations } = await storedGuarantee(trx, id);
    await trx.deleteFrom('guarantee').where('id', '=', id).execute();
    await findAgain(trx, allocations);
  },
});

export const storedGuarantee = (trx: Trx, id: number) =>
  trx.selectFrom('guarantee').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The search finds filings by the numbers of their guarantees. */
async function findAgain(trx: Trx, allocations: readonly Row[]): Promise<void> {
  const files = new Set(allocations.map(({ caseFilingId }) => caseFilingId as number));
  for (const file of files) await rewriteEntry(trx, 'case-fillings', file);
}

/** Guarantees, each over one or several files (docs/contract.md, "Money"). */
export const guarantees = { ...asStored, records: readRecords };

/** The records with the last days for encashing them and the numbers of their files. An order that the user may not read is left out. */
async function readRecords(db: Db, wanted: number[], user: SignedInUser): Promise<WireRecord[]> {
  const records = await hidingUnreadable(
    db,
    await recordsOf(db, asStored, wanted, user),
    'orderedById',
    user,
  );
  const { rows } = await sql<{
    guaranteeId: number;
    caseFilingId: number;
    nothiNumber: string;
    part: number;
  }>`
    select guarantee_id, case_filing_id, nothi_number, amount::float8 as part from guarantee_allocation a
    join case_filing f on f.id = a.case_filing_id where guarantee_id = any(${wanted}::bigint[])
    order by guarantee_id, case_filing_id
  `.execute(db);
  const calendar = await openDaysIn(db)('OFFICE');
  return records.map((record) => {
    const parts = rows.filter(({ guaranteeId }) => guaranteeId === record.id);
    return {
      ...record,
      encashBy: encashBy(record.expiresOn as Day | null, calendar),
      files: parts.map(({ caseFilingId, nothiNumber }) => ({ caseFilingId, nothiNumber })),
      fileNumbers: parts
        .map(({ nothiNumber, part }) => `${nothiNumber}: ${formatTaka(part, 'en')}`)
        .join('; '),
    };
  });
}

function stored({ allocations, ...values }: Entered) {
  return {
    ...values,
    kind: values.kind ?? 'BANK_GUARANTEE',
    allocations: JSON.stringify(allocations),
  } as const;
}

/** @throws 400 at a field. */
export async function checkGuarantee(
  trx: Trx,
  { amount, issuedOn, validUntil, continuing, allocations }: Entered,
  steps: readonly Step[],
): Promise<void> {
  const files = filesOf(allocations);
  if (new Set(files).size < files.length) throw invalidField('allocations', 'fileTwice');
  const { length } = await trx
    .selectFrom('caseFiling')
    .select('id')
    .where('id', 'in', files)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (length < files.length) throw invalidField('allocations', 'unknownReference');
  const allocated = allocations.reduce((sum, each) => sum + toPoisha(each.amount as number), 0);
  if (allocated > toPoisha(amount)) throw invalidField('allocations', 'overAllocated');
  if (validUntil && issuedOn && validUntil < issuedOn) throw invalidField('validUntil', 'beforeFirstDay');
  if (validUntil && continuing) throw invalidField('validUntil', 'continuingHasNoEnd');
  const missing = steps.find((step) => step.caseFilingId && !files.includes(step.caseFilingId));
  if (missing) throw invalidField('allocations', 'fileHasSteps');
}

const filesOf = (allocations: readonly Row[]) =>
  allocations.map(({ caseFilingId }) => caseFilingId as number);

const refuseOrder = (trx: Trx, { orderedById, allocations }: Entered, user: SignedInUser) =>
  refuseForeign(trx, 'orderedById', orderedById, filesOf(allocations), user);
