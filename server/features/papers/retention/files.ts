import { sql, type RawBuilder } from 'kysely';
import {
  fileRetentionFields,
  keptBecause,
  retentionClasses,
  retentionStates,
} from '../../../../domain/retention';
import { isAdministrator } from '../../../../domain/roles';
import type { Db } from '../../../platform/database/schema';
import { searchText } from '../../../platform/http/checking';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { dayOrNull, integerOrNull, listAnswer, text, textOrNull } from '../../../platform/http/responses';
import { contains } from '../../../platform/lists/searching';
import { anyOf, filter, ids, oneOf, todayInDhaka } from '../../../platform/resource/filters';
import { by, byNullable, regularResource, shown } from '../../../platform/resource/resource';
import { saveChanged } from '../../../platform/writes/edits';
import { checkYears } from './rules';

/** When, by whom and on whose order a file was destroyed. */
const destroyed = {
  destroyedOn: shown('destruction.on_day', dayOrNull),
  destroyedBy: shown('destruction.by_whom', textOrNull),
  destroyedMemo: shown('destruction.memo', textOrNull),
};

const destructionOf = (table: string) =>
  sql`left join destruction on destruction.id = ${sql.ref(`${table}.destruction_id`)}`;

/** What people have decided about keeping a file; most files have none (docs/contract.md, "Retention"). */
export const fileRetention = regularResource({
  name: 'file-retention',
  title: 'Retention of a file',
  table: 'file_retention',
  fields: fileRetentionFields,
  joins: destructionOf('file_retention'),
  derived: destroyed,
  sorts: { caseFilingId: by('case_filing_id') },
  filters: { caseFilingId: ids('case_filing_id') },
  row(values) {
    if (values.destructionId !== null) throw invalidField('destructionId', 'notAllowed');
    return checkYears(values);
  },
  async save(trx, id, values, user) {
    const { caseFilingId, destructionId } = await trx
      .selectFrom('fileRetention')
      .select(['caseFilingId', 'destructionId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (caseFilingId !== values.caseFilingId) throw invalidField('caseFilingId', 'unknownReference');
    const isTakenBack = values.destructionId === null && isAdministrator(user.roles);
    if (destructionId !== null && !isTakenBack) throw new ApiError(409, 'fileDestroyed');
    if (values.destructionId !== null) throw invalidField('destructionId', 'notAllowed');
    await saveChanged(trx, 'file_retention', id, checkYears(values), user.userId);
  },
  unique: { file_retention_of_file: { field: 'class', code: 'retentionTwice' } },
});

const isOver = sql`(destruction_id is null and over_on <= ${todayInDhaka})`;

const inState: Record<(typeof retentionStates)[number], RawBuilder<unknown>> = {
  DUE: sql`(${isOver} and not is_live and why = '{}')`,
  KEPT: sql`(${isOver} and (is_live or why <> '{}'))`,
  DESTROYED: sql`destruction_id is not null`,
};

const ofRule = (column: string) =>
  sql`(select ${sql.ref(column)} from retention_rule where id = retention_list.rule_id)`;

/** Every file with how long it is kept, and why it is kept longer. It has what may be destroyed. */
export const retention = regularResource({
  name: 'retention',
  title: 'Files that may be destroyed',
  table: 'retention_list',
  fields: {},
  joins: destructionOf('retention_list'),
  derived: {
    nothiNumber: shown('retention_list.nothi_number', text),
    companyName: {
      sql: sql`(select company_name from company where company.id = retention_list.company_id)`,
      schema: textOrNull,
    },
    class: shown('retention_list.class', { enum: [...retentionClasses, null] }),
    years: shown('retention_list.years', { ...integerOrNull, description: 'null with a class: for ever' }),
    ruleName: {
      sql: ofRule('name'),
      schema: { ...textOrNull, description: 'null: the class was set by hand' },
    },
    ruleNameBn: { sql: ofRule('name_bn'), schema: textOrNull },
    endedOn: shown('retention_list.ended_on', dayOrNull),
    overOn: shown('retention_list.over_on', dayOrNull),
    why: shown('retention_list.why', listAnswer({ ...text, enum: keptBecause })),
    state: {
      sql: sql`case ${sql.join(
        retentionStates.map((name) => sql`when ${inState[name]} then ${sql.lit(name)}`),
        sql` `,
      )} end`,
      schema: { enum: [...retentionStates, null] },
    },
    holdReason: shown('retention_list.hold_reason', textOrNull),
    ...destroyed,
  },
  sorts: {
    nothiNumber: by('nothi_number_fold'),
    companyName: byNullable('company_name_fold'),
    class: byNullable('class'),
    endedOn: byNullable('ended_on'),
    overOn: byNullable('over_on'),
  },
  filters: {
    state: anyOf(inState),
    class: oneOf('class', retentionClasses),
    why: anyOf(
      Object.fromEntries(keptBecause.map((each) => [each, sql`${each}::text = any(why)`])) as Record<
        string,
        RawBuilder<unknown>
      >,
    ),
    q: filter(searchText, (term) => contains('nothi_number_fold', term)),
  },
  total: 'upTo',
});

/** Whether files have to be kept for a number of years, and in the year of this day none was destroyed yet. */
export async function mayDestroyThisYear(db: Db, year: number): Promise<boolean> {
  const { rows } = await sql<{ isTime: boolean }>`
    select (exists (select from retention_rule where active) or exists (select from file_retention where class is not null))
      and not exists (select from destruction where on_day >= make_date(${year}::int, 1, 1)) as is_time
  `.execute(db);
  return rows[0]!.isTime;
}
