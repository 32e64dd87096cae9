import type { Kysely } from 'kysely';
import { z } from 'zod';
import { LONGEST_LIST } from '../../../domain/causeLists/listings';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { hearingFields } from '../../../domain/hearings';
import { check, type FieldError } from '../../../domain/validation';
import { valuesFromBody } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { checked, type App } from '../../platform/http/checking';
import { invalid } from '../../platform/http/errors';
import { writeOf, once } from '../../platform/writes/idempotency';
import { dayOrNull, integer, textOrNull } from '../../platform/http/responses';
import { readableKinds } from '../cases/proceedings';
import { applyListings, matchList, type Listing } from './causeLists';

/** In bytes: a Bengali letter has three. */
const LARGEST = 4 * 1024 * 1024;
const MOST_ITEMS = 1000;

const matchShape = z.object({
  text: z.string({ error: 'notText' }).max(LONGEST_LIST, { error: 'tooLong' }),
});

const applyShape = z.object({
  items: z
    .array(z.record(z.string(), z.unknown(), { error: 'invalid' }), { error: 'invalid' })
    .max(MOST_ITEMS, { error: 'tooManyValues' }),
});

const { proceedingId, date, court, itemNo, withId } = hearingFields;
/** The same fields and checks as those of hearings in the diary. */
const itemFields = { proceedingId, date, court, itemNo, withId };
/** The most values in the body that enters a list, which has more than a form's body. */
const MOST_VALUES = MOST_ITEMS * (Object.keys(itemFields).length + 1);

const matchedLine = {
  type: 'object',
  properties: {
    line: integer,
    text: { type: 'string' },
    court: textOrNull,
    itemNo: textOrNull,
    with: textOrNull,
    date: dayOrNull,
    matches: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          proceedingId: integer,
          kind: { type: 'string' },
          number: { type: 'string' },
          sure: { type: 'boolean' },
          isMention: { type: 'boolean' },
        },
      },
    },
  },
};

/** Finds our cases in a court's cause list and enters their hearings (docs/contract.md, "Cause lists"). */
export async function causeListRoutes(
  app: App,
  { db, sample }: { db: Kysely<Database>; sample?: ((day: Day) => Promise<string | null>) | undefined },
) {
  const described = (summary: string, properties: Record<string, unknown>) => ({
    summary,
    tags: ['regular'],
    response: { 200: { type: 'object', properties } },
  });

  app.post(
    '/api/casebook/hearings/match',
    {
      config: access('hearings', 'read'),
      bodyLimit: LARGEST,
      schema: {
        ...described('Find the proceedings that the text of a cause list names', {
          lines: { type: 'array', items: matchedLine },
        }),
        body: checked(matchShape),
      },
    },
    async ({ body, user }) => ({ lines: await matchList(db, body.text, readableKinds(user)) }),
  );

  app.get(
    '/api/casebook/hearings/match/sample',
    {
      config: access('hearings', 'read'),
      schema: described('A cause list to try this with, in a register of sample data; else null', {
        text: textOrNull,
      }),
    },
    async () => ({ text: (await sample?.(dayInDhaka())) ?? null }),
  );

  app.post(
    '/api/casebook/hearings/match/apply',
    {
      config: { ...access('hearings', 'create'), mostValues: MOST_VALUES },
      schema: {
        ...described('Enter what a cause list says as hearings, once for each proceeding and day', {
          added: integer,
          updated: integer,
          same: integer,
        }),
        body: checked(applyShape),
      },
    },
    (request) => {
      const listings = request.body.items.map(listingOf);
      const by = request.user.userId;
      const kinds = readableKinds(request.user);
      return once(db, writeOf(request), (trx) => applyListings(trx, listings, { by, kinds }));
    },
  );
}

/** @throws 400 at a field of the item, such as `items.3.date` for the fourth item. */
function listingOf({ with: above, ...item }: Record<string, unknown>, index: number): Listing {
  const result = check(itemFields, 'create', valuesFromBody(itemFields, { ...item, withId: above }));
  if (result.ok) return result.values as Listing;
  throw invalid(
    result.errors.map((error): FieldError => ({
      ...error,
      field: `items.${index}.${error.field === 'withId' ? 'with' : error.field}`,
    })),
  );
}
