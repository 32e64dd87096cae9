import {
  importError,
  importRegister,
  type Cell,
  type Decision,
  type ImportError,
  type ImportLayout,
  type Reading,
  YEAR_COLUMN,
} from '../../../domain/imports';
import { caseTypes } from '../../../domain/followOnCases';
import type { Day } from '../../../domain/dates';
import { dateBeside, isIdentifier, readIdentifier } from '../../../domain/import/identifiers';
import { isNoNumber } from '../../../domain/import/read';
import {
  hasYear,
  isBareNumber,
  isYearHeading,
  numberWithYear,
  readYear,
  withYear,
} from '../../../domain/import/years';
import { readCell } from '../../../domain/kinds/readCell';

/** A row as it was read: values by field, references as the texts that name them. */
interface ReadRow {
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
export function rowReader(register: string, layout: ImportLayout): (row: SheetRow) => ReadRow {
  const { columns, values = {} } = layout;
  const fields = importRegister(register)!.columns;
  const addYear = yearAdder(register, layout);
  return ({ cells, decision }) => {
    const read: ReadRow = { values: {}, errors: [] };
    const take = (name: string, cell: Cell | undefined, reading?: Reading, isGiven = false) => {
      if (cell === undefined || cell === null || cell === '') return;
      const said = readCell(fields[name]!, cell, reading);
      if (said.code) read.errors.push(importError(name, said.code, said.params));
      else if (isIdentifier(name) && !isGiven) takeIdentifier(read, name, said.value as string | null, cell);
      else if (said.value !== null && !isMissingNumber(name, said.value)) read.values[name] = said.value;
    };
    const own = Object.entries(decision.values ?? {}).filter(([, cell]) => cell !== null && cell !== '');
    const isOwn = new Set(own.map(([name]) => name));
    for (const [name, cell] of Object.entries(values)) if (!isOwn.has(name)) take(name, cell);
    for (const { column, field, reading } of columns) {
      if (!isOwn.has(field)) take(field, cells[column], reading);
    }
    for (const [name, cell] of own) take(name, cell, undefined, true);
    takeDates(read);
    addYear(read, cells, isOwn);
    return read;
  };
}

/** A row while it is read: `days` are the dates that stood beside numbers, by the field of the number. */
type Reads = ReadRow & { days?: Map<string, { text: string; day: Day }> };

function takeIdentifier(read: Reads, name: string, value: string | null, cell: Cell): void {
  const said = readIdentifier(name, typeof cell === 'number' ? cell : value);
  if (said.code) {
    read.errors.push(importError(name, said.code, said.params));
    return;
  }
  const { text, day } = said.value;
  if (text === null || isMissingNumber(name, text)) return;
  read.values[name] = text;
  if (day) (read.days ??= new Map()).set(name, { text, day });
}

/** Gives the dates that stood beside numbers to their fields, unless these have another date. */
function takeDates(read: Reads): void {
  for (const [name, { text, day }] of read.days ?? []) {
    const field = dateBeside(name)!;
    if ((read.values[field] ?? day) === day && !read.errors.some((error) => error.field === field)) {
      read.values[field] = day;
    } else {
      read.errors.push(importError(name, 'dateInNumber', { proposed: text }));
      delete read.values[name];
    }
  }
  delete read.days;
}

/** Adds to numbers without a year the year in its column, or asks about one that stands in the same row. */
function yearAdder(register: string, { columns, headings = [] }: ImportLayout) {
  const name = numberWithYear(register);
  const opened = caseTypes.find((type) => type.name === register)?.proceeding.openedOn;
  const isTaken = new Set(columns.map(({ column }) => column));
  const elsewhere = headings.flatMap((heading, at) => (!isTaken.has(at) && isYearHeading(heading) ? at : []));
  return ({ values, errors }: ReadRow, cells: readonly Cell[], isGiven: ReadonlySet<string>): void => {
    const given = values[YEAR_COLUMN] as string | undefined;
    delete values[YEAR_COLUMN];
    const number = name === undefined ? undefined : (values[name] as string | undefined);
    if (name === undefined || number === undefined || isGiven.has(name) || hasYear(number)) return;
    const year = readYear(given);
    if (year) values[name] = withYear(number, year);
    if (year || !isBareNumber(number)) return;
    const day = opened ? (values[opened] as Day | undefined) : undefined;
    const near = elsewhere.map((at) => readYear(cells[at])).find(Boolean) ?? day?.slice(0, 4);
    if (near === undefined) return;
    errors.push(importError(name, 'yearElsewhere', { year: near, proposed: withYear(number, near) }));
    delete values[name];
  };
}

/** Fields with the BIN or AIN of a company or agent. */
const PARTY_NUMBERS = new Set(['company.vatRegNo', 'vatRegNo', 'ainNumber', 'licNo']);

/** Whether such a field has `N/A` or the like in place of a number. */
const isMissingNumber = (field: string, value: unknown) =>
  PARTY_NUMBERS.has(field) && typeof value === 'string' && isNoNumber(value);
