import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { may } from '../../../domain/rights';
import { feedOf, tagOf, type CalendarEvent } from './feed';
import { hearingEvents } from './hearings';
import { limitEvents } from './limits';
import type { Reader } from './reader';
import type { Database } from '../../platform/database/schema';
import { access, publicAccess } from '../../platform/http/access';
import { checked, type App } from '../../platform/http/checking';
import { notFound, tooMany } from '../../platform/http/errors';
import { writeOf } from '../../platform/writes/idempotency';
import { createRateLimiter } from '../../platform/http/clientErrorRoutes';
import { kindsReadableBy } from '../../../domain/proceedings';
import { networkOf } from '../../platform/http/addresses';
import {
  calendarAddressOf,
  endCalendarAddress,
  makeCalendarAddress,
  nameParties,
  ownerOfCalendar,
} from './addresses';

/**
 * The sources of a calendar's events. To add another kind of event, write a file beside hearings.ts and add a
 * line here.
 */
const SOURCES: ((db: Kysely<Database>, reader: Reader) => Promise<CalendarEvent[]>)[] = [
  hearingEvents,
  limitEvents,
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
  { db, publicUrl }: { db: Kysely<Database>; publicUrl: string | undefined },
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
