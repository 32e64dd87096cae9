import { sql, type Kysely } from 'kysely';

/**
 * The indexes of the history hold every column that filters and rights ask for: changes are then counted, by any
 * filters in any months, without reading a row. Two indexes are new: one for a user's changes of a register or
 * section, which may be few among many, and one for the last deletion of a record; to find it, the record's whole
 * history had to be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a history with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  for (const [name, on] of Object.entries(INDEXES)) {
    await sql.raw(`drop index if exists ${name}`).execute(db);
    await sql.raw(`create index ${name} on change ${on}`).execute(db);
  }
}

const INDEXES = {
  change_by_id: '(id) include (at, register, kind)',
  change_by_section: '(work_place_id, id) include (register, kind, at, by_user, action)',
  change_by_register: '(register, id) include (kind, at, by_user, work_place_id, action)',
  change_by_user: '(by_user, id) include (register, kind, at, work_place_id, action)',
  change_by_user_and_register: '(by_user, register, work_place_id, id) include (kind, at, action)',
  change_by_action: '(action, id) include (register, kind, at, by_user, work_place_id)',
  change_by_deletion: `(record_id, id) include (register) where action = 'delete'`,
};
