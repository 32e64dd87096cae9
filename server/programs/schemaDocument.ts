import { sql, type Kysely } from 'kysely';

/** A part of the schema: what creates it, and the parts that must be there before. */
interface Part {
  name: string;
  text: string;
  needs: string[];
}

/**
 * Generates docs/schema.sql from the catalogs of a migrated database: statements that create the same schema in an
 * empty one. The monthly partitions of the history are left out, since `make_history_partitions` makes them.
 * @param isWhole whether long texts are given whole; the statements can be run only then
 */
export async function schemaDocument<T>(db: Kysely<T>, { isWhole = false } = {}): Promise<string> {
  const parts = async (query: string) =>
    (await sql.raw<Part>(query).execute(db)).rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const functions = await parts(FUNCTIONS);
  const tables = await parts(TABLES);
  const known = new Map([...functions, ...tables].map((part) => [part.name, part]));
  const ordered = new Set<Part>();
  const add = (part: Part) => {
    for (const name of part.needs.toSorted()) {
      const needed = known.get(name);
      if (needed && needed !== part && !ordered.has(needed)) add(needed);
    }
    ordered.add(part);
  };
  for (const part of [...tables, ...functions]) add(part);
  const all = [...(await parts(OTHERS)), ...ordered, ...(await parts(TRIGGERS))];
  const text = all.map((part) => `${lowerCase(part.text)}\n`).join('\n');
  return isWhole ? text : TITLE + text.replace(LONG_TEXT, `$1…'`).replaceAll(/[ \t]+$/gm, '');
}

const TITLE = `-- The present schema, written by npm run schema. Tables come after those that they refer to, then functions and
-- triggers. Long texts are cut; 0089_baseline.sql has them whole.

`;
const LONG_TEXT = /('[^'\n]{60})[^'\n]{400,}'/g;

/** In lower case, but for quoted texts, comments and the bodies of functions. */
const lowerCase = (text: string) =>
  text.replace(
    /(\$function\$[^]*?\$function\$|'(?:[^']|'')*'|"[^"]*"|--.*)|[A-Z]+/g,
    (found, kept?: string) => kept ?? found.toLowerCase(),
  );

const OURS = `current_schema()::regnamespace`;

const OTHERS = `
  select '1 ' || extname as name, 'create extension ' || extname || ';' as text
  from pg_extension where extname <> 'plpgsql'
  union all
  select '2 ' || collname, format('create collation %I (provider = icu, locale = %L);', collname, colllocale)
  from pg_collation where collnamespace = ${OURS}
  union all
  select '3 ' || relname, 'create sequence ' || relname || ';' from pg_class s
  where relkind = 'S' and relnamespace = ${OURS}
    and not exists (select from pg_depend where objid = s.oid and deptype in ('a', 'i'))`;

/** The names of the tables and functions that a function with an SQL body, a table or its parts refer to. */
const needs = (objects: string) => `array(
  select distinct name from (
    select coalesce(
        (select 'function ' || oid::regprocedure from pg_proc where oid = refobjid and refclassid = 'pg_proc'::regclass),
        (select 'table ' || refobjid::regclass where refclassid = 'pg_class'::regclass),
        (select 'table ' || typrelid::regclass from pg_type
          where oid = refobjid and typrelid <> 0 and refclassid = 'pg_type'::regclass)
      ) as name
    from pg_depend where objid in (${objects})
  ) as found where name is not null
)`;

const FUNCTIONS = `
  select 'function ' || p.oid::regprocedure as name, case prokind
      when 'a' then format('create aggregate %I(%s) (sfunc = %s, stype = %s);', proname,
        pg_get_function_arguments(p.oid), aggtransfn, format_type(aggtranstype, null))
      else regexp_replace(pg_get_functiondef(p.oid), '^create or replace function [^.]+\\.(.*?)\\s*$',
        'create function \\1;', 'i')
    end as text,
    ${needs('p.oid')} as needs
  from pg_proc p left join pg_aggregate on aggfnoid = p.oid
  where pronamespace = ${OURS} and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`;

const TABLES = `
  with own as (
    select c.oid, relname, relkind, relispartition, reloptions,
      (select inhparent::regclass from pg_inherits where inhrelid = c.oid) as parent
    from pg_class c
    where relkind in ('r', 'p', 'v') and relnamespace = ${OURS} and relname !~ '^kysely_'
      and (not relispartition or pg_get_expr(relpartbound, c.oid) = 'DEFAULT')
  ),
  lines as (
    select attrelid as oid, 1 as sort, attnum::text as name, attnum as place, concat_ws(' ',
        quote_ident(attname), format_type(atttypid, atttypmod),
        case when attcollation <> typcollation then format('collate %I', collname) end,
        case when attnotnull then 'not null' end,
        case when attidentity = 'a' then 'generated always as identity'
          when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid, true))
          else 'default ' || pg_get_expr(adbin, adrelid, true) end
      ) as line
    from pg_attribute join pg_type t on t.oid = atttypid
      left join pg_collation l on l.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select conrelid, 2 + position(contype in 'pucxf'), conname, 0,
      format('constraint %I %s', conname, pg_get_constraintdef(oid, true))
    from pg_constraint where contype in ('p', 'u', 'c', 'x', 'f')
  )
  select 'table ' || oid::regclass as name, concat_ws(E'\\n',
      case when relkind = 'v' then format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid, true))
        when relispartition then format('create table %I partition of %s default;', relname, parent)
        else format(E'create table %I (\\n  %s\\n)', relname,
            (select string_agg(line, E',\\n  ' order by sort, place, name collate "C") from lines where lines.oid = own.oid))
          || coalesce(' partition by ' || pg_get_partkeydef(oid), '')
          || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') || ';' end,
      (select string_agg(format('comment on column %I.%I is %L;', relname, attname, description), E'\\n' order by attnum)
        from pg_description join pg_attribute on attrelid = objoid and attnum = objsubid
        where objoid = own.oid and classoid = 'pg_class'::regclass),
      (select string_agg(replace(replace(pg_get_indexdef(indexrelid, 0, true), ' ON ONLY ', ' ON '), ' USING btree', '') || ';', E'\\n'
          order by indexrelid::regclass::text collate "C")
        from pg_index where indrelid = own.oid and not relispartition
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))),
      (select string_agg(regexp_replace(pg_get_statisticsobjdef(oid), 'STATISTICS [^.]+\\.', 'statistics ') || ';', E'\\n')
        from pg_statistic_ext where stxrelid = own.oid)
    ) as text,
    ${needs(`
      select own.oid union all select oid from pg_constraint where conrelid = own.oid
      union all select oid from pg_attrdef where adrelid = own.oid
      union all select indexrelid from pg_index where indrelid = own.oid
      union all select oid from pg_rewrite where ev_class = own.oid`)} as needs
  from own`;

/** Triggers, which PostgreSQL fires in the order of their names. */
const TRIGGERS = `
  select relname as name, string_agg(pg_get_triggerdef(g.oid, true) || ';', E'\\n' order by tgname) as text
  from pg_trigger g join pg_class c on c.oid = tgrelid
  where relnamespace = ${OURS} and not tgisinternal and tgparentid = 0
    and (not relispartition or pg_get_expr(relpartbound, c.oid) = 'DEFAULT')
  group by relname`;
