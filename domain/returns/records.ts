import { plusDays, plusMonths, type Day } from '../dates';
import { choice, date, long, text, whole } from '../fields';

export const returnStates = ['DRAFT', 'FROZEN'] as const;

export type ReturnState = (typeof returnStates)[number];

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** The first and the last day of the month that a return is of. */
export const returnFields = { from: date({ required }), to: date({ future: true, required }) };

/** What is entered when a return is frozen. */
export const freezeFields = {
  signedBy: text({ required: { create: 'fieldRequired' } }),
  memo: text(),
  date: date(),
};

/** Why a frozen return is opened again. */
export const unfreezeFields = { reason: { ...long(), required: { create: 'fieldRequired' as const } } };

/** What the history shows of a return. */
export const keptReturnFields = {
  ...returnFields,
  state: choice(returnStates),
  edition: whole(),
  ...freezeFields,
  ...unfreezeFields,
  hash: text(),
};

/** Whether two days are the first and the last of one month. */
export const isWholeMonth = (from: Day, to: Day): boolean => from.endsWith('-01') && to === lastOfMonth(from);

/** The last day of the month that begins on this day. */
export const lastOfMonth = (from: Day): Day => plusDays(plusMonths(from, 1), -1);
