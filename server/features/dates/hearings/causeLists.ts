import { sql } from 'kysely';
import { linesOf, ListReader } from '../../../../domain/causeLists/entries';
import type { ListEntry } from '../../../../domain/causeLists/listRow';
import {
  type ListApplied,
  type ListedItem,
  type MatchedLine,
  LONGEST_LIST,
} from '../../../../domain/causeLists/listings';
import { matchesOf } from '../../../../domain/causeLists/match';
import { type Day, dayInDhaka } from '../../../../domain/dates';
import type { Db, Trx } from '../../../platform/database/schema';
import { invalidField, invalid } from '../../../platform/http/errors';
import { withPauses } from '../../../platform/http/turns';
import { saveChanged } from '../../../platform/writes/edits';
import { candidatesOf, termsOfEntries } from './candidates';
import { withKnownCourts } from './names';
import { addHearings } from './writes';
import { z } from 'zod';
import { hearingFields } from '../../../../domain/hearings';
import { check, type FieldError } from '../../../../domain/validation';
import { valuesFromBody } from '../../../../domain/wire';
import { access } from '../../../platform/http/access';
import { checked, type App } from '../../../platform/http/checking';
import { writeOf, once } from '../../../platform/writes/idempotency';
import {
  dayOrNull,
  integer,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../../platform/http/responses';
import { readableKinds } from '../../cases/proceedings';

/**
 * The rows of a cause list that name a case of one of the registers' types, or a case that is entered in the same
 * words. Each row has the proceedings of the given kinds that match it.
 */
export async function matchList(db: Db, text: string, kinds: readonly string[]): Promise<MatchedLine[]> {
  const entries = await withKnownCourts(db, kinds, await entriesOf(text));
  const matches = matchesOf(entries, await candidatesOf(db, termsOfEntries(entries), kinds));
  return entries.flatMap(({ numbers, ...entry }, index) => {
    const isOurs =
      matches[index]!.length > 0 || numbers.some(({ other, isMention }) => other === undefined && !isMention);
    return isOurs ? [{ ...entry, matches: matches[index]! }] : [];
  });
}

async function entriesOf(text: string): Promise<ListEntry[]> {
  const reader = new ListReader();
  for await (const line of withPauses(linesOf(text))) reader.read(line);
  return reader.end();
}

/** A listing with its values named as the columns of `hearing`. */
type Listing = Omit<ListedItem, 'with'> & { withId: string | null };

/**
 * Adds a hearing for each listing, or updates the one that the proceeding has on that day; values that the
 * list does not give stay. @throws 400 for a proceeding of another kind than `kinds`.
 */
async function applyListings(
  trx: Trx,
  listings: readonly Listing[],
  { by, kinds }: { by: number; kinds: readonly string[] },
): Promise<ListApplied> {
  await lockProceedings(trx, listings, kinds);
  const existing = await hearingsOn(trx, listings);
  const applied: ListApplied = { added: 0, updated: 0, same: 0 };
  const added: Listing[] = [];
  const done = new Set<string>();
  for (const listing of listings) {
    const key = keyOfDay(listing);
    if (done.has(key)) continue;
    done.add(key);
    const hearing = existing.get(key);
    if (!hearing) added.push(listing);
    else applied[(await saveChanged(trx, 'hearing', hearing, said(listing), by)) ? 'updated' : 'same']++;
  }
  await addHearings(trx, added, by);
  return { ...applied, added: added.length };
}

/** Locks the proceedings, so that a list that two people apply at once is entered once. */
async function lockProceedings(trx: Trx, listings: readonly Listing[], kinds: readonly string[]) {
  const ids = [...new Set(listings.map(({ proceedingId }) => proceedingId))];
  const held = await trx
    .selectFrom('proceeding')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Set(held.map(({ id }) => id));
  const unknown = listings.findIndex(({ proceedingId }) => !known.has(proceedingId));
  if (unknown >= 0) throw invalidField(`items.${unknown}.proceedingId`, 'unknownReference');
}

const keyOfDay = ({ proceedingId, date }: { proceedingId: number; date: Day }) => `${proceedingId} ${date}`;

/** The first hearing of each listing's proceeding on the day of the listing. */
async function hearingsOn(trx: Trx, listings: readonly Listing[]): Promise<Map<string, number>> {
  const asked = listings.map(({ proceedingId, date }) => ({ id: proceedingId, day: date }));
  const { rows } = await sql<{ id: number; proceedingId: number; date: Day }>`
    select distinct on (h.proceeding_id, h.date) h.id, h.proceeding_id, h.date
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id bigint, day date)
      join hearing h on h.proceeding_id = asked.id and h.date = asked.day
    order by h.proceeding_id, h.date, h.id
  `.execute(trx);
  return new Map(rows.map((row) => [keyOfDay(row), row.id]));
}

/** The values that a list gives. Item number and `withId` belong together: if one is given, both are replaced. */
const said = ({ court, itemNo, withId }: Listing) => ({
  ...(court !== null && { court }),
  ...((itemNo !== null || withId !== null) && { itemNo, withId }),
});

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

const matchedLine = objectAnswer({
  line: integer,
  text,
  court: textOrNull,
  itemNo: textOrNull,
  with: textOrNull,
  date: dayOrNull,
  matches: listAnswer(
    objectAnswer({
      proceedingId: integer,
      kind: text,
      number: text,
      sure: { type: 'boolean' },
      isMention: { type: 'boolean' },
    }),
  ),
});

/** Finds our cases in a court's cause list and enters their hearings (docs/contract.md, "Cause lists"). */
export async function causeListRoutes(
  app: App,
  { db, sample }: { db: Db; sample?: ((day: Day) => Promise<string | null>) | undefined },
) {
  app.post(
    '/api/casebook/hearings/match',
    {
      bodyLimit: LARGEST,
      ...regularRoute(
        access('hearings', 'read'),
        'Find the proceedings that the text of a cause list names',
        objectAnswer({ lines: listAnswer(matchedLine) }),
        { body: checked(matchShape) },
      ),
    },
    async ({ body, user }) => ({ lines: await matchList(db, body.text, readableKinds(user)) }),
  );

  app.get(
    '/api/casebook/hearings/match/sample',
    regularRoute(
      access('hearings', 'read'),
      'A cause list to try this with, in a register of sample data; else null',
      objectAnswer({ text: textOrNull }),
    ),
    async () => ({ text: (await sample?.(dayInDhaka())) ?? null }),
  );

  app.post(
    '/api/casebook/hearings/match/apply',
    regularRoute(
      { ...access('hearings', 'create'), mostValues: MOST_VALUES },
      'Enter what a cause list says as hearings, once for each proceeding and day',
      objectAnswer({ added: integer, updated: integer, same: integer }),
      { body: checked(applyShape) },
    ),
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
