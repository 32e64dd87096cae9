import { sql } from 'kysely';
import { busyStates, importRegister, type Cell, type Decision } from '../../../domain/imports';
import { ApiError, invalidField, notFound } from '../../platform/http/errors';
import { lockBatch, importerOf, movedOn, setState, type Batch, type Row } from './batches';
import { checkRows, numberBeside } from './judging';
import { knownParties } from './parties';
import { storeKeys, saveOutcomes } from './rows';
import type { Trx } from '../../platform/database/schema';

/** A change of a row; with `all`, also of every row whose changed cells had the same content. */
interface RowEdit {
  cells?: Cell[] | undefined;
  /** Changes of single cells, for when somebody else may have corrected the other cells meanwhile. */
  mended?: { column: number; cell: Cell }[] | undefined;
  decision?: Decision | undefined;
  /** Whether the values that the check proposed are taken, with `all` in each row that has some. */
  proposed?: boolean | undefined;
  all: boolean;
}

/**
 * Corrects a row or stores a decision about it. The row is checked again at once, with the rows of the same
 * number; a change of all rows is left to the job.
 * @throws 404, 409 while the import is running or if the row is already imported
 */
export async function editRow(
  trx: Trx,
  batchId: number,
  rowId: number,
  asked: RowEdit,
  by: number,
): Promise<void> {
  const batch = await lockBatch(trx, batchId);
  const row = await trx
    .selectFrom('importRow')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('id', '=', rowId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const change = { ...asked, cells: asked.mended ? withCells(row.cells, asked.mended) : asked.cells };
  const known = importRegister(batch.register)!.columns;
  const named = { ...change.decision?.values, ...change.decision?.parties };
  if (Object.keys(named).some((field) => !Object.hasOwn(known, field))) {
    throw invalidField('decision', 'notAChoice');
  }
  const isBroughtIn = row.state === 'done' || row.state === 'kept';
  if (isBroughtIn || busyStates.includes(batch.state)) throw await movedOn(trx, batch);
  if (change.proposed) {
    await takeProposed(trx, change.all ? sql`batch_id = ${batchId}` : sql`id = ${rowId}`);
    row.decision = (await rowsOf(trx, sql`id = ${rowId}`))[0]!.decision;
  }
  const edited = change.all && !change.proposed ? await editAlike(trx, batch, row, change) : [rowId];
  await editOne(trx, row, change);
  if (batch.state === 'RECEIVING') return;
  const isOne = edited.length <= 1 && !(change.proposed && change.all);
  const isChecked = isOne && (await checkAgain(trx, batch, row, by));
  if (!isChecked) await setState(trx, batchId, 'CHECKING', by);
  // rows that are ready now can be imported
  else if (batch.state === 'DONE') await setState(trx, batchId, 'CHECKED', by);
}

function withCells(cells: readonly Cell[], mended: { column: number; cell: Cell }[]): Cell[] {
  const width = Math.max(cells.length, ...mended.map(({ column }) => column + 1));
  const changed = Array.from({ length: width }, (_, at) => cells[at] ?? null);
  for (const { column, cell } of mended) changed[column] = cell;
  return changed;
}

const merged = (before: Decision, { parties, existing, values }: Decision): Decision => ({
  ...before,
  ...(parties && { parties: { ...before.parties, ...parties } }),
  ...(existing && { existing }),
  ...(values && { values: { ...before.values, ...values } }),
});

async function editOne(trx: Trx, row: Row, { cells = row.cells, decision = {} }: RowEdit): Promise<void> {
  await trx
    .updateTable('importRow')
    .set({
      cells: JSON.stringify(cells),
      decision: JSON.stringify(merged(row.decision, decision)),
      state: 'received',
    })
    .where('id', '=', row.id)
    .execute();
}

/** Decides for the values that the last check proposed for rows. */
const takeProposed = (trx: Trx, condition: ReturnType<typeof sql>) =>
  sql`
    update import_row set state = 'received', decision = jsonb_set(decision, '{values}',
      coalesce(decision -> 'values', '{}') || (
        select jsonb_object_agg(error ->> 'field', error -> 'params' -> 'proposed')
        from jsonb_array_elements(errors) error where error -> 'params' ? 'proposed'))
    where ${condition} and state not in ('done', 'kept') and errors @? '$[*].params.proposed'
  `.execute(trx);

/** Makes the change in each open row that had the same content in the changed cells. @returns their ids. */
async function editAlike(trx: Trx, batch: Batch, row: Row, { cells, decision }: RowEdit) {
  const { id, layout } = batch;
  const cellOf = (list: Cell[], place: number) => list[place] ?? null;
  const places = (cells ?? []).flatMap((_, at) => (cellOf(cells!, at) === cellOf(row.cells, at) ? [] : at));
  if (!places.length && !decision?.parties && !decision?.existing) return [row.id];
  const parties = Object.keys(decision?.parties ?? {});
  const named = new Set(parties.flatMap((field) => [field, numberBeside(batch.register, field)]));
  const decided = layout.columns.filter(({ field }) => named.has(field));
  const compared = [...places, ...decided.map(({ column }) => column)];
  const alike = compared.map(
    (place) =>
      sql`coalesce(cells -> ${place}::int, 'null') = ${JSON.stringify(cellOf(row.cells, place))}::jsonb`,
  );
  const isThere = decision?.existing ? [sql`existing is not null`] : [];
  const conditions = [sql`state not in ('done', 'kept')`, ...alike, ...isThere];
  // pad short rows: jsonb_set would append the cell after the last one instead of at its column
  const lastPlace = Math.max(-1, ...places);
  const padded = sql`cells || (
    select coalesce(jsonb_agg(null::jsonb), '[]') from generate_series(jsonb_array_length(cells), ${lastPlace}::int)
  )`;
  const changedCells = places.reduce(
    (before, place) =>
      sql`jsonb_set(${before}, array[${place}::text], ${JSON.stringify(cellOf(cells!, place))}::jsonb)`,
    padded,
  );
  // a value for a field without a column is not copied to other rows, since no cell tells which of them it fits
  const given = merged({}, { ...decision, values: undefined });
  const { rows } = await sql<{ id: number }>`
    update import_row set cells = ${changedCells}, state = 'received',
      decision = decision || ${JSON.stringify(given)}::jsonb || jsonb_build_object('parties',
        coalesce(decision -> 'parties', '{}') || ${JSON.stringify(given.parties ?? {})}::jsonb)
    where batch_id = ${id} and ${sql.join(conditions, sql` and `)}
    returning id
  `.execute(trx);
  return rows.map((each) => each.id);
}

/** The most rows that are checked at once by a request. */
const MOST_CHECKED = 1000;

/**
 * Checks the row, and the rows that share its number or shared its former one.
 * @returns false if these rows are too many for a request, so that the job has to check them.
 */
async function checkAgain(trx: Trx, batch: Batch, { id, key }: Row, by: number): Promise<boolean> {
  const importer = await importerOf(trx, { id: batch.id, changedBy: by });
  if (!importer) throw new ApiError(403, 'notAllowed');
  const [row] = await rowsOf(trx, sql`id = ${id}`);
  await storeKeys(trx, batch, [row!]);
  const alike = sql`batch_id = ${batch.id} and state not in ('done', 'kept') and (id = ${id} or key is not null and (
    key = ${key} or key = (select key from import_row where id = ${id})))`;
  const rows = await rowsOf(trx, alike);
  if (rows.length > MOST_CHECKED) {
    await sql`update import_row set state = 'received' where ${alike}`.execute(trx);
    return false;
  }
  const judgements = await checkRows(trx, batch, rows, importer, await knownParties(trx, batch.id));
  await saveOutcomes(
    trx,
    judgements.map((judgement, at) => ({ ...judgement, id: rows[at]!.id })),
  );
  return true;
}

const rowsOf = (trx: Trx, condition: ReturnType<typeof sql>) =>
  trx
    .selectFrom('importRow')
    .selectAll()
    .where(condition as never)
    .orderBy('line')
    .limit(MOST_CHECKED + 1)
    .execute();
