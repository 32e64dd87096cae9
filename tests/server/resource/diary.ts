import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { choice, date, long, money, ref, text } from '../../../domain/fields';
import type { SignedInUser } from '../../../server/platform/http/access';
import { compileChecker } from '../../../server/platform/http/checking';
import type { Database } from '../../../server/platform/database/schema';
import { errors } from '../../../server/platform/http/plugins/errors';
import {
  containing,
  filter,
  flag,
  fromDay,
  oneOf,
  sinceDay,
  toDay,
  untilDay,
} from '../../../server/platform/resource/filters';
import { regularResource, type RegularResource } from '../../../server/platform/resource/resource';
import { regularRoutes } from '../../../server/platform/resource/routes';
import { createTestDatabase } from '../../support/database';
import { addUser, idOf } from '../../support/signInAs';
import { z } from 'zod';

/** The fields of a register made for tests of regular resources: court days, some visible only to `chief`. */
const fields = {
  title: text({ required: { create: 'nameRequired', edit: 'nameRequired' } }),
  day: date({ future: true }),
  fee: money(),
  court: choice(['HIGH', 'LOW']),
  note: long(),
  judgeId: ref('judgeId', 'users'),
};

const diary = regularResource({
  // this name is borrowed because its rights allow every action; otherwise it only gives the path
  name: 'case-fillings',
  title: 'Court days',
  table: 'court_day',
  fields,
  derived: {
    fee: { sql: sql`fee_in_taka`, schema: { type: 'number' } },
    titleLength: { sql: sql`length(title)`, schema: { type: 'integer' } },
    enteredAt: { sql: sql`created_at`, schema: { type: 'string', format: 'date-time' } },
  },
  sorts: {
    title: { column: 'title_fold', nullable: false },
    day: { column: 'day', nullable: true },
    titleLength: { column: 'title_length', expression: sql`length(title)`, nullable: false },
  },
  filters: {
    q: containing('title_fold'),
    court: oneOf('court', ['HIGH', 'LOW']),
    secret: flag('secret'),
    from: fromDay('day'),
    to: toDay('day'),
    since: sinceDay('created_at'),
    until: untilDay('created_at'),
    mine: filter(z.literal(true, { error: 'notYesOrNo' }), (_, { userId }) => sql`created_by = ${userId}`),
  },
  visibleTo: ({ userName }) => (userName === 'chief' ? null : sql`not secret`),
  row: ({ fee, ...values }) => ({ ...values, feeInTaka: fee }),
  unique: { court_day_title: { field: 'title', code: 'nameTaken' } },
});

/** Starts the routes of `court_day` on a new database. @returns calls, made as `chief` or `clerk` */
export async function diaryApp(change: Partial<RegularResource> = {}) {
  const database = await createTestDatabase({ max: 8 });
  const { db } = database;
  await createTable(db);
  const users: Record<string, SignedInUser> = {};
  for (const userName of ['chief', 'clerk']) {
    await addUser(db, { userName });
    const id = await idOf(db, userName);
    users[userName] = { userId: id, userName, fullName: userName, roles: [], sessionId: 'x' };
  }
  const app: FastifyInstance = Fastify();
  app.setValidatorCompiler(compileChecker as never);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(errors);
  app.addHook('onRequest', async (request) => {
    request.user = users[String(request.headers.as ?? 'clerk')]!;
  });
  regularRoutes(app, db, { ...diary, ...change });
  await app.ready();

  const call = (
    method: InjectOptions['method'],
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    app.inject({ method, url: `/api/casebook/case-fillings${path}`, headers, ...(payload && { payload }) });
  return {
    app,
    db,
    call,
    userIds: { chief: users.chief!.userId, clerk: users.clerk!.userId },
    /** Requests a list, with the values of `query` as JSON. */
    list: (query: Record<string, unknown> = {}, as = 'clerk') =>
      call(
        'GET',
        `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`,
        undefined,
        { as },
      ),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

/** Status, field and code of a refusal. */
export const problem = (answer: {
  statusCode: number;
  json(): { errors: { field: string; code: string }[] };
}) => {
  const [{ field, code }] = answer.json().errors as [{ field: string; code: string }];
  return [answer.statusCode, field, code];
};

async function createTable(db: Kysely<Database>): Promise<void> {
  await sql`
    create table court_day (
      id bigint generated always as identity primary key,
      title text not null,
      title_fold text collate "C" not null generated always as (folded(title)) stored,
      day date, fee_in_taka numeric(18,2) not null default 0, court text, note text,
      judge_id bigint references app_user,
      secret boolean not null default false,
      version int not null default 1,
      created_by bigint references app_user, created_at timestamptz not null default now(),
      changed_by bigint references app_user, changed_at timestamptz not null default now(),
      constraint court_day_title unique (title_fold)
    )
  `.execute(db);
}
