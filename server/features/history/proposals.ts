import { sql, type RawBuilder } from 'kysely';
import type { EventKind } from '../../../domain/history';
import {
  changedRegister,
  proposalStates,
  proposedActions,
  proposedRegisters,
  type ProposedAction,
} from '../../../domain/proposals';
import { may } from '../../../domain/rights';
import type { Day } from '../../../domain/dates';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { keptOnWire, referencesIn, type Kept } from './keptRecords';
import type { SignedInUser } from '../../platform/http/access';
import { readableKinds } from '../cases/proceedings';
import { fileOf } from './changes';
import { fileNumberIn, namesOfRecords } from './names';
import {
  day,
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
} from '../../platform/http/responses';
import { ids, oneOf, byPersonsName, byUser, person, personIn } from '../../platform/resource/filters';
import { readApart, regularResource, by, byText } from '../../platform/resource/resource';
import { obstacles } from './secondEyes';

const recordOrNull = { type: ['object', 'null'], additionalProperties: true };

/** Proposals are sorted by their files; those about the office by its name. */
const TITLE = sql`case register
  when 'office' then (select name from office where office.id = record_id)
  else ${fileNumberIn('proposal.case_filing_id')}
end`;

const order = objectAnswer({ kind: textOrNull, number: textOrNull, orderedOn: day });

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
    file: readApart(textOrNull),
    disobeys: readApart({
      ...listAnswer(order),
      description:
        'the orders in force that it would disobey; of a case that the reader may not read the day alone',
    }),
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
  visibleTo: (user) =>
    sql`register = any(${proposedRegisters.filter((name) => may(user.roles, 'read', name))}::text[])
      and (case_kind is null or case_kind = any(${readableKinds(user)}::text[]))`,
  records: readProposals,
});

interface ProposalRow extends WireRecord {
  id: number;
  state: (typeof proposalStates)[number];
  register: string;
  recordId: number;
  caseFilingId: number | null;
  action: ProposedAction;
  was: Kept | null;
  became: Kept | null;
}

async function readProposals(db: Db, proposalIds: number[], user: SignedInUser): Promise<WireRecord[]> {
  const { rows } = await sql<ProposalRow>`
    select id, at, ${personIn('by_user')} as by, register, record_id, case_filing_id, action, body, was, became,
      of_version as version, reason, state, ${personIn('decided_by')} as decided_by, decided_at, answer
    from proposal where id = any(${proposalIds}::bigint[]) order by array_position(${proposalIds}::bigint[], id)
  `.execute(db);
  const references = rows.flatMap(({ was, became, ...row }) => [
    ...[was, became].flatMap((kept) => referencesIn(changedRegister(row), kept)),
    { register: row.register, id: row.recordId },
    ...(row.caseFilingId === null ? [] : [{ register: 'case-fillings', id: row.caseFilingId }]),
  ]);
  const nameOf = await namesOfRecords(db, references, user);
  const orders = await disobeyed(db, proposalIds, user);
  const open = rows.filter(({ state }) => state === 'OPEN').map(({ id }) => id);
  const hindered =
    open.length && may(user.roles, 'decide', 'proposals') ? await obstacles(db, open, user) : null;
  return rows.map(({ was, became, ...row }) => {
    const named = nameOf(row.register, row.recordId);
    const file = fileOf(row, nameOf);
    const changed = changedRegister(row);
    return {
      ...row,
      was: was && keptOnWire(changed, was, nameOf),
      became: became && keptOnWire(changed, became, nameOf),
      title: named?.name ?? file,
      titleBn: named?.nameBn ?? null,
      file,
      disobeys: orders
        .filter(({ proposal }) => proposal === row.id)
        .map(({ kind, number, orderedOn }) => ({ kind, number, orderedOn })),
      obstacle: hindered?.get(row.id) ?? null,
    };
  });
}

interface DisobeyedOrder {
  proposal: number;
  kind: string | null;
  number: string | null;
  orderedOn: Day;
}

/** The orders in force on its day that an encashment, a release or less security would disobey. */
async function disobeyed(db: Db, proposalIds: number[], user: SignedInUser) {
  const { rows } = await sql<DisobeyedOrder>`
    select proposal.id as proposal, o.ordered_on, case when readable.yes then o.kind end as kind,
      case when readable.yes then o.number end as number
    from proposal cross join lateral orders_in_force(
      case when register = 'guarantees' and body ->> 'caseFilingId' is null
        then array(select a.case_filing_id from guarantee_allocation a where a.guarantee_id = record_id)
        else array[proposal.case_filing_id] end,
      case when action in ('entry', 'step') then (body ->> 'date')::date
        else (proposal.at at time zone 'Asia/Dhaka')::date end
    ) as o cross join lateral (select o.kind = any(${readableKinds(user)}::text[]) as yes) as readable
    where proposal.id = any(${proposalIds}::bigint[])
      and (action in ('entry', 'step') and body ->> 'kind' in ('ENCASHED', 'RELEASED')
        or register = 'guarantees' and action in ('edit', 'delete', 'restore'))
  `.execute(db);
  return rows;
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
