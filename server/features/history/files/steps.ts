import { sql } from 'kysely';
import type { Day } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import { overlaps, stepFields } from '../../../../domain/steps';
import type { Trx } from '../../../platform/database/schema';
import { invalidField } from '../../../platform/http/errors';
import { day, dayOrNull, text, textOrNull } from '../../../platform/http/responses';
import { ids } from '../../../platform/resource/filters';
import { regularResource, shown, by, byNullable, byText } from '../../../platform/resource/resource';
import { saveChanged } from '../../../platform/writes/edits';

const ofDesk = (column: string, schema: Record<string, unknown>) => ({
  sql: sql`(select ${sql.ref(column)} from desk where id = step.desk)`,
  schema,
});

/** When a file was at which desk (docs/contract.md, "Delay account"). */
export const steps = regularResource({
  name: 'steps',
  title: 'Delay account: the steps of a file between desks',
  table: 'step',
  fields: stepFields,
  derived: {
    in: shown('step.in_day', day),
    out: shown('step.out_day', dayOrNull),
    deskName: ofDesk('name', text),
    deskNameBn: ofDesk('name_bn', textOrNull),
  },
  sorts: {
    in: by('in_day'),
    out: byNullable('out_day'),
    desk: by('desk'),
    holder: byText('holder'),
    caseFilingId: by('case_filing_id'),
  },
  filters: { caseFilingId: ids('case_filing_id') },
  // only violated when two steps are entered at the same time
  unique: { step_overlap: { field: 'in', code: 'stepOverlaps' } },
  async create(trx, values, { userId }) {
    const row = await checkedRow(trx, values);
    const { id } = await trx
      .insertInto('step')
      .values({ ...row, createdBy: userId, changedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async save(trx, id, values, { userId }) {
    const { caseFilingId } = await trx
      .selectFrom('step')
      .select('caseFilingId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (caseFilingId !== values.caseFilingId) throw invalidField('caseFilingId', 'stepFixed');
    await saveChanged(trx, 'step', id, await checkedRow(trx, values, id), userId);
  },
});

/** @throws 400 for days in the wrong order, and for days that another step of the file covers. */
async function checkedRow(trx: Trx, values: Values<typeof stepFields>, id = 0) {
  const { in: inDay, out: outDay, ...kept } = values as Entered;
  if (outDay && outDay < inDay) throw invalidField('out', 'beforeFirstDay');
  const others = await trx
    .selectFrom('step')
    .select(['inDay as in', 'outDay as out'])
    .where('caseFilingId', '=', kept.caseFilingId)
    .where('id', '<>', id)
    .execute();
  if (others.some((other) => overlaps(other, { in: inDay, out: outDay })))
    throw invalidField('in', 'stepOverlaps');
  return { ...kept, inDay, outDay };
}

/** Checked values: required fields are present. */
interface Entered {
  caseFilingId: number;
  desk: number;
  in: Day;
  out: Day | null;
  holder: string | null;
}
