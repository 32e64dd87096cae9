import type { Cell } from '@casebook/xlsx-writer';
import { formatDay, formatInstant, parseDay, parseInstant } from '../../domain/dates';
import { isRecord } from '../../domain/isRecord';
import { valueAt, type WireRecord } from '../../domain/wire';
import { shownTitle } from '../i18n/nameIn';
import type { SpreadsheetColumn } from './spreadsheetColumn';

/** Returns a function that reads a record's cell for a column. Missing amounts are 0, as in the lists. */
export function cellReader(column: SpreadsheetColumn): (record: WireRecord) => Cell {
  const { kind, words, changed } = column;
  if (changed) return changesReader(changed);
  if (column.json) return (record) => jsonText(valueAt(column.source)(record));
  if (column.recordName) return recordName;
  if (column.instant) return (record) => instantText(valueAt(column.source)(record));
  const first = valueAt(column.source);
  const second = column.otherwise === undefined ? null : valueAt(column.otherwise);
  const behind = column.also === undefined ? null : valueAt(column.also);
  return (record) => {
    let value = first(record);
    if (second && isEmpty(value)) value = second(record);
    if (kind !== 'text') return cells[kind](value);
    const texts = [textOf(value, words), behind ? textOf(behind(record)) : ''];
    return texts.filter(Boolean).join(', ') || null;
  };
}

function numberCell(value: unknown): Cell {
  return typeof value === 'number' ? value : textOf(value) || null;
}

function moneyCell(value: unknown): Cell {
  const taka = Number(value ?? 0);
  return Number.isFinite(taka) ? taka : textOf(value);
}

const cells = { money: moneyCell, date: dayCell, number: numberCell };

const DAYS_TO_1970 = 25_569;
const MS_A_DAY = 86_400_000;

/**
 * A date as a spreadsheet serial number. Dates before March 1900 are text, because spreadsheets disagree on
 * their numbers.
 */
function dayCell(value: unknown): Cell {
  const day = parseDay(value);
  if (!day) return textOf(value) || null;
  return day < '1900-03-01' ? formatDay(day, 'en') : Date.parse(day) / MS_A_DAY + DAYS_TO_1970;
}

function textOf(value: unknown, words: SpreadsheetColumn['words'] = {}): string {
  const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isShown ? String(value) : '';
  return Object.hasOwn(words, text) ? words[text]! : text;
}

const jsonText = (value: unknown) => (value ? JSON.stringify(value) : null);

function instantText(value: unknown): string | null {
  const instant = parseInstant(value);
  return instant && formatInstant(instant, 'en');
}

const recordName = ({ register, title, file }: WireRecord): Cell =>
  textOf(title)
    ? shownTitle({ register: textOf(register), title: textOf(title), file: textOf(file) }, 'en')
    : null;

/** The fields of a change, one per line: `label: old → new`; for a new or deleted record `label: value`. */
function changesReader(columnsOf: Record<string, readonly SpreadsheetColumn[]>) {
  const readers = new Map(
    Object.entries(columnsOf).map(([register, columns]) => [
      register,
      columns.map((column) => ({ ...column, read: textReader(column) })),
    ]),
  );
  return ({ register, was, became }: WireRecord): Cell => {
    const sides = [was, became].filter(isRecord);
    const lines = (readers.get(String(register)) ?? []).flatMap(({ heading, source, read }) => {
      const [name = ''] = source.split('.');
      if (!sides.some((side) => Object.hasOwn(side, name))) return [];
      return [`${heading}: ${sides.map((side) => read(side) || '—').join(' → ')}`];
    });
    return lines.join('\n') || null;
  };
}

/** Returns a function that reads a record's cell for a column as text. */
function textReader(column: SpreadsheetColumn): (record: WireRecord) => string {
  const read = cellReader(column.kind === 'date' ? { ...column, kind: 'text' } : column);
  return (record) => {
    const cell = read(record);
    const day = column.kind === 'date' ? parseDay(cell) : null;
    if (day) return formatDay(day, 'en');
    return column.kind === 'money' ? Number(cell).toFixed(2) : String(cell ?? '');
  };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
