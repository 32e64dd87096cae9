import { sql } from 'kysely';
import { type AgentKindName, agentKinds } from '../../../domain/agents';
import { companyFields } from '../../../domain/companies';
import type { Candidate } from '../../../domain/imports';
import { isWord, NAMED, termsOf } from '../../../domain/searchKey/terms';
import type { Part } from '../../../domain/searchKey/words';
import { judge, type FieldError } from '../../../domain/validation';
import { columnName } from '../../platform/database/preparedStatements';
import { otherWords } from '../search/search';
import { folded, foldedNumber, nameKey, tellingParts } from './names';
import type { Trx } from '../../platform/database/schema';

/** A register of companies or agents, which rows name. */
export interface PartyKind {
  register: 'companies' | AgentKindName;
  table: string;
  name: string;
  /** The field with the BIN or AIN. */
  number: string;
}

export const partyKinds: readonly PartyKind[] = [
  { register: 'companies', table: 'company', name: 'companyName', number: 'vatRegNo' },
  ...agentKinds.map(({ name, table, nameField }) => ({
    register: name,
    table,
    name: nameField,
    number: 'licNo',
  })),
];

/** The fields of a filing that name a company or an agent, each with the column of its BIN or AIN. */
export const PARTY_COLUMNS = [
  { field: 'companyId', number: 'company.vatRegNo', kind: partyKinds[0]! },
  { field: 'cnfAgentId', number: 'ainNumber', kind: partyKinds[1]! },
];

/** A company or agent as a row names it. */
export interface AskedParty {
  name: string | null;
  /** The number in the form of `foldedNumber`. */
  number: string | null;
}

/** An asked party with the values needed to add it as a record. */
export interface NewParty extends AskedParty {
  /** The number as it is written in the sheet. */
  written: string | null;
  mobile: string | null;
  /** Whether the number stands in a column of its own. */
  isInOwnCell: boolean;
}

/**
 * The values of a party to add, and the errors that its form has for values from the sheet. Missing values are no
 * errors here, since the next edit of the party asks for them.
 */
export function partyToAdd(
  kind: PartyKind,
  { name, number, written, mobile }: NewParty,
): { values: Record<string, unknown>; errors: FieldError[] } {
  const agent = agentKinds.find((each) => each.name === kind.register);
  // agents' AINs are unique: a text that identifies nobody, such as `N/A`, is stored with the filing and not
  // with the agent
  const kept = agent && number === null ? null : written;
  const given = { [kind.name]: name, [kind.number]: kept, [agent ? 'contactNumber' : 'phone1']: mobile };
  const verdicts = Object.entries(judge(agent ? agent.fields : companyFields, 'create', given, true));
  return {
    values: Object.fromEntries(verdicts.map(([field, { value }]) => [field, value])),
    errors: verdicts.flatMap(([field, { errors }]) => (given[field] ? errors : [])),
  };
}

/** The matching record, else the records to choose from, else null. */
type FoundParty = { id: number } | { candidates: Candidate[] } | null;

/**
 * Caches the parties found for names, since an import repeats names. The cache is dropped after the import's turn,
 * and when a transaction that added parties fails.
 */
export class KnownParties {
  constructor(private readonly own = new Set<string>()) {}
  readonly found = new Map<string, Map<string, FoundParty>>();
  readonly made = new Map<string, number>();
  readonly words = new Map<string, string[]>();

  get(kind: PartyKind, asked: AskedParty): FoundParty | undefined {
    const id = this.made.get(`${kind.register} ${asked.number}`);
    return id === undefined ? this.found.get(idOf(kind, asked))?.get(asked.number ?? '') : { id };
  }
  set(kind: PartyKind, asked: AskedParty, found: FoundParty): void {
    const id = idOf(kind, asked);
    const numbers = this.found.get(id) ?? new Map<string, FoundParty>();
    this.found.set(id, numbers.set(asked.number ?? '', found));
  }
  /** Caches an added party, and forgets what was found for its name before. */
  add(kind: PartyKind, asked: AskedParty, id: number): void {
    this.found.delete(idOf(kind, asked));
    this.own.add(`${kind.register} ${id}`);
    if (asked.number !== null) this.made.set(`${kind.register} ${asked.number}`, id);
  }
  /** Whether this import added the party. */
  isOwn({ register }: PartyKind, id: number): boolean {
    return this.own.has(`${register} ${id}`);
  }
}

