import { sql } from 'kysely';
import { readAmount } from '../../../domain/import/amounts';
import { importError } from '../../../domain/imports';
import { folded } from './names';
import { banksByName, filesByNumber, type Resolving } from './references';
import type { Trx } from '../../platform/database/schema';

/** Finds the file and the bank of each ledger entry. */
export async function resolveEntries(trx: Trx, rows: Resolving[]): Promise<void> {
  await banksByName(trx, rows);
  await filesByNumber(trx, rows);
}

/** The key of an entry: the same payment stands in several sheets. Null if a part that every entry has is missing. */
export function keyOfEntry(values: Record<string, unknown>): string | null {
  const { caseFilingId, date, kind, head, amount, instrument } = values;
  if (!caseFilingId || !date || !kind || typeof amount !== 'number') return null;
  return [caseFilingId, date, kind, head ?? 'DUTY', amount.toFixed(2), folded(instrument) ?? '']
    .map(String)
    .join('\n');
}

/** The rest of the key beside the file, as SQL. */
export const ENTRY_KEY = `concat_ws(chr(10), date, kind, head, amount, coalesce(folded(instrument), ''))`;

/**
 * Finds the bank of each guarantee and the files that it secures. The cell has one file number, or several of the form
 * `5-Law/01/2024: 20,00,000; 5-Law/02/2024: 18,00,000`. What a guarantee that is there already secures stays.
 */
export async function resolveGuarantees(trx: Trx, rows: Resolving[]): Promise<void> {
  await banksByName(trx, rows);
  const parts = rows.flatMap((row) =>
    partsOf(row.values).map((part) => ({ row, ...part, part: asRow(part) })),
  );
  await filesByNumber(
    trx,
    parts.map(({ part }) => part),
  );
  const stored = await storedAllocations(trx, rows);
  for (const row of rows) {
    const own = parts.filter((each) => each.row === row);
    delete row.values.allocations;
    row.errors.push(
      ...own.flatMap(({ part }) => part.errors.map((error) => ({ ...error, field: 'allocations' }))),
    );
    if (own.some(({ amount }) => amount === null))
      row.errors.push(importError('allocations', own.length > 1 ? 'amountOfEachFile' : 'amountUnclear'));
    if (!own.length || row.errors.some(({ field }) => field === 'allocations')) continue;
    const secured = own.map(({ part, amount }) => ({
      caseFilingId: part.values.caseFilingId as number,
      amount,
    }));
    const others = (stored.get(keyOfGuarantee(row.values) ?? '') ?? []).filter(
      (each) => !secured.some(({ caseFilingId }) => caseFilingId === each.caseFilingId),
    );
    row.values.allocations = [...others, ...secured];
  }
}

export function keyOfGuarantee({ number, bankId }: Record<string, unknown>): string | null {
  const key = folded(number);
  return key && `${key}\n${(bankId as number | undefined) ?? ''}`;
}

interface Part {
  number: string;
  /** In taka; null if the cell does not say it. */
  amount: number | null;
}

const asRow = ({ number }: Part): Resolving => ({ values: { caseFilingId: number }, errors: [] });

function partsOf({ allocations, amount }: Record<string, unknown>): Part[] {
  if (typeof allocations !== 'string') return [];
  const texts = allocations
    .replaceAll('\n', ';')
    .split(';')
    .flatMap((each) => each.trim() || []);
  return texts.map((each) => {
    const place = Math.max(each.lastIndexOf(':'), each.lastIndexOf('='));
    const given = place > 0 ? readAmount(each.slice(place + 1).trim()).value : undefined;
    if (typeof given === 'number') return { number: each.slice(0, place).trim(), amount: given };
    return { number: each, amount: texts.length === 1 ? ((amount as number | undefined) ?? 0) : null };
  });
}

async function storedAllocations(trx: Trx, rows: Resolving[]) {
  const numbers = rows.flatMap(({ values }) => folded(values.number) ?? []);
  const { rows: found } = await sql<{ key: string; allocations: { caseFilingId: number; amount: number }[] }>`
    select number_fold || chr(10) || coalesce(bank_id::text, '') as key, allocations from guarantee
    where number_fold = any(${numbers}::text[]) order by id desc
  `.execute(trx);
  return new Map(found.map(({ key, allocations }) => [key, allocations]));
}
