import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EventKind } from '../../../domain/history';
import {
  proposalStates,
  proposedActions,
  proposedRegisters,
  type ProposedRegister,
} from '../../../domain/proposals';
import { may } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { keptOnWire, referencesIn, type Kept } from './keptRecords';
import type { SignedInUser } from '../../platform/http/access';
import { fileNumberIn, namesOfRecords } from './names';
import {
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  text,
  textOrNull,
} from '../../platform/http/responses';
import { ids, oneOf, byPersonsName, byUser, person, personIn } from '../../platform/resource/filters';
import { readApart, regularResource, by, byText } from '../../platform/resource/resource';
import { obstacles } from './secondEyes';

const recordOrNull = { type: ['object', 'null'], additionalProperties: true };

/** The title that `readProposals` gives a proposal. */
const TITLE = sql`case register
  when 'office' then (select name from office where office.id = record_id)
  else ${fileNumberIn('proposal.record_id')}
end`;

/**
 * Proposed changes: those that wait for another administrator, and decided ones (docs/contract.md,
 * "History").
 */
export const proposals = regularResource({
  name: 'proposals',
  title: 'Proposals',
  table: 'proposal',
  fields: {},
  derived: {
    at: readApart(instant),
    by: readApart(person),
    register: readApart({ ...text, enum: proposedRegisters }),
    recordId: readApart(integer),
    caseFilingId: readApart(integerOrNull),
    action: readApart({ ...text, enum: proposedActions }),
    body: readApart(recordOrNull),
    was: readApart(recordOrNull),
    became: readApart(recordOrNull),
    title: readApart(textOrNull),
    titleBn: readApart(textOrNull),
    version: readApart(integer),
    reason: readApart(textOrNull),
    state: readApart({ ...text, enum: proposalStates }),
    decidedBy: readApart(person),
    decidedAt: readApart(instantOrNull),
    answer: readApart(textOrNull),
    obstacle: readApart({
      type: ['object', 'null'],
      description: 'why the reader’s approval would not count',
      properties: { code: text, message: text, params: { type: 'object', additionalProperties: true } },
    }),
  },
  sorts: {
    at: by('at'),
    state: by('state'),
    title: byText('title', TITLE),
    'by.fullName': byPersonsName('by_user'),
    reason: byText('reason'),
    'decidedBy.fullName': byPersonsName('decided_by'),
  },
  newestFirst: true,
  filters: {
    register: oneOf('register', proposedRegisters),
    recordId: ids('record_id'),
    caseFilingId: ids('case_filing_id'),
    by: byUser('by_user'),
    state: oneOf('state', proposalStates),
  },
  visibleTo: ({ roles }) =>
    sql`register = any(${proposedRegisters.filter((name) => may(roles, 'read', name))}::text[])`,
  records: readProposals,
});

interface ProposalRow extends WireRecord {
  id: number;
  state: (typeof proposalStates)[number];
  register: ProposedRegister;
  recordId: number;
  was: Kept | null;
  became: Kept | null;
}

async function readProposals(
  db: Kysely<Database>,
  proposalIds: number[],
  user: SignedInUser,
): Promise<WireRecord[]> {
  const { rows } = await sql<ProposalRow>`
    select id, at, ${personIn('by_user')} as by, register, record_id, case_filing_id, action, body, was, became,
      of_version as version, reason, state, ${personIn('decided_by')} as decided_by, decided_at, answer
    from proposal where id = any(${proposalIds}::bigint[]) order by array_position(${proposalIds}::bigint[], id)
  `.execute(db);
  const references = rows.flatMap(({ register, recordId: id, was, became }) => [
    ...[was, became].flatMap((kept) => referencesIn(register, kept)),
    { register, id },
  ]);
  const nameOf = await namesOfRecords(db, references);
  const open = rows.filter(({ state }) => state === 'OPEN').map(({ id }) => id);
  const hindered =
    open.length && may(user.roles, 'decide', 'proposals') ? await obstacles(db, open, user) : null;
  return rows.map(({ was, became, ...row }) => {
    const named = nameOf(row.register, row.recordId);
    return {
      ...row,
      was: was && keptOnWire(row.register, was, nameOf),
      became: became && keptOnWire(row.register, became, nameOf),
      title: named?.name ?? null,
      titleBn: named?.nameBn ?? null,
      obstacle: hindered?.get(row.id) ?? null,
    };
  });
}

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
