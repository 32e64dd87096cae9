import {
  importError,
  importRegister,
  type Cell,
  type Decision,
  type ImportError,
  type ImportLayout,
} from '../../domain/imports';
import { isNoNumber } from '../../domain/import/read';
import { readCell } from '../../domain/kinds/readCell';

/** A row as it was read: values by field, references as the texts that name them. */
export interface ReadRow {
  /** Only the assigned columns; empty cells are left out. */
  values: Record<string, unknown>;
  errors: ImportError[];
}

/** A row of a sheet, with the decisions that a user has made about it. */
export interface SheetRow {
  cells: Cell[];
  decision: Decision;
}

/**
 * Returns a function that reads a row's cells leniently by its layout. A value that a user gave for this row
 * takes precedence over its cell, and a cell that is not empty takes precedence over the value for all rows.
 */
export function rowReader(
  register: string,
  { columns, values = {} }: ImportLayout,
): (row: SheetRow) => ReadRow {
  const fields = importRegister(register)!.columns;
  return ({ cells, decision }) => {
    const read: ReadRow = { values: {}, errors: [] };
    const take = (name: string, cell: Cell | undefined, reading?: (typeof columns)[number]['reading']) => {
      if (cell === undefined || cell === null || cell === '') return;
      const said = readCell(fields[name]!, cell, reading);
      if (said.code) read.errors.push(importError(name, said.code, said.params));
      else if (said.value !== null && !isMissingNumber(name, said.value)) read.values[name] = said.value;
    };
    const own = Object.entries(decision.values ?? {}).filter(([, cell]) => cell !== null && cell !== '');
    const isOwn = new Set(own.map(([name]) => name));
    for (const [name, cell] of Object.entries(values)) if (!isOwn.has(name)) take(name, cell);
    for (const { column, field, reading } of columns) {
      if (!isOwn.has(field)) take(field, cells[column], reading);
    }
    for (const [name, cell] of own) take(name, cell);
    return read;
  };
}

/** Fields with the BIN or AIN of a company or agent. */
const PARTY_NUMBERS = new Set(['company.vatRegNo', 'vatRegNo', 'ainNumber', 'licNo']);

/** Whether such a field has `N/A` or the like in place of a number. */
const isMissingNumber = (field: string, value: unknown) =>
  PARTY_NUMBERS.has(field) && typeof value === 'string' && isNoNumber(value);
