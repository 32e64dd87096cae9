import { sql, type Kysely } from 'kysely';
import { foldedLetters, unassignedRanges } from '../../../../domain/foldedLetters';
import { allowNamesakes, separateNamesakes } from './namesakes';

type Db = Kysely<unknown>;

/**
 * Makes PostgreSQL fold texts exactly as the server does: folded() becomes independent of the database's locale and
 * Unicode version. Affected texts are folded again; records that become equal are distinguished by `namesake`.
 */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await replaceFolded(db);
  await allowNamesakes(db);
  await foldAgain(db);
  await separateNamesakes(db);
}

/** Equals fold() in domain/folding.ts, code point for code point. */
async function replaceFolded(db: Db): Promise<void> {
  const letters = foldedLetters();
  const from = letters.map(([letter]) => letter).join('');
  const to = letters.map(([, folded]) => folded).join('');
  const later = unassignedRanges()
    .map(([first, last]) => `${escaped(first)}-${escaped(last)}`)
    .join('');
  await sql
    .raw(
      `create function folded_beyond_ascii(value text) returns text
      language plpgsql immutable parallel safe as $$
      begin
        -- how a newer Unicode composes these differs from one version to the next
        if value !~ '[${later}]' collate "C" then value := normalize(value, NFC); end if;
        value := translate(lower(value collate "C"), '০১২৩৪৫৬৭৮৯', '0123456789');
        -- translate() goes through its whole list for each character, so only where there is something in it
        if value ~ '[${from}]' collate "C" then value := translate(value, '${from}', '${to}'); end if;
        return value;
      end $$`,
    )
    .execute(db);
  // not strict, and language sql, so that PostgreSQL inlines it and ASCII texts need no function call
  await sql`
    create or replace function folded(value text) returns text language sql immutable parallel safe
    return case when octet_length(value) = length(value) then lower(value collate "C")
      else folded_beyond_ascii(value) end
  `.execute(db);
}

const escaped = (code: string) => `\\U${code.padStart(8, '0')}`;

/**
 * Folds only texts whose folded form changes. Setting a column to itself recomputes its generated columns;
 * triggers update the copies of names and file numbers.
 */
async function foldAgain(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; different: string; sources: string }>`
    select c.table_name as name,
      string_agg(distinct format('%I is distinct from (%s)', c.column_name, c.generation_expression), ' or ')
        as different,
      string_agg(distinct format('%1$I = %1$I', u.column_name), ', ') as sources
    from information_schema.columns c join information_schema.column_column_usage u
      on u.table_schema = c.table_schema and u.table_name = c.table_name and u.dependent_column = c.column_name
    where c.table_schema = current_schema() and c.generation_expression like '%folded(%'
    group by 1
    order by position(c.table_name in 'work_place company cnf_agent case_filing') desc, 1
  `.execute(db);
  for (const { name, different, sources } of rows) {
    await sql.raw(`update ${name} set ${sources} where ${different}`).execute(db);
  }
}
