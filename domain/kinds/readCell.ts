import type { ChoiceField, Field, TextField } from '../fields';
import { toAsciiDigits } from '../digits';
import { kindName, type KindName } from './index';
import { readAmount } from '../import/amounts';
import { readBijoy } from '../import/bijoy';
import { readDay, readTime } from '../import/days';
import { amountUnits, type AmountUnit, type Cell, type Reading } from '../imports';
import { isNothing, refused, type Read } from '../import/read';
import { choiceLikely, choiceMeant, yesNoMeant } from '../import/words';

/** The errors that a spreadsheet shows in a cell whose formula fails. */
const SHEET_ERROR = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|#+)$/;

type Reader = (cell: Cell, field: Field, reading: Reading | undefined) => Read<unknown>;

/**
 * Reads a sheet's cell leniently as the value of a field, which the field's own checks then judge
 * strictly. Empty cells give null. A reference gives the text that names its record.
 */
export function readCell(field: Field, cell: Cell, reading?: Reading): Read<unknown> {
  const text = reading === 'bijoy' && typeof cell === 'string' ? readBijoy(cell) : cell;
  const trimmed = typeof text === 'string' ? text.trim() : text;
  if (typeof trimmed === 'string' && SHEET_ERROR.test(trimmed))
    return refused('sheetError', { shown: trimmed });
  return readers[kindName(field)](trimmed === '' ? null : trimmed, field, reading);
}

const asText: Reader = (cell, field) => {
  if ((field as Partial<TextField>).format === 'time') return { value: readTime(cell) };
  if (typeof cell === 'number' && Math.abs(cell) > Number.MAX_SAFE_INTEGER) {
    return refused('digitsLost', { shown: String(cell) });
  }
  const text = cell === null ? null : String(cell);
  return { value: text !== null && (field as Partial<TextField>).isPhone ? withZero(text) : text };
};

/** Restores the first zero of a mobile number, which a spreadsheet removes from 01712345678. */
function withZero(phone: string): string {
  const digits = toAsciiDigits(phone);
  return /^1[3-9]\d{8}$/.test(digits) ? `0${digits}` : phone;
}

/** The text that names a record; `-` names none. */
const asName: Reader = (cell) => ({ value: cell === null || isNothing(String(cell)) ? null : String(cell) });

const readers: Record<KindName, Reader> = {
  text: asText,
  image: asText,
  date: (cell, _field, reading) => readDay(cell, reading),
  money: (cell, _field, reading) => readAmount(cell, unitRead(reading)),
  whole: (cell) => {
    const { value, code } = readAmount(cell);
    return code ? refused('notANumber') : { value };
  },
  choices: asText,
  choice(cell, field) {
    if (cell === null || isNothing(String(cell))) return { value: null };
    const value = choiceMeant(String(cell), (field as ChoiceField).choices);
    if (value !== undefined) return { value };
    const proposed = choiceLikely(String(cell), (field as ChoiceField).choices);
    return proposed === undefined ? refused('notAChoice') : refused('likelyChoice', { proposed });
  },
  yesNo: (cell) => yesOrNo(cell, (value) => value),
  bool: (cell) => yesOrNo(cell, (value) => value === 'yes'),
  ref: asName,
  refs: asName,
  rows: asText,
};

const unitRead = (reading: Reading | undefined): AmountUnit | undefined =>
  reading && Object.hasOwn(amountUnits, reading) ? (reading as AmountUnit) : undefined;

function yesOrNo<V>(cell: Cell, valueOf: (word: 'yes' | 'no') => V): Read<V | null> {
  if (cell === null || isNothing(String(cell))) return { value: null };
  const word = yesNoMeant(String(cell));
  return word ? { value: valueOf(word) } : refused('notYesOrNo');
}
