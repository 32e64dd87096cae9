import { sql, type RawBuilder } from 'kysely';
import type { proposalStates } from '../../../domain/proposals';
import type { EventKind } from '../../../domain/history';

/** The event that is kept when a proposal comes into a state. */
export const proposalEvents = {
  OPEN: 'PROPOSED',
  APPROVED: 'PROPOSAL_APPROVED',
  REFUSED: 'PROPOSAL_REFUSED',
} satisfies Record<(typeof proposalStates)[number], EventKind>;

/**
 * A digest of a row of `proposal`, which the row's events keep. Never add a column: the digests that are kept would
 * no longer match their rows.
 */
export const digestOfProposal: RawBuilder<string> = sql`encode(sha256(convert_to(jsonb_build_array(id,
  extract(epoch from at), by_user, sign_in, register, record_id, case_filing_id, action, body, of_version, reason,
  was, became, state, decided_by, extract(epoch from decided_at), answer)::text, 'UTF8')), 'hex')`;
