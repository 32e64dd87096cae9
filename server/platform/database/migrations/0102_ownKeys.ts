import { sql, type Kysely } from 'kysely';
import { fillAgain, KINDS } from './searchFill';

/** Registers of people and companies, whose records may share a name. */
const WITHOUT_KEY = new Set([
  'companies',
  'cnf-agents',
  'freight-forwarder-agents',
  'shipping-agents',
  'users',
]);

/**
 * The key of a file's or case's number, equal for `S-5/DM/2016` and `S–5/DM/2016` (domain/ownKeys.ts). A file, or a case
 * of one file, that has the key of another in another spelling is refused; those that are there already stay as they
 * are. The contract lets two cases of a file have one number in the same spelling. The job that fills
 * `search_entry` gives existing records their key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entry add column own_key text collate "C"`.execute(db);
  await sql`create index search_entry_own_key on search_entry (own_key, kind) where own_key <> ''`.execute(
    db,
  );
  // the lock makes the later of two concurrent writes wait and then see the earlier one
  await sql`
    create function refuse_twin() returns trigger language plpgsql as $$
    declare
      twin text;
    begin
      if current_setting('casebook.filling', true) = 'on'
        or (tg_op = 'UPDATE' and (old.own_key is null or old.own_key = new.own_key)) then
        return null;
      end if;
      perform pg_advisory_xact_lock(hashtextextended(new.kind || ' ' || new.own_key, 0));
      select other.number into twin from search_entry entry
        join proceeding other on other.kind = entry.kind and other.record_id = entry.record_id
        join proceeding own on own.kind = new.kind and own.record_id = new.record_id
      where entry.own_key = new.own_key and entry.kind = new.kind and entry.record_id <> new.record_id
        and (entry.kind = 'case-fillings' or entry.case_filing_id = new.case_filing_id)
        and other.number_key <> own.number_key
      limit 1;
      if found then
        raise unique_violation using constraint = 'search_entry_twin', detail = twin,
          message = 'another record has this number, written differently';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger refuse_twin after insert or update of own_key on search_entry
    for each row when (new.own_key <> '') execute function refuse_twin()
  `.execute(db);
  for (const [kind, table] of Object.entries(KINDS)) {
    if (WITHOUT_KEY.has(kind))
      await sql`update search_entry set own_key = '' where kind = ${kind}`.execute(db);
    else await fillAgain(db, kind, table);
  }
}
