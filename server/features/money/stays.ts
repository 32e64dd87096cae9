import { sql, type RawBuilder } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import { countLimit } from '../../../domain/limitation/count';
import { stayFields, stayStates, type StayState } from '../../../domain/money/records';
import { kindNames } from '../../../domain/proceedings';
import type { Trx } from '../../platform/database/schema';
import { searchText } from '../../platform/http/checking';
import { invalidField } from '../../platform/http/errors';
import { dayOrNull, integer, text, textOrNull } from '../../platform/http/responses';
import {
  anyOf,
  filter,
  fromDay,
  ids,
  oneOf,
  toDay,
  todayInDhaka,
  withinDays,
} from '../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../platform/resource/resource';
import { contains } from '../../platform/lists/searching';
import { saveChanged } from '../../platform/writes/edits';
import { ofReadableKinds, refuseUnreadable } from '../cases/proceedings';
import { openDaysIn } from '../dates/limits/counting';
import { byFileNumber, fileNumber } from './ofFile';

type Entered = Values<typeof stayFields>;

const ofProceeding = (column: string) =>
  sql`(select ${sql.ref(`p.${column}`)} from proceeding p where p.id = stay.proceeding_id)`;

/** The state on a day: a stay ends by its dates alone (domain/money/stays.ts has the days one by one). */
const stateOn = (day: RawBuilder<unknown>) => sql`stay_state(stay, stay.decided_on, ${day})`;
const state = stateOn(todayInDhaka);

/** A condition beside the state, by which an index finds the rows. */
const found = (each: StayState, today: RawBuilder<unknown>) =>
  ({
    IN_FORCE: sql`(stay.ends_on >= ${today} or stay.ends_on is null)`,
    ENDED: sql`stay.ends_on < ${today}`,
    VACATED: sql`stay.vacated_on is not null`,
    LAPSED: sql`true`,
    DISPOSED: sql`true`,
  })[each];
const isIn = (each: StayState) => (today: RawBuilder<unknown>) =>
  sql`(${found(each, today)} and ${stateOn(today)} = ${sql.lit(each)})`;
const isInForce = isIn('IN_FORCE');
const hasCondition = sql`(stay.condition is not null or stay.condition_due_on is not null or stay.condition_amount > 0)`;