/** The parties that an import has added so far, for its next transaction. */
export async function knownParties(trx: Trx, batchId: number): Promise<KnownParties> {
  const { rows } = await sql<{ key: string }>`
    select register || ' ' || record_id as key from import_record
    where batch_id = ${batchId} and was is null and register = any(${partyKinds.map(({ register }) => register)}::text[])
  `.execute(trx);
  return new KnownParties(new Set(rows.map(({ key }) => key)));
}

const idOf = ({ register }: PartyKind, { name }: AskedParty) => `${register}\n${name && nameKey(name)}`;

/** A text that changes whenever a company or agent is added, which makes cached misses outdated. */
export async function newestParties(trx: Trx): Promise<string> {
  const newest = partyKinds.map(({ table }) => sql`(select max(id) from ${sql.table(table)})`);
  const { rows } = await sql<{
    newest: string;
  }>`select concat_ws(' ', ${sql.join(newest)}) as newest`.execute(trx);
  return rows[0]!.newest;
}

/**
 * Finds companies or agents by their number, otherwise by their name. The same name means the same party
 * unless their numbers differ. If names only sound or look alike, a user must decide, unless the numbers tell
 * them apart.
 */
export async function findParties(
  trx: Trx,
  kind: PartyKind,
  asked: AskedParty[],
  known: KnownParties,
): Promise<FoundParty[]> {
  const open = asked.filter((each) => known.get(kind, each) === undefined);
  if (open.length) {
    const byNumber = await byNumbers(trx, kind, open);
    const unnumbered = open.filter(({ name, number }) => name && !byNumber.has(number ?? ''));
    const byName = await byNames(trx, kind, [...new Set(unnumbered.map(({ name }) => name!))], known);
    for (const each of open) {
      const id = each.number === null ? undefined : byNumber.get(each.number);
      const isOther = (party: Candidate) => !known.isOwn(kind, party.id);
      const alike = byName.get(each.name ?? '') ?? [];
      known.set(kind, each, id === undefined ? chosen(each, alike, isOther) : { id });
    }
  }
  return asked.map((each) => known.get(kind, each)!);
}

