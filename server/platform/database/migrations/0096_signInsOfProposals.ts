import { sql, type Kysely } from 'kysely';
import { digestOfProposal, proposalEvents } from '../../../features/history/proposalEvents';

/**
 * Says of every session and proposal by which sign-in it came about, and begins the history of the proposals that
 * are there: who proposed and decided them is not known to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add sign_in bigint`.execute(db);
  await sql`alter table proposal add sign_in bigint`.execute(db);
  await sql`
    insert into event (kind, details)
    select ${sql.lit(JSON.stringify(proposalEvents))}::jsonb ->> state,
      jsonb_build_object('proposal', id, 'digest', ${digestOfProposal})
    from proposal order by id
  `.execute(db);
}
