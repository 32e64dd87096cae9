import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { may } from '../../../../domain/rights';
import { feedOf, tagOf, type CalendarEvent } from './feed';
import { hearingEvents, limitEvents, type Reader } from './events';
import { moneyEvents } from './moneyEvents';
import type { Db } from '../../../platform/database/schema';
import { access, publicAccess } from '../../../platform/http/access';
import { checked, type App } from '../../../platform/http/checking';
import { notFound, tooMany } from '../../../platform/http/errors';
import { writeOf, once, type Write } from '../../../platform/writes/idempotency';
import { createRateLimiter } from '../../../platform/http/clientErrorRoutes';
import { kindsReadableBy } from '../../../../domain/proceedings';
import { networkOf } from '../../../platform/http/addresses';
import { createHash, randomBytes } from 'node:crypto';
import { recordEvent } from '../../../platform/writes/events';
import { rolesOfUser } from '../../accounts/userGrants';

/**
 * The sources of a calendar's events. To add another kind of event, write a source in events.ts and add a
 * line here.
 */
const SOURCES: ((db: Db, reader: Reader) => Promise<CalendarEvent[]>)[] = [
  hearingEvents,
  limitEvents,
  moneyEvents,
];

/**
 * The rate limit per IP address. Programs fetch a calendar once an hour, but one service may fetch those of
 * many people.
 */
const OF_AN_ADDRESS = { most: 120, within: 60_000 };

const FILE = /^([\w-]{20,100})\.ics$/;

const address = {
  type: 'object',
  properties: {
    madeAt: { type: ['string', 'null'], format: 'date-time' },
    withParties: { type: 'boolean' },
  },
};

const switchShape = checked(z.object({ withParties: z.boolean({ error: 'notYesOrNo' }) }));

/** A user's hearings for the calendar of a phone or of Outlook (docs/contract.md, "Calendar"). */
export async function calendarFeedRoutes(
  app: App,
  { db, publicUrl }: { db: Db; publicUrl: string | undefined },
) {
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;
  const own = '/api/casebook/account/calendar';
  const described = (summary: string, answer: object = address) => ({
    summary,
    tags: ['account'],
    response: { 200: answer },
  });

  app.get(
    own,
    { config: access('account', 'read'), schema: described('Whether I have a calendar address') },
    ({ user }) => calendarAddressOf(db, user.userId),
  );

  app.post(
    own,
    {
      config: access('account', 'edit'),
      schema: described('Make a calendar address, which ends the one before', {
        type: 'object',
        properties: { url: { type: 'string', format: 'uri' } },
      }),
    },
    async (request) => {
      const secret = await makeCalendarAddress(db, writeOf(request));
      return { url: `${originOf(request)}/api/casebook/calendar/${secret}.ics` };
    },
  );

  app.put(
    own,
    {
      config: access('account', 'edit'),
      schema: { ...described('Say whether my calendar names companies'), body: switchShape },
    },
    (request) => nameParties(db, request.body.withParties, writeOf(request)),
  );

  app.delete(
    own,
    { config: access('account', 'edit'), schema: described('End my calendar address') },
    (request) => endCalendarAddress(db, writeOf(request)),
  );

  const wait = createRateLimiter(OF_AN_ADDRESS);
  app.get<{ Params: { file: string } }>(
    '/api/casebook/calendar/:file',
    {
      config: publicAccess, // public: calendar programs cannot sign in, so the URL contains a secret
      schema: {
        summary: 'The hearings of whoever was given this secret address, as iCalendar',
        tags: ['account'],
        response: { 200: { type: 'string' } },
      },
    },
    async (request, reply) => {
      const seconds = wait(networkOf(request.ip), Date.now());
      if (seconds) throw tooMany(seconds);
      const [, secret] = FILE.exec(request.params.file) ?? [];
      const owner = secret ? await ownerOfCalendar(db, secret) : undefined;
      if (!owner || !may(owner.roles, 'read', 'hearings')) throw notFound();
      const reader = { ...owner, kinds: kindsReadableBy(owner.roles) };
      const events = await Promise.all(SOURCES.map((source) => source(db, reader)));
      const { id } = await db.selectFrom('registerIdentity').select('id').executeTakeFirstOrThrow();
      const facts = { register: id, origin: originOf(request) };
      const all = events.flat();
      const tag = await tagOf(all, facts);
      void reply.header('etag', tag);
      if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
      void reply.type('text/calendar; charset=utf-8').serializer(String);
      return reply.send(await feedOf(all, facts));
    },
  );
}

/**
 * Whether a program that fetches the document again sends its weak tag and therefore has it already. The
 * program may send other tags as well.
 */
const isKnown = (tag: string, sent: string | undefined): boolean =>
  sent?.split(',').some((each) => each.trim() === tag) ?? false;

/** A user's calendar URL, without its secret, which is shown only once, when the URL is made. */
interface CalendarAddress {
  /** Null if the user has no URL. */
  madeAt: Date | null;
  /** Whether the calendar names companies. */
  withParties: boolean;
}

const NONE: CalendarAddress = { madeAt: null, withParties: false };

async function calendarAddressOf(db: Db, userId: number): Promise<CalendarAddress> {
  const found = await db
    .selectFrom('calendarAddress')
    .select(['madeAt', 'withParties'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found ?? NONE;
}

/**
 * Makes the writer's URL, which revokes an older one. @returns its secret: 43 characters of base64url. A
 * repeated request makes another URL, because an answer stored for repeats would keep the secret readable.
 */
function makeCalendarAddress(db: Db, { resend: _resend, ...write }: Write): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  return once(db, write, async (trx) => {
    const made = { secretHash: hashOf(secret), madeAt: sql<Date>`now()` };
    await trx
      .insertInto('calendarAddress')
      .values({ userId: write.by, ...made })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(made))
      .execute();
    await recordEvent(trx, { kind: 'CALENDAR_MADE', byUser: write.by, aboutUser: write.by });
    return secret;
  });
}

/** Says whether the writer's calendar names companies. @throws 404 if there is no URL. */
function nameParties(db: Db, withParties: boolean, write: Write): Promise<CalendarAddress> {
  return once(db, write, async (trx) => {
    const [changed] = await trx
      .updateTable('calendarAddress')
      .set({ withParties, changedAt: sql<Date>`now()` })
      .where('userId', '=', write.by)
      .returning(['madeAt', 'withParties'])
      .execute();
    if (!changed) throw notFound();
    return changed;
  });
}

/** Ends the writer's URL, if there is one. */
function endCalendarAddress(db: Db, write: Write): Promise<CalendarAddress> {
  return once(db, write, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('calendarAddress')
      .where('userId', '=', write.by)
      .executeTakeFirstOrThrow();
    if (numDeletedRows)
      await recordEvent(trx, { kind: 'CALENDAR_REVOKED', byUser: write.by, aboutUser: write.by });
    return NONE;
  });
}

/**
 * The user whose calendar a secret opens, with their present roles; undefined if they may no longer sign in.
 */
const ownerOfCalendar = (db: Db, secret: string) =>
  db
    .selectFrom('calendarAddress')
    .innerJoin('appUser', 'appUser.id', 'calendarAddress.userId')
    .select(['appUser.id as userId', 'withParties', 'calendarAddress.changedAt'])
    .select(rolesOfUser.as('roles'))
    .where('secretHash', '=', hashOf(secret))
    .where('isEnabled', '=', true)
    .executeTakeFirst();

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
