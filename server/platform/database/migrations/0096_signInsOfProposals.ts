import { sql, type Kysely } from 'kysely';

/** As server/features/history/proposalEvents.ts had them then. */
const EVENTS = { OPEN: 'PROPOSED', APPROVED: 'PROPOSAL_APPROVED', REFUSED: 'PROPOSAL_REFUSED' };
const DIGEST = sql`encode(sha256(convert_to(jsonb_build_array(id,
  extract(epoch from at), by_user, sign_in, register, record_id, case_filing_id, action, body, of_version, reason,
  was, became, state, decided_by, extract(epoch from decided_at), answer)::text, 'UTF8')), 'hex')`;

/**
 * Says of every session and proposal by which sign-in it came about, and begins the history of the proposals that
 * are there: who proposed and decided them is not known to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add sign_in bigint`.execute(db);
  await sql`alter table proposal add sign_in bigint`.execute(db);
  await sql`
    insert into event (kind, details)
    select ${sql.lit(JSON.stringify(EVENTS))}::jsonb ->> state,
      jsonb_build_object('proposal', id, 'digest', ${DIGEST})
    from proposal order by id
  `.execute(db);
}
