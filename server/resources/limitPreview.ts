import { sql, type Kysely } from 'kysely';
import { closedDayFields } from '../../domain/calendars';
import type { Fields } from '../../domain/fields';
import { caseFilingFields } from '../../domain/caseFilings';
import { caseTypes } from '../../domain/followOnCases';
import { isRecord } from '../../domain/isRecord';
import { ruleFields } from '../../domain/limitation/rules';
import { limitFields } from '../../domain/limits';
import { proceedingFields } from '../../domain/proceedings';
import { may } from '../../domain/rights';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { recordBody } from '../http/checking';
import { ApiError, invalidField } from '../http/errors';
import { isVisible } from '../regular/records';
import { movesByClosedDay, movesByRecord, movesByRule, type Moved } from '../store/limits/preview';
import { limits } from './limits';
import { proceedings, readableKinds } from './proceedings';

/** A change that somebody thinks of making: of a closed day, of a rule, or of a field of a record. */
export interface Thought {
  closedDay?: Record<string, unknown> | undefined;
  rule?: Record<string, unknown> | undefined;
  register?: string | undefined;
  recordId?: number | undefined;
  field?: string | undefined;
  value?: unknown;
}

/** What may change a limit at once: tables and fields by register. */
const RECORDS: Record<string, { table: string; fields: Fields }> = {
  'case-fillings': { table: 'case_filing', fields: caseFilingFields },
  ...Object.fromEntries(caseTypes.map(({ name, table, fields }) => [name, { table, fields }])),
  proceedings: { table: 'proceeding', fields: proceedingFields },
  limits: { table: 'time_limit', fields: limitFields },
};

/**
 * Which limits a change would move, in batches; those of kinds that the user may not read are left out.
 * @throws 400, 403 for who may not make the change, 404
 */
export async function* preview(
  db: Kysely<Database>,
  { closedDay, rule, ...record }: Thought,
  user: SignedInUser,
): AsyncGenerator<Moved[]> {
  const where = [sql`l.kind = any(${readableKinds(user)}::text[])`];
  if (closedDay) {
    refuseWithout(user, 'closed-days');
    yield* movesByClosedDay(db, closedDayOf(closedDay), where);
  } else if (rule) {
    refuseWithout(user, 'limitation-rules');
    const { values } = recordBody(ruleFields, 'create').parse(rule);
    yield* movesByRule(db, { ...values, ...idOf(rule) }, where);
  } else {
    const { register = '', recordId = 0, field: name = '', value = null } = record;
    const named = Object.hasOwn(RECORDS, register) ? RECORDS[register]! : null;
    if (!named) throw invalidField('register', 'notAChoice');
    refuseWithout(user, register);
    const field = Object.hasOwn(named.fields, name) ? named.fields[name]! : null;
    if (!field) throw invalidField('field', 'notAChoice');
    const resource = register === 'limits' ? limits : register === 'proceedings' ? proceedings : null;
    if (resource && !(await isVisible(db, resource, recordId, user))) throw new ApiError(404, 'notFound');
    const checked =
      value === null
        ? null
        : field.kind.check(value, field, (code) => {
            throw invalidField('value', code);
          });
    yield await movesByRecord(db, { table: named.table, id: recordId, field: name, value: checked }, where);
  }
}

function refuseWithout({ roles }: SignedInUser, register: string): void {
  if (!may(roles, 'edit', register)) throw new ApiError(403, 'notAllowed');
}

const idOf = ({ id }: Record<string, unknown>) => (Number.isSafeInteger(id) ? { id: id as number } : {});

/** With only an id it is a closed day that goes. */
function closedDayOf(sent: Record<string, unknown>) {
  if ('id' in sent && !('from' in sent)) return idOf(sent);
  const { values } = recordBody(closedDayFields, 'create').parse(isRecord(sent) ? sent : {});
  const { calendarId, from, to, name, nameBn, kind } = values;
  return { ...idOf(sent), calendarId: calendarId!, from: from!, to: to!, name: name!, nameBn, kind: kind! };
}