/** Orders by which a court stays the recovery (docs/contract.md, "Money"). */
export const stays = regularResource({
  name: 'stays',
  title: 'Stays',
  table: 'stay',
  fields: stayFields,
  derived: {
    caseFilingId: shown('stay.case_filing_id', integer),
    nothiNumber: fileNumber('stay'),
    kind: shown('stay.kind', { ...text, enum: kindNames }),
    number: { sql: ofProceeding('number'), schema: textOrNull },
    court: { sql: ofProceeding('court'), schema: textOrNull },
    endsOn: shown('stay.ends_on', dayOrNull),
    conditionDueOn: shown('stay.condition_due_on', dayOrNull),
    state: { sql: state, schema: { ...text, enum: stayStates } },
  },
  sorts: {
    orderedOn: by('ordered_on'),
    receivedOn: byNullable('received_on'),
    of: by('of'),
    amount: by('amount'),
    until: by('until'),
    endsOn: byNullable('ends_on'),
    conditionDueOn: byNullable('condition_due_on'),
    metOn: byNullable('met_on'),
    vacatedOn: byNullable('vacated_on'),
    petitionOn: byNullable('petition_on'),
    state: { ...by('state'), expression: state },
    kind: by('kind'),
    number: byText('number', ofProceeding('number')),
    court: byText('court', ofProceeding('court')),
    proceedingId: by('proceeding_id'),
    caseFilingId: by('case_filing_id'),
    nothiNumber: byFileNumber('stay'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('proceeding_id'),
    kind: oneOf('kind', kindNames),
    of: oneOf('of', stayFields.of.choices),
    state: anyOf(Object.fromEntries(stayStates.map((each) => [each, isIn(each)]))),
    from: fromDay('ends_on'),
    to: toDay('ends_on'),
    endingWithin: withinDays('ends_on', isInForce),
    condition: anyOf({
      UNMET: (today) =>
        sql`(${hasCondition} and stay.met_on is null and ${stateOn(today)} in ('IN_FORCE', 'LAPSED'))`,
      MET: sql`stay.met_on is not null`,
    }),
    workPlaceId: ids('work_place_id'),
    q: filter(searchText, (term) => {
      const found = contains('nothi_number_fold', term);
      return found && sql`case_filing_id in (select id from case_filing where ${found})`;
    }),
    expiringBefore: { ...toDay('ends_on'), where: (day: unknown) => sql`ends_on < ${day}::date` },
  },
  visibleTo: ofReadableKinds,
  total: 'upTo',
  async create(trx, values, user) {
    await refuseUnreadable(trx, values, user);
    const row = await checkedRow(trx, values);
    const { id } = await trx
      .insertInto('stay')
      .values({ ...(row as Checked), createdBy: user.userId, changedBy: user.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async save(trx, id, values, user) {
    const stored = await trx
      .selectFrom('stay')
      .select('proceedingId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (stored.proceedingId !== values.proceedingId) throw invalidField('proceedingId', 'hearingFixed');
    await saveChanged(trx, 'stay', id, await checkedRow(trx, values, id), user.userId);
  },
});

/** The checks of a stay that is imported. @throws 400 at a field. */
export async function checkStay(trx: Trx, values: Entered): Promise<void> {
  await checkedRow(trx, values);
}

type Checked = Entered & {
  proceedingId: number;
  orderedOn: Day;
  until: NonNullable<Entered['until']>;
  conditionDueOn: Day | null;
};

/** The row to store. @throws 400 at a field. */
async function checkedRow(
  trx: Trx,
  values: Entered,
  id = 0,
): Promise<Entered & Pick<Checked, 'conditionDueOn'>> {
  const { orderedOn, receivedOn, until, untilDay, untilMonths, vacatedOn, metOn, extendsId } = values;
  const today = dayInDhaka();
  for (const [field, day] of Object.entries({ orderedOn, receivedOn, vacatedOn, metOn }))
    if (day && day > today) throw invalidField(field, 'notYet');
  for (const [field, day] of Object.entries({ receivedOn, vacatedOn }))
    if (day && day < orderedOn!) throw invalidField(field, 'beforeFirstDay');
  const byDay = until === 'DAY' || until === 'NEXT_DATE';
  if (byDay && !untilDay) throw invalidField('untilDay', 'fieldRequired');
  if (byDay && untilDay! < orderedOn!) throw invalidField('untilDay', 'beforeFirstDay');
  if (until === 'MONTHS' && !untilMonths) throw invalidField('untilMonths', 'fieldRequired');
  if (values.conditionN && !values.conditionUnit) throw invalidField('conditionUnit', 'fieldRequired');
  if (extendsId !== null) {
    const earlier = await trx
      .selectFrom('stay')
      .select('proceedingId')
      .where('id', '=', extendsId)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (earlier?.proceedingId !== values.proceedingId) throw invalidField('extendsId', 'unknownReference');
  }
  // what the chosen end does not use is not kept
  return {
    ...values,
    untilDay: byDay ? untilDay : null,
    untilMonths: until === 'MONTHS' ? untilMonths : null,
    conditionDueOn: await conditionDueOn(values, openDaysIn(trx)),
  };
}

/** The last day for the condition of a stay, from the copy's receipt; it moves on while the office is closed. */
export async function conditionDueOn(
  {
    orderedOn,
    receivedOn,
    conditionN,
    conditionUnit,
  }: Pick<Entered, 'orderedOn' | 'receivedOn' | 'conditionN' | 'conditionUnit'>,
  openDays: ReturnType<typeof openDaysIn>,
): Promise<Day | null> {
  if (!conditionN || !conditionUnit) return null;
  const rule = { trigger: 'RECEIPT', extensionN: null, extensionUnit: null, copyExcluded: false } as const;
  return countLimit(
    { ...rule, n: conditionN, unit: conditionUnit, rolls: true },
    { triggerDate: receivedOn ?? orderedOn! },
    await openDays('OFFICE'),
  ).mayFile;
}
