import { sql } from 'kysely';
import { agentKinds } from '../../domain/agents';
import { companyFields } from '../../domain/companies';
import { withEmpty, type Fields } from '../../domain/fields';
import type { Batch, Importer, Row, Trx } from './batches';
import { judge, type Judgement } from './judging';
import { findParties, type NewParty, type KnownParties, type PartyKind } from './parties';
import { importedRegister } from './registers';
import { saveOutcomes } from './rows';

/** A record that an import has written. */
interface Written {
  rowId: number | null;
  register: string;
  recordId: number;
  was: Record<string, unknown> | null;
  /** Before; null if it was made. */
  version: number | null;
}

/** Brings rows in, in the transaction that notes it at each row. Rows that the register refuses by now stay out. */
export async function bringIn(
  trx: Trx,
  batch: Batch,
  rows: Row[],
  importer: Importer,
  known: KnownParties,
): Promise<void> {
  const judgements = await judge(trx, batch, rows, importer, known);
  const parties: Written[] = [];
  const records: Written[] = [];
  const outcomes = [];
  for (const [at, row] of rows.entries()) {
    const judgement = judgements[at]!;
    if (judgement.state !== 'ready') outcomes.push({ ...judgement, id: row.id });
    else {
      const made = await makeParties(trx, judgement, importer, known);
      parties.push(...made);
      const recordId = await write(trx, batch, judgement, importer);
      const { stored } = judgement;
      records.push({
        rowId: row.id,
        register: batch.register,
        recordId,
        was: stored?.values ?? null,
        version: stored?.version ?? null,
      });
      outcomes.push({ ...judgement, id: row.id, recordId, state: 'done' as const });
    }
  }
  await saveOutcomes(trx, outcomes);
  await keepWritten(trx, batch.id, [...parties, ...records]);
}

function write(trx: Trx, { register }: Batch, { values, stored, recordId }: Judgement, importer: Importer) {
  const { add, replace } = importedRegister(register);
  if (!stored) return add(trx, values, importer);
  return replace(trx, recordId!, values, importer).then(() => recordId!);
}

/** Makes the companies and agents that a row names, unless a row before it has. */
async function makeParties(trx: Trx, { values, make }: Judgement, importer: Importer, known: KnownParties) {
  const made: Written[] = [];
  for (const [field, { kind, asked }] of make) {
    const [found] = await findParties(trx, kind, [asked], known);
    if (found && 'id' in found) {
      values[field] = found.id;
      continue;
    }
    const recordId = await importedRegister(kind.register).add(trx, partyValues(kind, asked), importer);
    known.add(kind, asked, recordId);
    values[field] = recordId;
    made.push({ rowId: null, register: kind.register, recordId, was: null, version: null });
  }
  return made;
}

/** What the sheet says of it; the register's form asks for the rest when somebody edits it. */
function partyValues(kind: PartyKind, { name, written, mobile }: NewParty) {
  const agent = agentKinds.find((each) => each.name === kind.register);
  const fields: Fields = agent ? agent.fields : companyFields;
  const own = { [kind.name]: name, [kind.number]: written, [agent ? 'contactNumber' : 'phone1']: mobile };
  return withEmpty(fields, own);
}

/** Keeps what an undo needs. What the row did not change is nothing to undo. */
async function keepWritten(trx: Trx, batchId: number, written: Written[]): Promise<void> {
  const versions = new Map<string, number>();
  for (const register of new Set(written.map((each) => each.register))) {
    const ids = written.flatMap((each) => (each.register === register ? each.recordId : []));
    const { table } = importedRegister(register);
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from ${sql.table(table)} where id = any(${ids}::bigint[])
    `.execute(trx);
    for (const { id, version } of rows) versions.set(`${register} ${id}`, version);
  }
  const changed = written
    .map(({ rowId, register, recordId, was, version: before }) => {
      const version = versions.get(`${register} ${recordId}`)!;
      return { row_id: rowId, register, record_id: recordId, was, version, before };
    })
    .filter(({ version, before }) => version !== before);
  await sql`
    insert into import_record (batch_id, row_id, register, record_id, version, was)
    select ${batchId}, row_id, register, record_id, version, nullif(was, 'null')
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as g (row_id bigint, register text, record_id bigint, version int, was jsonb)
  `.execute(trx);
}
