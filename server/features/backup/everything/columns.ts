import pg from 'pg';
import type { ChoiceField, Field } from '../../../../domain/fields';
import { keptRegisterNamed, type KeptRegister } from '../../../../domain/history';
import { quoted } from '../tables';
import { columnOf, referredBy } from '../../history/keptRecords';
import { NAMED } from '../../history/names';
import { CODES, PATHS, REFERENCES, SECRET_COLUMNS, takenTables, type TakenTable } from './tables';
import type { ExportLanguage, Words } from './words';

/** A column of a file of the export. */
export interface ExportColumn {
  heading: Record<ExportLanguage, string>;
  /** SQL of its value in a row of the table `t`. */
  sql: string;
  /** The column of the database from which it comes, and its type there. */
  column: string;
  type: string;
  /** The table that it names. */
  refersTo?: string;
  /** The words of the codes that it holds, by code. */
  codes?: Record<string, Record<ExportLanguage, string>>;
}

export interface ExportTable {
  table: string;
  title: Record<ExportLanguage, string>;
  columns: ExportColumn[];
  orderBy: readonly string[];
}

const LANGUAGES: readonly ExportLanguage[] = ['en', 'bn'];

/** The files of the export. `language` is that of the words that stand beside codes. */
export async function exportTables(
  client: pg.ClientBase,
  words: Words,
  language: ExportLanguage,
): Promise<ExportTable[]> {
  const { rows } = await client.query<{ at: string; type: string }>(
    `select c.relname || '.' || a.attname as at, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::text::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const types = new Map(rows.map(({ at, type }) => [at, type]));
  return takenTables.map((taken) => {
    const { table, register, orderBy } = taken;
    const key = register ? `resources.${register.name}.name` : `everything.tables.${table}`;
    return { table, title: inBoth(words, key), columns: columnsOf(taken, types, words, language), orderBy };
  });
}

/** A column of the database, with its field in the register. */
interface Source {
  column: string;
  name?: string;
  field?: Field;
}

function sourcesOf({ table, register, columns }: TakenTable): Source[] {
  const fields = Object.entries(register?.fields ?? {})
    .map(([name, field]) => ({ name, field, column: columnOf(register as KeptRegister, name) }))
    .filter(({ column }) => !SECRET_COLUMNS.has(`${table}.${column}`));
  const known = new Set(fields.map(({ column }) => column));
  const others = columns.filter((column) => !known.has(column)).map((column) => ({ column }));
  const [id, ...rest] = others;
  return id?.column === 'id' ? [id, ...fields, ...rest] : [...fields, ...others];
}

function columnsOf(
  taken: TakenTable,
  types: ReadonlyMap<string, string>,
  words: Words,
  language: ExportLanguage,
): ExportColumn[] {
  const { table, register } = taken;
  const found = sourcesOf(taken).flatMap(({ column, name, field }): ExportColumn[] => {
    const path = column === 'path' ? PATHS[table] : undefined;
    const type = path ? 'text' : types.get(`${table}.${column}`);
    if (!type) return []; // a field that is a table of its own, such as the roles of a user
    const heading = inBoth(
      words,
      name ? `resources.${register!.name}.fields.${name}` : `everything.columns.${column}`,
    );
    const own = { heading, column, type, sql: path ?? valueOf(`t.${quoted(column)}`, type) };
    const to = field ? referredBy(field) : REFERENCES[column];
    if (to && type === 'bigint') return reference(own, to, words);
    const keys = field
      ? choicesOf(`resources.${register!.name}.choices.${name}`, field)
      : codesOf(table, column);
    if (!keys) return [own];
    const codes = Object.fromEntries(Object.entries(keys).map(([code, key]) => [code, inBoth(words, key)]));
    if (type === 'jsonb') return [{ ...own, codes }];
    return [
      { ...own, codes, heading: marked(heading, words, 'code') },
      { ...own, heading, sql: inWords(own.sql, column, codes, language) },
    ];
  });
  return unlike(found);
}

/** The column of the ids, and that of the names of what they refer to. */
function reference(own: ExportColumn, to: string, words: Words): ExportColumn[] {
  const heading = marked(own.heading, words, 'id');
  const named = NAMED[to];
  if (!named) return [{ ...own, heading, refersTo: keptRegisterNamed(to).table }]; // a record without a name
  const name = harmless(`r.${quoted(named.column)}::text`);
  const sql = `(select ${name} from ${quoted(named.table)} r where r.id = t.${quoted(own.column)})`;
  return [
    { ...own, heading, refersTo: named.table },
    { ...own, sql },
  ];
}

const codesOf = (table: string, column: string) => CODES[`${table}.${column}`] ?? CODES[column];

/** The keys of the words of a field's choices; in rows within a record, of all of them. */
function choicesOf(key: string, field: Field): Record<string, string> | undefined {
  const { choices, fields } = field as Partial<ChoiceField> & { fields?: Record<string, Field> };
  if (choices) return Object.fromEntries(choices.map((value) => [value, `${key}.${value}`]));
  const within = Object.entries(fields ?? {}).map(([name, each]) => choicesOf(`${key}.${name}`, each));
  return within.some(Boolean) ? Object.assign({}, ...within) : undefined;
}

function inWords(
  sql: string,
  column: string,
  codes: NonNullable<ExportColumn['codes']>,
  language: ExportLanguage,
) {
  const cases = Object.entries(codes).map(
    ([code, word]) => `when ${pg.escapeLiteral(code)} then ${pg.escapeLiteral(word[language])}`,
  );
  return cases.length ? `case t.${quoted(column)} ${cases.join(' ')} else ${sql} end` : sql;
}

/** SQL of a value as the text of a cell. */
function valueOf(sql: string, type: string): string {
  if (type === 'bytea') return `encode(sha256(${sql}), 'hex')`;
  if (type === 'jsonb' || type === 'boolean') return `${sql}::text`;
  if (type.endsWith('[]')) return `to_jsonb(${sql})::text`;
  return type === 'text' || type === 'uuid' ? harmless(`${sql}::text`) : sql;
}

/** Beginnings that spreadsheets take for a formula, and the mark before them itself, so that it can be taken off. */
const FORMULA = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'"];

const harmless = (sql: string) =>
  `case when left(${sql}, 1) in (${FORMULA.map((sign) => pg.escapeLiteral(sign)).join(', ')})
    then '''' || ${sql} else ${sql} end`;

const inBoth = (words: Words, key: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, words(language, key)]),
  ) as ExportColumn['heading'];

const marked = (heading: ExportColumn['heading'], words: Words, what: 'id' | 'code') =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, `${heading[language]}: ${words(language, `everything.${what}`)}`]),
  ) as ExportColumn['heading'];

/** Numbers headings that stand twice in a table. */
function unlike(columns: ExportColumn[]): ExportColumn[] {
  const seen = new Map<string, number>();
  return columns.map((each) => {
    const times = (seen.get(each.heading.en) ?? 0) + 1;
    seen.set(each.heading.en, times);
    if (times === 1) return each;
    const heading = Object.fromEntries(
      LANGUAGES.map((language) => [language, `${each.heading[language]} (${times})`]),
    ) as ExportColumn['heading'];
    return { ...each, heading };
  });
}
