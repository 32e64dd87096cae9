import { sql, type Kysely } from 'kysely';
import tables from './0115_papers.sql?raw';
import { keepHistory } from './fields';

/** Papers of files, their scans, and the kinds of papers that administrators keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await keepHistory(db, {
    table: 'paper',
    register: 'papers',
    file: 'case_filing_id',
    copies: ['case_kind'],
  });
  await keepHistory(db, { table: 'paper_kind', register: 'paper-kinds' });
  await keepKinds(db);
  // after the history is kept, so that it begins with them
  await sql`select set_config('casebook.actor', 'server', true)`.execute(db);
  await sql
    .raw(
      `insert into paper_kind (code, name, name_bn, position) values
      ('demand-notice', 'Demand notice', 'দাবিনামা', 1),
      ('show-cause', 'Show-cause notice', 'কারণ দর্শানোর নোটিশ', 2),
      ('reply', 'Reply', 'জবাব', 3),
      ('order', 'Order', 'আদেশ', 4),
      ('petition', 'Petition', 'আরজি/আবেদন', 5),
      ('rule', 'Rule', 'রুল', 6),
      ('interim-order', 'Interim order', 'অন্তর্বর্তীকালীন আদেশ', 7),
      ('parawise-reply', 'Parawise reply', 'দফাওয়ারি জবাব', 8),
      ('vakalatnama', 'Vakalatnama', 'ওকালতনামা', 9),
      ('judgment', 'Judgment', 'রায়', 10),
      ('certified-copy', 'Certified copy', 'জাবেদা নকল', 11),
      ('bank-guarantee', 'Bank guarantee', 'ব্যাংক গ্যারান্টি', 12),
      ('letter-in', 'Letter received', 'প্রাপ্ত পত্র', 13),
      ('letter-out', 'Letter sent', 'প্রেরিত পত্র', 14),
      ('other', 'Other paper', 'অন্যান্য কাগজ', 15)`,
    )
    .execute(db);
}

/**
 * Keeps with each change of a paper of what kind its case is, since some kinds are not for everybody. A paper that is
 * moved from or to a civil case must not tell of it either.
 */
async function keepKinds(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('keep_change'::regproc) as definition
  `.execute(db);
  const kind = `of_kind := coalesce(stored ->> 'case_kind', stored ->> 'kind');`;
  const definition = rows[0]!.definition
    .replace(`'stays', 'money-entries')`, `'stays', 'money-entries', 'papers')`)
    .replace(
      kind,
      `${kind}
        if tg_argv[0] = 'papers' and op = 'UPDATE' then
          if old.case_kind = 'civil-case' then of_kind := old.case_kind; end if;
        end if;`,
    );
  await sql.raw(definition).execute(db);
}