async function byNumbers(trx: Trx, { table, number }: PartyKind, asked: AskedParty[]) {
  const numbers = [...new Set(asked.flatMap((each) => each.number ?? []))];
  if (!numbers.length) return new Map<string, number>();
  const folded = sql`ltrim(regexp_replace(${sql.ref(`${columnName(number)}_fold`)}, '[^a-z0-9]', '', 'g'), '0')`;
  const { rows } = await sql<{ id: number; number: string }>`
    select max(id) as id, ${folded} as number from ${sql.table(table)}
    where ${folded} = any(${numbers}::text[]) group by 2
  `.execute(trx);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** The parties whose names are the same or alike, for each of the given names. */
async function byNames(trx: Trx, kind: PartyKind, names: string[], known: KnownParties) {
  const found = new Map<string, Candidate[]>(names.map((name) => [name, []]));
  if (!names.length) return found;
  await learnWords(trx, names, known);
  for (const { place, ...candidate } of [
    ...(await sameNames(trx, kind, names)),
    ...(await alikeNames(trx, kind, names, known)),
  ]) {
    const name = names[place - 1]!;
    const candidates = found.get(name)!;
    const isKnown = candidates.some(({ id }) => id === candidate.id);
    if (!isKnown && isAlike(name, candidate.name)) candidates.push(candidate);
  }
  return found;
}

type Placed = Candidate & { place: number };

const columnsOf = ({ name, number }: PartyKind) =>
  sql`party.id, party.${sql.ref(columnName(name))} as name, party.${sql.ref(columnName(number))} as number`;

/**
 * Finds names that differ at most in letter case. The search by words misses names without a distinguishing word,
 * such as `A & B`.
 */
async function sameNames(trx: Trx, kind: PartyKind, names: string[]): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select asked.place::int as place, ${columnsOf(kind)}
    from unnest(${names.map(folded)}::text[]) with ordinality as asked (name, place)
    join ${sql.table(kind.table)} party on party.${sql.ref(`${columnName(kind.name)}_fold`)} = asked.name
    order by party.id
  `.execute(trx);
  return rows;
}

/** Finds names with the same numbers and with the same words, or with words that sound or look like them. */
async function alikeNames(
  trx: Trx,
  kind: PartyKind,
  names: string[],
  known: KnownParties,
): Promise<Placed[]> {
  const queries = names.map((name) => queryOf(name, known));
  const { rows } = await sql<Placed>`
    select asked.place::int as place, ${columnsOf(kind)}
    from unnest(${queries}::text[]) with ordinality as asked (query, place)
    cross join lateral (
      select record_id from search_entry
      where kind = ${kind.register} and terms @@ asked.query::tsquery order by record_id limit ${MOST_FOUND}
    ) entry
    join ${sql.table(kind.table)} party on party.id = entry.record_id
    where asked.query is not null
    order by party.id
  `.execute(trx);
  return rows;
}

/** The most parties that a user is asked to choose from. */
const MOST_FOUND = 20;

/** The search terms of a party's name. */
const namedTerms = (name: string): string[] =>
  termsOf(name, 'name').flatMap((term) => (term.startsWith(NAMED) ? term.slice(NAMED.length) : []));

/** Looks up the words of the register that sound or look like those of the names. */
async function learnWords(trx: Trx, names: string[], known: KnownParties): Promise<void> {
  const words = names.flatMap(namedTerms).filter(isWord);
  const unknown = [...new Set(words)].filter((word) => !known.words.has(word));
  const others = await otherWords(trx, unknown);
  for (const [at, word] of unknown.entries()) {
    const { spelt, heard } = others[at]!;
    known.words.set(word, [word, ...spelt, ...heard]);
  }
}

/** Finds the entries that have each word of the name, or one like it, and each number; null if the name has neither. */
function queryOf(name: string, known: KnownParties): string | null {
  const needs = namedTerms(name).map((term) => (known.words.get(term) ?? [term]).map(lexeme).join(' | '));
  return needs.map((any) => `(${any})`).join(' & ') || null;
}

const lexeme = (word: string) => `'${(NAMED + word).replaceAll(/['\\]/g, '')}'`;

/** Whether two names have the same number of distinguishing words, and the same numbers and initials. */
function isAlike(name: string, other: string): boolean {
  const [one, two] = [tellingParts(name), tellingParts(other)];
  const exact = (parts: Part[]) =>
    parts.flatMap(({ text, isNumber }) => (isNumber || text.length === 1 ? text : [])).join();
  return one.length === two.length && exact(one) === exact(two);
}

/**
 * The matching party, else those to choose from. Parties for which `isOther` is false were added by this
 * import: they only match an equal name that has no other number, so that the user is not asked about rows
 * that the check called new.
 */
function chosen(
  { name, number }: AskedParty,
  alike: Candidate[],
  isOther: (party: Candidate) => boolean,
): FoundParty {
  const key = name && nameKey(name);
  const differs = (other: Candidate) => number !== null && (foldedNumber(other.number) ?? number) !== number;
  const same = alike.filter((other) => nameKey(other.name) === key);
  const [first, second] = same.filter((other) => !differs(other));
  if (first && !second) return { id: first.id };
  const candidates = [
    ...same.filter((other) => !differs(other) || isOther(other)),
    ...alike.filter((other) => !same.includes(other) && !differs(other) && isOther(other)),
  ];
  return candidates.length ? { candidates: candidates.slice(0, 5) } : null;
}
