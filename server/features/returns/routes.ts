import { sql } from 'kysely';
import { z } from 'zod';
import { parseFigure } from '../../../domain/returns/figures';
import { freezeFields, returnFields, returnStates, unfreezeFields } from '../../../domain/returns/records';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { checked, dayText, idParams, recordBody, type App } from '../../platform/http/checking';
import { invalidField, notFound } from '../../platform/http/errors';
import {
  day,
  dayOrNull,
  id as idSchema,
  instantOrNull,
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../platform/http/responses';
import { anyOf, fromDay, oneOf, toDay } from '../../platform/resource/filters';
import { recordOf, regularAnswer } from '../../platform/resource/records';
import { by, byNullable, byText, regularResource, shown } from '../../platform/resource/resource';
import { listRoute, readRoutes } from '../../platform/resource/routes';
import { once, writeOf } from '../../platform/writes/idempotency';
import { inList } from './count';
import { withZeros, type Figures } from './figures';
import { figuresOfDays } from './periods';
import { returnRows, rowsBehind } from './rows';
import { beginReturn, freezeReturn, unfreezeReturn } from './writes';

const figuresAnswer = {
  figures: {
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'by name: counts, and amounts in taka; of sections only those that are not 0',
  },
};

const column = (name: string, schema: Record<string, unknown>) => shown(`monthly_return.${name}`, schema);
const counted = (name: string, schema: Record<string, unknown>) => shown(`return_count.${name}`, schema);

/** The monthly returns (docs/contract.md, "Monthly returns"). */
const returns = regularResource({
  name: 'returns',
  title: 'Monthly returns',
  table: 'monthly_return',
  fields: {},
  joins: sql`left join return_count on return_count.return_id = monthly_return.id
    left join return_progress on return_progress.return_id = monthly_return.id`,
  derived: {
    from: column('from_day', day),
    to: column('to_day', day),
    state: column('state', { ...text, enum: returnStates }),
    edition: column('edition', integer),
    replacedById: column('replaced_by_id', integerOrNull),
    signedBy: column('signed_by', textOrNull),
    memo: column('memo', textOrNull),
    date: column('date', dayOrNull),
    reason: column('reason', textOrNull),
    frozenAt: column('frozen_at', instantOrNull),
    hash: column('hash', textOrNull),
    countedAt: counted('counted_at', instantOrNull),
    progress: {
      sql: sql`case when asked_at is not null then percent end`,
      schema: { ...integerOrNull, description: 'how many percent are counted, while it is counted' },
    },
    ...Object.fromEntries(
      inList.map((figure) => [figure, { sql: sql`coalesce(${sql.ref(figure)}, 0)`, schema: integer }]),
    ),
    version: column('version', integer),
  },
  sorts: {
    from: by('from_day'),
    to: by('to_day'),
    state: by('state'),
    edition: by('edition'),
    signedBy: byText('signed_by'),
    memo: byText('memo'),
    date: byNullable('date'),
    frozenAt: byNullable('frozen_at'),
  },
  newestFirst: true,
  filters: {
    state: oneOf('state', returnStates),
    from: fromDay('from_day'),
    to: toDay('to_day'),
    // a later edition replaces the others
    editions: anyOf({ IN_FORCE: sql`monthly_return.replaced_by_id is null` }),
  },
  details: {
    schema: figuresAnswer,
    of: async (db, { id }) => ({ figures: (await figuresOfReturn(db, id as number))! }),
  },
});

/** The figures of a return by name, as last counted; null if there is none. */
export async function figuresOfReturn(db: Db, id: number): Promise<Record<string, number> | null> {
  const { rows } = await sql<{ figures: Record<string, number> }>`
    select figures from return_count where return_id = ${id}
  `.execute(db.withoutPlugins());
  return rows[0] ? withZeros(rows[0].figures) : null;
}

const figureName = checked(
  z.object({
    figure: z.string({ error: 'notAFigure' }).refine((name) => parseFigure(name), { error: 'notAFigure' }),
  }),
);

/** Returns are counted and frozen in the background; their page tells the progress. */
export async function returnRoutes(app: App, { db }: { db: Db }) {
  readRoutes(app, db, returns);
  const answer = { ...regularAnswer(returns) };

  app.post(
    '/api/casebook/returns',
    regularRoute(access('returns', 'create'), 'Begin the return of a month, or count it again', answer, {
      body: recordBody(returnFields, 'create'),
    }),
    (request) =>
      once(db, writeOf(request), async (trx) => {
        const { from, to } = request.body.values;
        const id = await beginReturn(trx, from!, to!, request.user.userId);
        return (await recordOf(trx, returns, id, request.user))!;
      }),
  );

  app.post(
    '/api/casebook/returns/:id/freeze',
    regularRoute(access('returns', 'freeze'), 'Count a return for the last time and freeze it', answer, {
      params: idParams,
      body: recordBody(freezeFields, 'create'),
    }),
    (request) =>
      once(db, writeOf(request), async (trx) => {
        const { params, body, user } = request;
        await freezeReturn(trx, params.id, body.values, user.userId, body.version);
        return (await recordOf(trx, returns, params.id, user))!;
      }),
  );

  app.post(
    '/api/casebook/returns/:id/unfreeze',
    regularRoute(access('returns', 'freeze'), 'Open the newest return again as a new edition', answer, {
      params: idParams,
      body: recordBody(unfreezeFields, 'create'),
    }),
    (request) =>
      once(db, writeOf(request), async (trx) => {
        const { params, body, user } = request;
        const id = await unfreezeReturn(trx, params.id, body.values.reason!, user.userId, body.version);
        return (await recordOf(trx, returns, id, user))!;
      }),
  );

  app.get(
    '/api/casebook/returns/period',
    regularRoute(
      access('returns', 'read'),
      'The figures of any days',
      objectAnswer({
        from: day,
        to: day,
        months: listAnswer(objectAnswer({ id: idSchema, from: day, state: text })),
        live: { type: 'boolean', description: 'whether some of it is not frozen' },
        ...figuresAnswer,
      }),
      { querystring: checked(z.object({ from: dayText, to: dayText })) },
    ),
    ({ query: { from, to } }) => {
      if (to < from) throw invalidField('to', 'beforeFirstDay');
      return figuresOfDays(db, from, to);
    },
  );

  listRoute(app, db, returnRows, {
    url: '/api/casebook/returns/:id/list',
    within: {
      query: figureName,
      async narrowed(id, query) {
        const { rows } = await sql<{ from: string; isReplaced: boolean } & Partial<Figures>>`
          select from_day as "from", replaced_by_id is not null as "isReplaced", figures, rows
          from monthly_return left join return_count on return_id = id where id = ${id}
        `.execute(db.withoutPlugins());
        const [found] = rows;
        if (!found) throw notFound();
        const of = { from: found.from, ofReturn: found.isReplaced ? id : null };
        return rowsBehind(of, parseFigure((query as { figure: string }).figure)!, found);
      },
    },
  });
}
