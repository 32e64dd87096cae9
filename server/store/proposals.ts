import { sql, type Kysely, type Transaction } from 'kysely';
import { caseFilingFields, type CaseFilingValues } from '../../domain/caseFilings';
import type { Values } from '../../domain/fields';
import { officeFields } from '../../domain/office';
import type { ProposedRegister } from '../../domain/proposals';
import { keptRegisterNamed } from '../../domain/history';
import { may } from '../../domain/rights';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { columnOf, type Kept } from '../history/fields';
import { recordBody } from '../http/checking';
import { ApiError, invalidField, notFound } from '../http/errors';
import { deleteFiling, explainFilingErrors, replaceFiling } from './caseFilings/caseFilingWrites';
import { holdRecord, type EditedTable } from './edits';
import { once, type Write } from './idempotency';
import { replaceOffice } from './office';
import { tellOtherAdministrators } from './notifications';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface NewProposal {
  register: ProposedRegister;
  recordId: number;
  action: 'edit' | 'delete';
  /** What a `PUT` would send. */
  body: unknown;
  version: number;
  reason: string | null;
}

const TABLES: Record<ProposedRegister, EditedTable> = { 'case-fillings': 'caseFiling', office: 'office' };

/** The values of a proposed edit. @throws 400 as the `PUT` would. */
const valuesOf = (register: ProposedRegister, body: unknown) =>
  recordBody(register === 'office' ? officeFields : caseFilingFields, 'edit').parse(body).values;

/**
 * Proposes a change for another administrator to approve. @throws 403, 404, 409 when the record was changed after
 * `version`, or where nothing needs approval.
 */
export function propose(db: Db, proposal: NewProposal, user: SignedInUser, write: Write): Promise<number> {
  const { register, recordId, action, body, version, reason } = proposal;
  if (!may(user.roles, action, register)) throw new ApiError(403, 'notAllowed');
  const values = action === 'edit' ? valuesOf(register, body) : null;
  return once(db, write, async (trx) => {
    const { needsApproval } = await trx
      .selectFrom('office')
      .select('needsApproval')
      .executeTakeFirstOrThrow();
    if (!needsApproval) throw new ApiError(409, 'noApprovalNeeded');
    await holdRecord(trx, TABLES[register], recordId, version);
    const { was, became } = values ? await differences(trx, register, recordId, values) : NOTHING;
    const { rows } = await sql<{ id: number }>`
      insert into proposal (by_user, register, record_id, case_filing_id, action, body, of_version, reason, was, became)
      values (${write.by}, ${register}, ${recordId}, ${register === 'case-fillings' ? recordId : null}, ${action},
        ${action === 'edit' ? JSON.stringify(body) : null}::jsonb, ${version}, ${reason},
        ${was && JSON.stringify(was)}::jsonb, ${became && JSON.stringify(became)}::jsonb)
      returning id
    `.execute(trx);
    await tellOtherAdministrators(trx, 'PROPOSAL', write.by);
    return rows[0]!.id;
  });
}

const NOTHING = { was: null, became: null };

/** What an edit would change, by column. */
async function differences(trx: Trx, name: ProposedRegister, id: number, values: Record<string, unknown>) {
  const register = keptRegisterNamed(name);
  const { rows } = await sql<{ row: Kept }>`
    select to_jsonb(stored) as row from ${sql.table(register.table)} stored where id = ${id}
  `.execute(trx);
  const stored = rows[0]!.row;
  const changed = Object.keys(register.fields)
    .map((field) => [columnOf(register, field), values[field] ?? null] as const)
    .filter(([column, value]) => (stored[column] ?? null) !== value);
  return {
    was: Object.fromEntries(changed.map(([column]) => [column, stored[column] ?? null])),
    became: Object.fromEntries(changed),
  };
}

interface Proposal {
  byUser: number;
  register: ProposedRegister;
  recordId: number;
  action: 'edit' | 'delete';
  body: unknown;
  ofVersion: number;
  reason: string | null;
}

/**
 * Carries a proposal out in the name of who approves it. @throws 404, 409 when it is one's own or was decided, or
 * when the record has moved on since.
 */
export async function approve(db: Db, id: number, write: Write): Promise<void> {
  const carryOut = () =>
    once(db, write, async (trx) => {
      const proposal = await decide(trx, id, 'APPROVED', null, write.by);
      if (proposal.byUser === write.by) throw new ApiError(409, 'ownProposal');
      await sql`
        select set_config('casebook.approved', 'yes', true),
          set_config('casebook.reason', ${proposal.reason ?? ''}, true)
      `.execute(trx);
      await perform(trx, proposal, write.by);
      return { id };
    });
  const sent = await sql<{ register: string; action: string; body: unknown }>`
    select register, action, body from proposal where id = ${id}
  `.execute(db);
  const [row] = sent.rows;
  if (row?.register !== 'case-fillings' || row.action !== 'edit') await carryOut();
  else await explainFilingErrors(db, valuesOf('case-fillings', row.body) as CaseFilingValues, carryOut);
}

/** Refuses a proposal, or takes the own one back. @throws 404, 409 when it was decided. */
export const refuse = (db: Db, id: number, answer: string | null, write: Write): Promise<unknown> =>
  once(db, write, async (trx) => {
    await decide(trx, id, 'REFUSED', answer, write.by);
    return { id };
  });

async function decide(
  trx: Trx,
  id: number,
  state: 'APPROVED' | 'REFUSED',
  answer: string | null,
  by: number,
): Promise<Proposal> {
  const { rows } = await sql<Proposal & { state: string }>`
    select by_user, register, record_id, action, body, of_version, reason, state from proposal
    where id = ${id} for update
  `.execute(trx);
  const [proposal] = rows;
  if (!proposal) throw notFound();
  if (proposal.state !== 'OPEN') throw new ApiError(409, 'proposalDecided');
  await sql`
    update proposal set state = ${state}, decided_by = ${by}, decided_at = now(), answer = ${answer} where id = ${id}
  `.execute(trx);
  return proposal;
}

async function perform(trx: Trx, proposal: Proposal, by: number): Promise<unknown> {
  const { register, recordId, action, body, ofVersion: version } = proposal;
  if (register === 'office') {
    if (action === 'delete') throw invalidField('action', 'notAChoice');
    return replaceOffice(trx, valuesOf(register, body) as Values<typeof officeFields>, { by, version });
  }
  if (action === 'delete') return deleteFiling(trx, recordId, version);
  return replaceFiling(trx, recordId, valuesOf(register, body) as CaseFilingValues, { by, version });
}
