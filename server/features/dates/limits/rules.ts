import { integer } from '../../../platform/http/responses';
import { sql } from 'kysely';
import { dayInDhaka } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import {
  type lawFields,
  ruleFields,
  verifiedFields,
  type RuleValues,
  longestPeriod,
  type Unit,
} from '../../../../domain/limitation/rules';
import type { Trx } from '../../../platform/database/schema';
import { dayText } from '../../../platform/http/checking';
import { fieldError } from '../../../../domain/validation';
import { invalid, invalidField } from '../../../platform/http/errors';
import { containing, filter, oneOf, texts } from '../../../platform/resource/filters';
import { by, byBengaliName, byNullable, byText, regularResource } from '../../../platform/resource/resource';
import { saveChanged } from '../../../platform/writes/edits';

/** Sorts by where a rule comes from, when it applies, and who has verified it. */
export const lawSorts = {
  act: byText('act'),
  section: byText('section'),
  validFrom: byNullable('valid_from'),
  validTo: byNullable('valid_to'),
  verifiedBy: byText('verified_by'),
  verifiedOn: byNullable('verified_on'),
};

/** Filters rules that apply to an order of a day. */
export const appliesOn = filter(dayText, (day) => sql`daterange(valid_from, valid_to, '[]') @> ${day}::date`);

/** @throws 400 at a field. */
export function checkLaw({ validFrom, validTo, verifiedBy, verifiedOn }: Values<typeof lawFields>): void {
  if (validFrom && validTo && validTo < validFrom) throw invalidField('validTo', 'beforeFirstDay');
  if (verifiedOn && !verifiedBy) throw invalidField('verifiedBy', 'fieldRequired');
  if (verifiedBy && !verifiedOn) throw invalidField('verifiedOn', 'fieldRequired');
  if (verifiedOn && verifiedOn > dayInDhaka()) throw invalidField('verifiedOn', 'notYet');
}

/** Periods of limitation. A code may have several versions, each for the orders of some years. */
export const limitationRules = regularResource({
  name: 'limitation-rules',
  title: 'Limitation rules',
  table: 'limitation_rule',
  fields: ruleFields,
  derived: {
    used: {
      sql: sql`(select count(*)::int from time_limit l where l.rule_id = limitation_rule.id)`,
      schema: integer,
    },
  },
  sorts: {
    code: byText('code'),
    name: byText('name'),
    nameBn: byBengaliName('name', 'name_bn'),
    kind: byNullable('kind'),
    n: by('n'),
    side: by('side'),
    ...lawSorts,
  },
  filters: {
    code: texts('code'),
    on: appliesOn,
    side: oneOf('side', ruleFields.side.choices),
    q: containing('search_fold'),
  },
  row: rowOf,
  async save(trx, id, values, user) {
    const stored = await trx
      .selectFrom('limitationRule')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // limits of the rule have a copy of its code, which determines what ends them and the calendar that they follow
    if (values.code !== stored.code && (await limitsOf(trx, id))) throw invalidField('code', 'ruleCodeFixed');
    const isVerifiedAnew = values.verifiedBy !== stored.verifiedBy || values.verifiedOn !== stored.verifiedOn;
    const row = rowOf(values);
    const isChanged = verifiedFields.some((name) => (row[name] ?? null) !== stored[name]);
    // a changed rule is no longer the one that was verified
    const unverified = isChanged && !isVerifiedAnew && { verifiedBy: null, verifiedOn: null };
    await saveChanged(trx, 'limitation_rule', id, { ...row, ...unverified }, user.userId);
  },
  async usages(trx, id) {
    const count = await limitsOf(trx, id);
    return count ? [{ resource: 'limits', title: 'time limits', count }] : [];
  },
  unique: { limitation_rule_one_at_a_time: { field: 'validFrom', code: 'ruleOverlaps' } },
});

/** How many limits a version of a rule has. */
async function limitsOf(trx: Trx, ruleId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('timeLimit')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('ruleId', '=', ruleId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Refuses periods that no Act gives: counting them would end in the year 10000, or take minutes. @throws 400 at a field. */
export function checkRule(values: RuleValues): void {
  const { n, unit, extensionN, extensionUnit } = values;
  if (n === 0) throw invalidField('n', 'fieldRequired');
  if (extensionN && !extensionUnit) throw invalidField('extensionUnit', 'fieldRequired');
  if (extensionUnit && !extensionN) throw invalidField('extensionN', 'fieldRequired');
  checkLength('n', n, unit);
  checkLength('extensionN', extensionN, extensionUnit);
  checkLaw(values);
}

function checkLength(field: string, n: number | null, unit: Unit | null): void {
  const max = unit ? longestPeriod[unit] : Infinity;
  if (n !== null && n > max) throw invalid([fieldError(field, 'periodTooLong', { max })]);
}

/** @throws 400 at a field. */
function rowOf(sent: RuleValues): Partial<RuleValues> {
  checkRule(sent);
  const { copyExcluded, rolls, side, ...values } = sent;
  return {
    ...values,
    ...(copyExcluded !== null && { copyExcluded }),
    ...(rolls !== null && { rolls }),
    ...(side !== null && { side }),
  };
}
