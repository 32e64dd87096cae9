import { sql, type Kysely, type Transaction } from 'kysely';
import { caseFilingFields } from '../../../domain/caseFilings';
import type { Fields, Values } from '../../../domain/fields';
import { officeFields } from '../../../domain/office';
import type { ProposedAction, ProposedRegister } from '../../../domain/proposals';
import { may } from '../../../domain/rights';
import { bodyFromValues, type WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import type { Kept } from './keptRecords';
import { changeOf, replaceByVersion } from './restore';
import { recordBody } from '../../platform/http/checking';
import { ApiError, invalidField, notFound } from '../../platform/http/errors';
import { isVisible } from '../../platform/resource/records';
import { digestOfProposal, proposalEvents, proposals } from './proposals';
import { deleteFiling, explainFilingErrors, replaceFiling } from '../filings/writes';
import { lockRecord, stale, type EditedTable } from '../../platform/writes/edits';
import { recordEvent } from '../../platform/writes/events';
import { once, type Write } from '../../platform/writes/idempotency';
import { replaceOffice } from '../lists/office';
import { tellOtherAdministrators, tellUser } from '../alerts/notifications';
import { obstacles } from './secondEyes';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The change that is carried out when a proposal is approved. */
export interface Proposed {
  register: ProposedRegister;
  recordId: number;
  action: ProposedAction;
  /** For an edit the body of the `PUT`, for a restored version `{changeId}`. */
  body: unknown;
  version: number;
  reason: string | null;
}

const TABLES: Record<ProposedRegister, EditedTable> = { 'case-fillings': 'caseFiling', office: 'office' };
const FIELDS = { 'case-fillings': caseFilingFields, office: officeFields } satisfies Record<
  ProposedRegister,
  Fields
>;

/**
 * Proposes a change for another administrator to approve.
 * @throws 403, 404, 409 when the record was changed after `version` or nothing needs approval, and every
 * error of the change itself.
 */
export function propose(db: Db, proposal: Proposed, user: SignedInUser, write: Write): Promise<number> {
  const { register, recordId, action, version, reason } = proposal;
  if (!may(user.roles, action === 'delete' ? 'delete' : 'edit', register))
    throw new ApiError(403, 'notAllowed');
  return explained(db, proposal, () =>
    once(db, write, async (trx) => {
      const { needsApproval } = await trx
        .selectFrom('office')
        .select('needsApproval')
        .executeTakeFirstOrThrow();
      if (!needsApproval) throw new ApiError(409, 'noApprovalNeeded');
      await lockRecord(trx, TABLES[register], recordId, version);
      const { was, became } = await effectOf(trx, proposal, user);
      const body = keptBody(proposal);
      // stores the present version, since a sent version above it would never become stale
      const { rows } = await sql<KeptProposal>`
        insert into proposal (by_user, sign_in, register, record_id, case_filing_id, action, body, of_version, reason, was, became)
        values (${write.by}, (select sign_in from session where id = ${user.sessionId}), ${register}, ${recordId}, ${register === 'case-fillings' ? recordId : null}, ${action},
          ${body && JSON.stringify(body)}::jsonb,
          (select version from ${sql.table(TABLES[register])} where id = ${recordId}), ${reason},
          ${was && JSON.stringify(was)}::jsonb, ${became && JSON.stringify(became)}::jsonb)
        returning id, case_filing_id, ${digestOfProposal} as digest
      `.execute(trx);
      await recordProposal(trx, rows[0]!, 'OPEN', write.by);
      await tellOtherAdministrators(trx, 'PROPOSAL', write.by);
      return rows[0]!.id;
    }),
  );
}

/** The part of the body that carrying out the change needs. */
function keptBody({ register, action, body }: Proposed): WireRecord | null {
  if (action === 'delete') return null;
  if (action === 'restore') return { changeId: (body as { changeId: number }).changeId };
  return bodyFromValues(FIELDS[register], valuesOf(FIELDS[register], body));
}

interface Effect {
  was: Kept | null;
  became: Kept | null;
}

/**
 * Finds the columns that an edit or a restored version would change. The change is carried out, read from the
 * history and rolled back, so that a proposal that could not be approved is refused at once. A deletion
 * changes no columns, but it is refused in the same way.
 */
async function effectOf(trx: Trx, proposal: Proposed, user: SignedInUser): Promise<Effect> {
  await sql`savepoint effect`.execute(trx);
  await carryOut(trx, proposal, user);
  const { rows } = await sql<Effect>`
    select was, became from change
    where register = ${proposal.register} and record_id = ${proposal.recordId} and tx = transaction_number()
    order by id desc limit 1
  `.execute(trx);
  await sql`rollback to savepoint effect`.execute(trx);
  if (proposal.action === 'delete') return { was: null, became: null };
  return rows[0] ?? { was: {}, became: {} };
}

/**
 * Carries a proposal out as the administrator who approves it.
 * @throws 404, 409 for one's own proposal, for one of somebody who may be the same person, for a decided one, or if
 * the record was changed or deleted since.
 */
export async function approve(db: Db, id: number, user: SignedInUser, write: Write): Promise<void> {
  const { rows } = await sql<Proposed>`select register, action, body from proposal where id = ${id}`.execute(
    db,
  );
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
function pageOf({ register, recordId, action }: Proposed, isApproved: boolean): string | null {
  if (register === 'office') return '/office';
  return isApproved && action === 'delete' ? null : `/files/${recordId}`;
}

async function decide(
  trx: Trx,
  id: number,
  state: 'APPROVED' | 'REFUSED',
  answer: string | null,
  { userId, roles }: SignedInUser,
): Promise<Proposed & { byUser: number }> {
  const { rows } = await sql<Proposed & { byUser: number; state: string }>`
    select by_user, register, record_id, action, body, of_version as version, reason, state from proposal
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
  const { register, recordId, action, body, version, reason } = proposal;
  await sql`
    select set_config('casebook.approved', 'yes', true), set_config('casebook.reason', ${reason ?? ''}, true)
  `.execute(trx);
  if (action === 'restore') {
    await sql`select set_config('casebook.via', 'restore', true)`.execute(trx);
    return replaceByVersion(trx, await versionOf(trx, proposal), user, version);
  }
  const edit = { by: user.userId, version };
  if (action === 'delete') return deleteFiling(trx, recordId, version); // nobody has the right to delete the office, so the record is a filing
  if (register === 'office') return replaceOffice(trx, valuesOf(officeFields, body), edit);
  return replaceFiling(trx, recordId, valuesOf(caseFilingFields, body), edit);
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

/** The values of a proposed edit. @throws 400 as the `PUT` would. */
const valuesOf = <F extends Fields>(fields: F, body: unknown): Values<F> =>
  recordBody(fields, 'edit').parse(body).values;

/** The change to restore. @throws 404 when it is of another record. */
async function versionOf(trx: Trx, { register, recordId, body }: Proposed): Promise<number> {
  const { changeId } = (body ?? {}) as { changeId?: unknown };
  if (!Number.isSafeInteger(changeId)) throw invalidField('body', 'invalid');
  const change = await changeOf(trx, changeId as number);
  if (change.register.name !== register || change.id !== recordId) throw notFound();
  return changeId as number;
}

/** Converts a constraint that an edit of a filing violates to the error of its `PUT`. */
const explained = <T>(db: Db, { register, action, body }: Proposed, write: () => Promise<T>): Promise<T> =>
  register === 'case-fillings' && action === 'edit'
    ? explainFilingErrors(db, valuesOf(caseFilingFields, body), write)
    : write();
