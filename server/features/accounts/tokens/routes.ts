import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { STAFF } from '../../../../domain/roles';
import { TOKEN_START, tokenFields, tokenStates } from '../../../../domain/tokens';
import type { Db } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { idParams, recordBody, type App } from '../../../platform/http/checking';
import { idAnswer, instant, instantOrNull, regularRoute, text } from '../../../platform/http/responses';
import {
  anyOf,
  byPersonsName,
  oneOf,
  person,
  personIn,
  todayInDhaka,
} from '../../../platform/resource/filters';
import { regularAnswer } from '../../../platform/resource/records';
import { by, byNullable, byText, regularResource, shown } from '../../../platform/resource/resource';
import { readRoutes } from '../../../platform/resource/routes';
import { createRecord, insertRow, removeRecord } from '../../../platform/resource/writes';
import { recordEvent } from '../../../platform/writes/events';
import { writeOf } from '../../../platform/writes/idempotency';
import { hashOfToken } from './identify';

const isExpired = sql`expires_on < ${todayInDhaka}`;
const stateOf = sql<string>`case when revoked_at is not null then 'REVOKED' when ${isExpired} then 'EXPIRED' else 'ACTIVE' end`;

/** API tokens, without their secrets (docs/contract.md, "Programs"). Revoked ones stay, since the history names them. */
const tokens = regularResource({
  name: 'tokens',
  title: 'API tokens',
  table: 'api_token',
  fields: tokenFields,
  derived: {
    by: { sql: personIn('api_token.created_by'), schema: { ...person, description: 'who has made it' } },
    createdAt: shown('api_token.created_at', instant),
    lastUsedAt: shown('last_used_at', instantOrNull),
    revokedAt: shown('revoked_at', instantOrNull),
    state: { sql: stateOf, schema: { ...text, enum: tokenStates } },
  },
  newestFirst: true,
  sorts: {
    name: by('name_fold'),
    role: by('role'),
    expiresOn: by('expires_on'),
    by: byPersonsName('created_by'),
    createdAt: by('created_at'),
    lastUsedAt: byNullable('last_used_at'),
    revokedAt: byNullable('revoked_at'),
    state: byText('revoked_at', stateOf),
  },
  filters: {
    role: oneOf('role', STAFF),
    state: anyOf({
      ACTIVE: sql`(revoked_at is null and not ${isExpired})`,
      EXPIRED: sql`(revoked_at is null and ${isExpired})`,
      REVOKED: sql`revoked_at is not null`,
    }),
  },
  unique: { api_token_name_fold_key: { field: 'name', code: 'nameTaken' } },
  async remove(trx, id, { userId }) {
    const { rows } = await sql<{ name: string; createdBy: number }>`
      update api_token set revoked_at = now(), changed_at = now(), changed_by = ${userId}, version = version + 1
      where id = ${id} and revoked_at is null returning name, created_by
    `.execute(trx);
    for (const { name, createdBy } of rows)
      await recordEvent(trx, {
        kind: 'TOKEN_REVOKED',
        byUser: userId,
        aboutUser: createdBy,
        details: { token: name },
      });
  },
});

/** The routes of API tokens. A secret is answered once and kept nowhere. */
export async function tokenRoutes(app: App, { db }: { db: Db }) {
  readRoutes(app, db, tokens);

  const made = regularAnswer(tokens);
  app.post(
    '/api/casebook/tokens',
    regularRoute(
      access('tokens', 'create'),
      'API tokens: make one',
      { ...made, properties: { ...made.properties, secret: text } },
      { body: recordBody(tokenFields, 'create') },
    ),
    async (request) => {
      const secret = TOKEN_START + randomBytes(32).toString('base64url');
      // without the key of a repeated request: its stored answer would keep the secret readable
      const { resend: _resend, ...write } = writeOf(request);
      const withSecret: typeof tokens = {
        ...tokens,
        async create(trx, values, { userId }) {
          const { name, ...facts } = values;
          const audit = { createdBy: userId, changedBy: userId };
          const id = await insertRow(trx, 'api_token', {
            name,
            ...facts,
            ...audit,
            secretHash: hashOfToken(secret),
          });
          const { role, scopes, expiresOn } = facts;
          const details = { token: name, role, scopes, expiresOn };
          await recordEvent(trx, { kind: 'TOKEN_MADE', byUser: userId, aboutUser: userId, details });
          return id;
        },
      };
      const record = await createRecord(db, withSecret, request.body.values, request.user, write);
      return { ...record, secret };
    },
  );

  app.delete(
    '/api/casebook/tokens/:id',
    regularRoute(access('tokens', 'delete'), 'API tokens: revoke one at once', idAnswer, {
      params: idParams,
    }),
    (request) => removeRecord(db, tokens, request.params.id, request.user, writeOf(request)),
  );
}
