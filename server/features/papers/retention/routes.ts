import { sql } from 'kysely';
import { z } from 'zod';
import { destructionFields, MOST_DESTROYED, type KeptBecause } from '../../../../domain/retention';
import { dayInDhaka } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import type { Db, Trx } from '../../../platform/database/schema';
import { invalidField } from '../../../platform/http/errors';
import { access } from '../../../platform/http/access';
import { checked, valueOf, type App } from '../../../platform/http/checking';
import {
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  regularRoute,
} from '../../../platform/http/responses';
import { readRoutes, regularRoutes } from '../../../platform/resource/routes';
import { insertRow } from '../../../platform/resource/writes';
import { once, writeOf } from '../../../platform/writes/idempotency';
import { fileRetention, retention } from './files';
import { retentionRules } from './rules';

const { on, memo, by, note } = destructionFields;

const destroyBody = checked(
  z.object({
    on: valueOf(on),
    memo: valueOf(memo),
    by: valueOf(by),
    note: valueOf(note).default(null),
    caseFilingIds: z
      .array(z.int({ error: 'notANumber' }), { error: 'invalid' })
      .min(1, { error: 'fieldRequired' })
      .max(MOST_DESTROYED, { error: 'tooManyValues' }),
  }),
);

const destroyAnswer = objectAnswer({
  id: { ...integerOrNull, description: 'null if none could be destroyed' },
  destroyed: integer,
  kept: listAnswer(objectAnswer({ caseFilingId: integer, nothiNumber: text, why: listAnswer(text) })),
});

/** How long files are kept, and which were destroyed (docs/contract.md, "Retention"). */
export async function retentionRoutes(app: App, { db }: { db: Db }) {
  for (const resource of [retentionRules, fileRetention]) regularRoutes(app, db, resource);
  readRoutes(app, db, retention);

  app.post(
    '/api/casebook/destructions',
    regularRoute(
      access('destructions', 'destroy'),
      'Record that files were destroyed, except those that must be kept',
      destroyAnswer,
      { body: destroyBody },
    ),
    (request) => {
      const { caseFilingIds, ...facts } = request.body;
      const { userId } = request.user;
      return once(db, writeOf(request), (trx) => recordDestruction(trx, caseFilingIds, facts, userId));
    },
  );
}

interface Kept {
  caseFilingId: number;
  nothiNumber: string;
  why: (KeptBecause | 'DESTROYED' | 'NOT_OVER')[];
}

async function recordDestruction(
  trx: Trx,
  ids: readonly number[],
  facts: Values<typeof destructionFields>,
  userId: number,
) {
  const { on: onDay, by: byWhom, ...others } = facts;
  if (onDay! > dayInDhaka()) throw invalidField('on', 'notYet');
  // so that no case, call or volume of them is entered meanwhile
  await sql`select from case_filing where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
  // by today's rules, which a job may not have reached yet
  await sql`select count_retention(${ids}::bigint[])`.execute(trx);
  const { rows } = await sql<Kept & { isDue: boolean }>`
    select id as case_filing_id, nothi_number, case when destruction_id is not null then '{DESTROYED}'
        when over_on is null or over_on > (now() at time zone 'Asia/Dhaka')::date then array_append(why, 'NOT_OVER')
        else why end as why
    from retention_list where id = any(${ids}::bigint[]) order by id
  `.execute(trx);
  const kept = rows.filter(({ why }) => why.length > 0);
  const due = rows.filter(({ why }) => why.length === 0).map(({ caseFilingId }) => caseFilingId);
  if (!due.length) return { id: null, destroyed: 0, kept };
  const id = await insertRow(trx, 'destruction', {
    ...others,
    onDay,
    byWhom,
    createdBy: userId,
    changedBy: userId,
  });
  await sql`
    insert into file_retention as own (case_filing_id, destruction_id, created_by, changed_by)
    select file, ${id}::bigint, ${userId}::bigint, ${userId}::bigint from unnest(${due}::bigint[]) as file
    on conflict (case_filing_id) do update set destruction_id = excluded.destruction_id, version = own.version + 1,
      changed_by = excluded.changed_by, changed_at = now()
  `.execute(trx);
  return { id, destroyed: due.length, kept };
}
