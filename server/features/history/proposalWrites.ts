import { sql, type RawBuilder } from 'kysely';
import { keptRegisterNamed } from '../../../domain/history';
import { changedRegister } from '../../../domain/proposals';
import { may } from '../../../domain/rights';
import type { Db, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import type { Kept } from './keptRecords';
import { ApiError, invalidField, notFound } from '../../platform/http/errors';
import { isVisible } from '../../platform/resource/records';
import { digestOfProposal, proposalEvents, proposals } from './proposals';
import { wayOf, type Proposed } from './proposedActions';
import { stale } from '../../platform/writes/edits';
import { recordEvent } from '../../platform/writes/events';
import { once, type Write } from '../../platform/writes/idempotency';
import { tellOtherAdministrators, tellUser } from '../alerts/notifications';
import { obstacles } from './secondEyes';

/**
 * Proposes a change for another administrator to approve.
 * @throws 403, 404, 409 when the record was changed after `version` or nothing needs approval, and every
 * error of the change itself.
 */
export function propose(db: Db, proposal: Proposed, user: SignedInUser, write: Write): Promise<number> {
  const { register, recordId, action, version, reason } = proposal;
  const way = wayOf(proposal);
  if (!may(user.roles, ...way.right)) throw new ApiError(403, 'notAllowed');
  if (way.isVersioned && version === null) throw invalidField('version', 'notANumber');
  return explained(db, proposal, () =>
    once(db, write, async (trx) => {
      const { needsApproval } = await trx
        .selectFrom('office')
        .select('needsApproval')
        .executeTakeFirstOrThrow();
      if (!needsApproval) throw new ApiError(409, 'noApprovalNeeded');
      const { was, became, caseKind } = await effectOf(trx, proposal, user);
      const body = way.kept?.(proposal) ?? null;
      // at most the present version, since a sent version above it would never become stale
      const { rows } = await sql<KeptProposal>`
        insert into proposal (by_user, sign_in, register, record_id, case_filing_id, case_kind, action, body, of_version,
          reason, was, became)
        values (${write.by}, (select sign_in from session where id = ${user.sessionId}), ${register}, ${recordId},
          ${fileOf(proposal)}, ${caseKind}, ${action}, ${body && JSON.stringify(body)}::jsonb,
          least(${way.isVersioned ? version : null}::bigint,
            (select version from ${sql.table(keptRegisterNamed(register).table)} where id = ${recordId})),
          ${reason}, ${was && JSON.stringify(was)}::jsonb, ${became && JSON.stringify(became)}::jsonb)
        returning id, case_filing_id, ${digestOfProposal} as digest
      `.execute(trx);
      await recordProposal(trx, rows[0]!, 'OPEN', write.by);
      await tellOtherAdministrators(trx, 'PROPOSAL', write.by);
      return rows[0]!.id;
    }),
  );
}

/** SQL for the file that a proposal is about. */
function fileOf({ register, recordId, body }: Proposed): RawBuilder<number | null> {
  if (register === 'case-fillings') return sql`${recordId}::bigint`;
  if (register === 'office') return sql`null::bigint`;
  if (register === 'guarantees') {
    const part = (body as { caseFilingId?: number | null } | null)?.caseFilingId ?? null;
    return sql`coalesce(${part}::bigint,
      (select min(case_filing_id) from guarantee_allocation where guarantee_id = ${recordId}))`;
  }
  return sql`(select case_filing_id from change where register = ${register} and record_id = ${recordId} order by id desc limit 1)`;
}

interface Effect {
  was: Kept | null;
  became: Kept | null;
  /** The kind of the court case that a ledger entry belongs to. */
  caseKind: string | null;
}

/**
 * Finds the columns that a proposal would change. The change is carried out, read from the history and rolled back,
 * so that a proposal that could not be approved is refused at once. The deletion of a filing changes no columns, but
 * it is refused in the same way.
 */
async function effectOf(trx: Trx, proposal: Proposed, user: SignedInUser): Promise<Effect> {
  const { register, recordId, action } = proposal;
  await sql`savepoint effect`.execute(trx);
  await carryOut(trx, proposal, user);
  const { rows } = await sql<Effect>`
    select was, became, kind as case_kind from change
    where tx = transaction_number() and register = ${changedRegister(proposal)}
    order by record_id = ${recordId} desc, id desc limit 1
  `.execute(trx);
  await sql`rollback to savepoint effect`.execute(trx);
  if (register === 'case-fillings' && action === 'delete') return { was: null, became: null, caseKind: null };
  return rows[0] ?? { was: {}, became: {}, caseKind: null };
}

/**
 * Carries a proposal out as the administrator who approves it.
 * @throws 404, 409 for one's own proposal, for one of somebody who may be the same person, for a decided one, or if
 * the record was changed or deleted since.
 */
export async function approve(db: Db, id: number, user: SignedInUser, write: Write): Promise<void> {
  const { rows } = await sql<Proposed>`
    select register, record_id, action, body, of_version as version, reason from proposal where id = ${id}
  `.execute(db);
  if (!rows[0]) throw notFound();
  await explained(db, rows[0], () =>
    once(db, write, async (trx) => {
      const proposal = await decide(trx, id, 'APPROVED', null, user);
      if (proposal.byUser === write.by) throw new ApiError(409, 'ownProposal');
      const obstacle = (await obstacles(trx, [id], user)).get(id);
      if (obstacle) throw new ApiError(409, obstacle.code, obstacle);
      try {
        await carryOut(trx, proposal, user);
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        throw isGone ? await staleByDeletion(trx, proposal) : error;
      }
      await tellUser(trx, proposal.byUser, 'PROPOSAL_APPROVED', pageOf(proposal, true));
      return { id };
    }),
  );
}

/**
 * Refuses a proposal, or withdraws one's own.
 * @throws 404 also if the user may not see it, 403 for somebody else's if the user is no administrator, 409 if it was
 * decided.
 */
export const refuse = (
  db: Db,
  id: number,
  answer: string | null,
  user: SignedInUser,
  write: Write,
): Promise<unknown> =>
  once(db, write, async (trx) => {
    if (!(await isVisible(trx, proposals, id, user))) throw notFound();
    const proposal = await decide(trx, id, 'REFUSED', answer, user);
    if (proposal.byUser === write.by) return { id };
    await tellUser(trx, proposal.byUser, 'PROPOSAL_REFUSED', pageOf(proposal, false));
    return { id };
  });

/** The page on which the author reads the outcome; null if the file was deleted and therefore has no page. */
function pageOf({ register, caseFilingId, action }: Decided, isApproved: boolean): string | null {
  if (caseFilingId === null) return `/${register}`;
  const isGone = isApproved && register === 'case-fillings' && action === 'delete';
  return isGone ? null : `/files/${caseFilingId}`;
}

interface Decided extends Proposed {
  byUser: number;
  caseFilingId: number | null;
}

async function decide(
  trx: Trx,
  id: number,
  state: 'APPROVED' | 'REFUSED',
  answer: string | null,
  { userId, roles }: SignedInUser,
): Promise<Decided> {
  const { rows } = await sql<Decided & { state: string }>`
    select by_user, register, record_id, case_filing_id, action, body, of_version as version, reason, state from proposal
    where id = ${id} for update
  `.execute(trx);
  const [proposal] = rows;
  if (!proposal) throw notFound();
  if (proposal.byUser !== userId && !may(roles, 'decide', 'proposals')) throw new ApiError(403, 'notAllowed');
  if (proposal.state !== 'OPEN') throw new ApiError(409, 'proposalDecided');
  const { rows: decided } = await sql<KeptProposal>`
    update proposal set state = ${state}, decided_by = ${userId}, decided_at = now(), answer = ${answer} where id = ${id}
    returning id, case_filing_id, ${digestOfProposal} as digest
  `.execute(trx);
  await recordProposal(trx, decided[0]!, state, userId);
  return proposal;
}

interface KeptProposal {
  id: number;
  caseFilingId: number | null;
  digest: string;
}

/** Keeps an event of what became of a proposal, from which `npm run verify` knows the proposal. */
const recordProposal = (
  trx: Trx,
  { id, caseFilingId, digest }: KeptProposal,
  state: keyof typeof proposalEvents,
  byUser: number,
): Promise<number> =>
  recordEvent(trx, {
    kind: proposalEvents[state],
    byUser,
    details: { proposal: id, ...(caseFilingId !== null && { caseFilingId }), digest },
  });

/** Makes the change, marked as approved. */
async function carryOut(trx: Trx, proposal: Proposed, user: SignedInUser): Promise<unknown> {
  await sql`
    select set_config('casebook.approved', 'yes', true), set_config('casebook.reason', ${proposal.reason ?? ''}, true)
  `.execute(trx);
  return wayOf(proposal).carryOut(trx, proposal, user);
}

/** The refusal of a proposal whose record was deleted since, with who deleted it and when. */
async function staleByDeletion(trx: Trx, { register, recordId }: Proposed): Promise<ApiError> {
  const { rows } = await sql<{ changedAt: Date; changedByName: string | null }>`
    select c.at as changed_at, u.full_name as changed_by_name
    from change c left join app_user u on u.id = c.by_user
    where c.register = ${register} and c.record_id = ${recordId} and c.action = 'delete'
    order by c.id desc limit 1
  `.execute(trx);
  return rows[0] ? stale(rows[0]) : notFound();
}

/** Converts a constraint that a change violates to the error of its own route. */
const explained = <T>(db: Db, proposal: Proposed, write: () => Promise<T>): Promise<T> =>
  wayOf(proposal).explained?.(db, proposal, write) ?? write();
