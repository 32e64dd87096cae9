import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/database/schema';
import { access, type SignedInUser } from '../../../platform/http/access';
import { checked, type App } from '../../../platform/http/checking';
import { day, id, integer, listAnswer, objectAnswer, regularRoute } from '../../../platform/http/responses';
import { listQuery } from '../../../platform/resource/query';
import { arrayText, regularRoutes } from '../../../platform/resource/routes';
import { sendStreamed } from '../../../platform/http/streamedPage';
import { newEntriesShape } from '../hearings/calendars';
import { preview } from './previews';
import { limitationRules } from './rules';
import { limits } from './resource';
import type { Moved } from './moves';
import type { LimitDay } from '../../../../domain/limits';
import type { WireRecord } from '../../../../domain/wire';
import { conditionsOf } from '../../../platform/resource/pages';
import { clause } from '../../../platform/lists/slices';

const SHOWN = 200;

const bodyShape = z.record(z.string(), z.unknown());
const previewShape = z.preprocess(
  (body) => body ?? {},
  z.object({
    closedDay: bodyShape.optional(),
    closedDays: newEntriesShape.optional(),
    rule: bodyShape.optional(),
    restore: z.int({ error: 'notANumber' }).optional(),
    register: z.string({ error: 'notText' }).optional(),
    recordId: z.int({ error: 'notANumber' }).optional(),
    field: z.string({ error: 'notText' }).optional(),
    value: z.unknown().optional(),
    values: bodyShape.optional(),
  }),
);
const formatShape = z.object({ format: z.enum(['', 'rows'], { error: 'notAChoice' }).default('') });

const previewAnswer = objectAnswer({
  moves: listAnswer(objectAnswer({ limitId: id, from: day, to: day })),
  movesTotal: integer,
  kept: listAnswer(
    objectAnswer({ limitId: id, why: { type: 'string', enum: ['done', 'overridden', 'noRule'] } }),
  ),
  keptTotal: integer,
});

const daysShape = z.object({ filter: z.string({ error: 'notAFilter' }).optional() });

/** Time limits and their rules (docs/contract.md, "Limits"). */
export async function limitRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, limits);
  regularRoutes(app, db, limitationRules);
  const { parse } = listQuery(limits);

  app.get(
    '/api/casebook/limits/days',
    regularRoute(
      access('limits', 'read'),
      'How many limits that match a filter are due each day; days without any are left out',
      listAnswer(objectAnswer({ date: day, limits: integer, unverified: integer })),
      { querystring: checked(daysShape) },
    ),
    ({ query: { filter }, user }) => limitDays(db, parse({ filter }).filter, user),
  );

  app.post(
    '/api/casebook/limits/preview',
    regularRoute(
      access('limits', 'edit'),
      'Which limits closed days, a rule or changed dates would move; nothing is saved',
      previewAnswer,
      {
        description:
          'The first 200 that move and that stay, with both totals. `format=rows` streams all of them.',
        body: checked(previewShape),
        querystring: checked(formatShape),
      },
    ),
    async ({ body, query, user }, reply) => {
      if (query.format) {
        // the preview of a record makes its change in a transaction of its own
        const isRead = body.register === undefined && body.restore === undefined;
        return sendStreamed(reply, db, async (trx) => arrayText(preview(isRead ? trx : db, body, user)));
      }
      const found = { moves: [] as Moved[], movesTotal: 0, kept: [] as Moved[], keptTotal: 0 };
      for await (const batch of preview(db, body, user)) {
        for (const each of batch) {
          const which = 'why' in each ? 'kept' : 'moves';
          if (found[which].length < SHOWN) found[which].push(each);
          found[`${which}Total`]++;
        }
      }
      return found;
    },
  );
}

/** How many limits that match a filter are due each day; days without any are left out. */
async function limitDays(db: Db, filter: WireRecord, user: SignedInUser): Promise<LimitDay[]> {
  const where = [sql`due is not null`, ...conditionsOf(limits, filter, user)];
  const { rows } = await sql<LimitDay>`
    select due as date, sum(limits)::int as limits,
      coalesce(sum(limits) filter (where r.id is not null and r.verified_on is null), 0)::int as unverified
    from (select due, rule_id, count(*) as limits from time_limit ${clause(where)} group by due, rule_id) as counted
    left join limitation_rule r on r.id = rule_id group by due order by due
  `.execute(db);
  return rows;
}
