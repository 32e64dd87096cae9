import { sql } from 'kysely';
import {
  retentionClasses,
  retentionRuleFields,
  yearsOf,
  type RetentionClass,
} from '../../../../domain/retention';
import { messageText } from '../../../../domain/messages';
import { invalid } from '../../../platform/http/errors';
import { textOrNull } from '../../../platform/http/responses';
import { flag, ids, inEitherName, oneOf } from '../../../platform/resource/filters';
import { by, byBengaliName, byNullable, byText, regularResource } from '../../../platform/resource/resource';

const nameOf = (column: string) =>
  sql`(select ${sql.ref(column)} from work_place where work_place.id = work_place_id)`;

/** Which files are kept for how long (docs/contract.md, "Retention"). */
export const retentionRules = regularResource({
  name: 'retention-rules',
  title: 'Retention rules',
  table: 'retention_rule',
  fields: retentionRuleFields,
  derived: {
    section: { sql: nameOf('name'), schema: textOrNull },
  },
  sorts: {
    name: byText('name'),
    nameBn: byBengaliName('name', 'name_bn'),
    class: by('class'),
    years: byNullable('years'),
    section: byText('section', nameOf('name')),
    outcome: byNullable('outcome'),
    minAmount: by('min_amount'),
    active: by('active'),
  },
  filters: {
    q: inEitherName,
    class: oneOf('class', retentionClasses),
    workPlaceId: ids('work_place_id'),
    active: flag('active'),
  },
  row: ({ active, ...values }) => ({ ...checkYears(values), active: active ?? true }),
});

/** Fills in the years of a class. @throws 400 for a class that is not kept for so long */
export function checkYears<V extends { class: RetentionClass | null; years: number | null }>(values: V): V {
  const checked = yearsOf(values.class, values.years);
  if ('years' in checked) return { ...values, ...checked };
  const message = messageText('retentionYears', checked.error);
  throw invalid([{ field: 'years', code: 'retentionYears', params: checked.error, message }]);
}
