import {
  importError,
  importRegister,
  type Cell,
  type ImportError,
  type ImportLayout,
} from '../../domain/imports';
import { isNoNumber } from '../../domain/import/read';
import { readCell } from '../../domain/kinds/readCell';

/** The texts of a row's cells: values by the register's columns, references as the texts that name them. */
export interface ReadRow {
  /** Only the assigned columns; empty cells are left out. */
  values: Record<string, unknown>;
  errors: ImportError[];
}

/**
 * Returns a function that reads a row's cells leniently by its layout; a non-empty cell takes precedence over
 * a value for all rows.
 */
export function rowReader(
  register: string,
  { columns, values = {} }: ImportLayout,
): (cells: Cell[]) => ReadRow {
  const fields = importRegister(register)!.columns;
  return (cells) => {
    const read: ReadRow = { values: {}, errors: [] };
    const take = (name: string, cell: Cell | undefined, reading?: (typeof columns)[number]['reading']) => {
      if (cell === undefined || cell === null || cell === '') return;
      const said = readCell(fields[name]!, cell, reading);
      if (said.code) read.errors.push(importError(name, said.code, said.params));
      else if (said.value !== null && !(PARTY_NUMBERS.has(name) && isNoNumber(String(said.value))))
        read.values[name] = said.value;
    };
    for (const [name, cell] of Object.entries(values)) take(name, cell);
    for (const { column, field, reading } of columns) take(field, cells[column], reading);
    return read;
  };
}

/** Fields with the BIN or AIN of a company or agent. */
const PARTY_NUMBERS = new Set(['company.vatRegNo', 'vatRegNo', 'ainNumber', 'licNo']);
