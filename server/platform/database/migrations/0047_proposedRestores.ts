import { sql, type Kysely } from 'kysely';

/** Lets users propose to restore a version too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proposal drop constraint proposal_action_check,
      add constraint proposal_action_check check (action in ('edit', 'delete', 'restore'))
  `.execute(db);
}
