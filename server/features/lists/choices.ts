import { sql, type RawBuilder } from 'kysely';
import { bengaliName } from '../../../domain/keptLists';
import type { Db } from '../../platform/database/schema';
import { contains, searchTerm } from '../../platform/lists/searching';
import { z } from 'zod';
import { access } from '../../platform/http/access';
import { checked, idText, searchText, type App } from '../../platform/http/checking';
import { choiceAnswer, listAnswer, casebookRoute } from '../../platform/http/responses';

/** A list of records to choose from, sorted by name. */
interface ChoiceList {
  /** The resource in the UI. */
  name: string;
  /** The wire collection that returns the whole list; absent if the contract has none. */
  collection?: string;
  summary: string;
  table: string | RawBuilder<unknown>;
  /** The columns of each choice: texts and booleans. */
  texts: readonly string[];
  /** Whether administrators maintain the list: entries can be disabled and have a position. */
  kept?: true;
  flags?: readonly string[];
  /** The folded columns that a search covers; the first is the name. */
  search: readonly [string, ...string[]];
}

const choiceLists: readonly ChoiceList[] = [
  {
    name: 'company-choices',
    collection: 'companies',
    summary: 'Importers and exporters to choose from',
    table: 'company',
    texts: ['companyName', 'vatRegNo'],
    flags: ['isActive'],
    search: ['company_name_fold', 'vat_reg_no_fold'],
  },
  {
    name: 'cnf-agent-choices',
    collection: 'cnf-agents',
    summary: 'C&F agents to choose from',
    table: 'cnf_agent',
    texts: ['cnfAgentName', 'licNo'],
    search: ['cnf_agent_name_fold', 'lic_no_fold'],
  },
  {
    name: 'bank-choices',
    collection: 'banks',
    summary: 'Banks to choose from',
    table: 'bank',
    texts: ['bankName', 'nameBn'],
    kept: true,
    search: ['bank_name_fold', 'name_bn_fold'],
  },
  {
    name: 'workplace',
    collection: 'workplace',
    summary: 'Sections and branches to choose from',
    table: 'work_place',
    texts: ['name', 'nameBn'],
    kept: true,
    search: ['name_fold', 'name_bn_fold'],
  },
  {
    name: 'loss-reason-choices',
    summary: 'Reasons of loss to choose from',
    table: 'loss_reason',
    texts: ['name', 'nameBn'],
    kept: true,
    search: ['name_fold', 'name_bn_fold'],
  },
  {
    name: 'people',
    summary: 'Users to choose from, by name',
    table: sql`(
      select id, full_name, user_name, user_name_fold, folded(full_name) full_name_fold, is_enabled active,
        null::int position
      from app_user
    ) person`,
    texts: ['fullName', 'userName'],
    kept: true,
    search: ['full_name_fold', 'user_name_fold'],
  },
];

/** The most records returned at once. */
const MOST_CHOICES = 50;

interface Choice {
  id: number;
  nameBn?: string | null;
}

/** All active records of a list, by name. */
const allChoices = (db: Db, list: ChoiceList): Promise<Choice[]> => choices(db, list, offered(list));

const offered = ({ kept }: ChoiceList) => (kept ? sql`active` : sql`true`);

/** The existing records among these ids. */
const choicesOfIds = (db: Db, list: ChoiceList, ids: number[]): Promise<Choice[]> =>
  choices(db, list, sql`id = any(${ids})`);

/** At most 50 records that contain a term, prefix matches first. An empty term matches all. */
function choicesFound(db: Db, list: ChoiceList, term: string): Promise<Choice[]> {
  const found = list.search.flatMap((column) => contains(column, term) ?? []);
  const ordered = list.kept ? sql`position nulls last, ` : sql``;
  if (!found.length) return choices(db, list, offered(list), { first: ordered, most: MOST_CHOICES });
  const begins = list.search.map((column) => sql`starts_with(${sql.ref(column)}, ${searchTerm(term)})`);
  return choices(db, list, sql`${offered(list)} and (${sql.join(found, sql` or `)})`, {
    first: sql`(${sql.join(begins, sql` or `)}) is true desc, ${ordered}`,
    most: MOST_CHOICES,
  });
}

async function choices(
  db: Db,
  { table, texts, flags = [], search: [name] }: ChoiceList,
  where: RawBuilder<unknown>,
  { first = sql``, most = null }: { first?: RawBuilder<unknown>; most?: number | null } = {},
): Promise<Choice[]> {
  const columns = ['id', ...texts, ...flags].map((column) => sql.ref(column));
  const { rows } = await sql<Choice>`
    select ${sql.join(columns)} from ${typeof table === 'string' ? sql.table(table) : table} where ${where}
    order by ${first}${sql.ref(name)}, id limit ${most}
  `.execute(db);
  return rows.map(({ nameBn, ...row }) => ({ ...row, ...bengaliName(nameBn) }));
}

const choicesQuery = z.object({
  q: searchText,
  ids: z
    .string({ error: 'notANumber' })
    .transform((ids) => (ids ? ids.split(',') : undefined))
    .pipe(z.array(idText).max(MOST_CHOICES, { error: 'invalid' }).optional())
    .optional(),
});

/** Search for autocomplete inputs; returns no more than they show (docs/contract.md, "Lookups"). */
export async function choiceRoutes(app: App, { db }: { db: Db }) {
  for (const list of choiceLists) {
    app.get(
      `/api/casebook/choices/${list.name}`,
      casebookRoute(
        access('lookups', 'read'),
        `${list.summary}: what a term finds, or those of these ids`,
        listAnswer(choiceAnswer(list)),
        { querystring: checked(choicesQuery) },
      ),
      ({ query: { ids, q } }) => (ids ? choicesOfIds(db, list, ids) : choicesFound(db, list, q)),
    );
  }
}

/** Complete lists for dropdowns, sorted by name. */
export async function lookupRoutes(app: App, { db }: { db: Db }) {
  const described = (summary: string, entry: Record<string, unknown>) => ({
    config: access('lookups', 'read'),
    schema: { summary, tags: ['lookups'], response: { 200: listAnswer(entry) } },
  });
  for (const list of choiceLists) {
    if (list.collection === undefined) continue;
    app.get(`/api/case/${list.collection}`, described(list.summary, choiceAnswer(list)), () =>
      allChoices(db, list),
    );
  }
  app.get('/api/case/divisions', described('The eight divisions', choiceAnswer({ texts: ['name'] })), () =>
    divisions(db),
  );
}

const divisions = (db: Db) => db.selectFrom('division').select(['id', 'name']).orderBy('name').execute();

interface References {
  workPlaceId: number | null;
  companyId: number | null;
  cnfAgentId: number | null;
  bankId: number | null;
}

/** The references that name a record that does not exist. */
export async function missingReferences(db: Db, references: References): Promise<(keyof References)[]> {
  const { workPlaceId, companyId, cnfAgentId, bankId } = references;
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('workPlace').select('id').where('id', '=', workPlaceId).as('workPlaceId'),
      eb.selectFrom('company').select('id').where('id', '=', companyId).as('companyId'),
      eb.selectFrom('cnfAgent').select('id').where('id', '=', cnfAgentId).as('cnfAgentId'),
      eb.selectFrom('bank').select('id').where('id', '=', bankId).as('bankId'),
    ])
    .executeTakeFirstOrThrow();
  const names = ['workPlaceId', 'companyId', 'cnfAgentId', 'bankId'] as const;
  return names.filter((name) => references[name] !== null && found[name] === null);
}
