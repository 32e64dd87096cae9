import { sql } from 'kysely';
import type { Batch, Importer, Row } from './batches';
import { ask, checkRows, type Judgement, type ToMake } from './judging';
import { foldedNumber, nameKey } from './names';
import { findParties, partyKinds, type AskedParty, type KnownParties, type PartyKind } from './parties';
import { importedRegister } from './registers';
import { saveOutcomes } from './rows';
import type { Trx } from '../../platform/database/schema';

/** A record that an import has written. */
interface Written {
  rowId: number | null;
  register: string;
  recordId: number;
  was: Record<string, unknown> | null;
  /** The version before the import; null if the import has added the record. */
  version: number | null;
}

/**
 * Imports rows, in the transaction that stores their result. Rows that the register would refuse by now are not
 * imported.
 */
export async function bringIn(
  trx: Trx,
  batch: Batch,
  rows: Row[],
  importer: Importer,
  known: KnownParties,
): Promise<void> {
  const kind = partyKinds.find(({ register }) => register === batch.register);
  const judgements = await checkRows(trx, batch, rows, importer, known);
  const parties: Written[] = [];
  const records: Written[] = [];
  const outcomes = [];
  const added = new Map<string, Named[]>();
  for (const [at, row] of rows.entries()) {
    const judgement = judgements[at]!;
    const { values, stored } = judgement;
    const made = judgement.state === 'ready' && (await makeParties(trx, judgement, importer, known));
    if (!made) {
      outcomes.push({ ...judgement, id: row.id });
      continue;
    }
    const party = kind && !stored ? namedBy(kind, values) : null;
    // a row that may name a party which was added just now waits for the next transaction, in which the
    // register has that party
    const namesakes = (party && added.get(nameKey(party.name))) ?? [];
    if (namesakes.some(({ number }) => number === null || party!.number === null)) continue;
    parties.push(...made);
    const recordId = await write(trx, batch, judgement, importer);
    if (party) {
      added.set(nameKey(party.name), [...namesakes, party]);
      known.add(kind!, party, recordId);
    }
    records.push({
      rowId: row.id,
      register: batch.register,
      recordId,
      was: stored?.values ?? null,
      version: stored?.version ?? null,
    });
    outcomes.push({ ...judgement, id: row.id, recordId, state: 'done' as const });
  }
  await saveOutcomes(trx, outcomes);
  await recordWritten(trx, batch.id, [...parties, ...records]);
}

/** The company or agent that a row adds when companies or agents themselves are imported. */
interface Named extends AskedParty {
  name: string;
}

const namedBy = (kind: PartyKind, values: Record<string, unknown>): Named => ({
  name: values[kind.name] as string,
  number: foldedNumber(values[kind.number]),
});

function write(trx: Trx, { register }: Batch, { values, stored, recordId }: Judgement, importer: Importer) {
  const { add, replace } = importedRegister(register);
  if (!stored) return add(trx, values, importer);
  return replace(trx, recordId!, values, importer).then(() => recordId!);
}

/**
 * Adds the companies and agents that a row names, unless an earlier row has added them.
 * @returns null if one of them is similar to a party that an earlier row added, so that somebody must decide.
 */
async function makeParties(trx: Trx, judgement: Judgement, importer: Importer, known: KnownParties) {
  const { values, make } = judgement;
  const missing: [field: string, ToMake][] = [];
  for (const [field, party] of make) {
    const [found] = await findParties(trx, party.kind, [party.asked], known);
    if (found && 'id' in found) values[field] = found.id;
    else if (found && !party.isDecided) {
      ask(judgement, field, found.candidates);
      judgement.state = 'undecided';
    } else missing.push([field, party]);
  }
  if (judgement.state === 'undecided') return null;
  const made: Written[] = [];
  for (const [field, { kind, asked, values: own }] of missing) {
    const recordId = await importedRegister(kind.register).add(trx, own, importer);
    known.add(kind, asked, recordId);
    values[field] = recordId;
    made.push({ rowId: null, register: kind.register, recordId, was: null, version: null });
  }
  return made;
}

/** Stores what an undo needs. A row that changed nothing needs no undo. */
async function recordWritten(trx: Trx, batchId: number, written: Written[]): Promise<void> {
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
