import type { MessageParams } from '../messages';

/** The English text of what only an import refuses, by code; the others are in domain/messages.ts. */
export const importMessages = {
  amountUnclear: 'Not clear as an amount. Write it as in 12,34,567.00 or 1.5 crore',
  notReadAsAmount: 'Must be an amount in taka. Leave it empty if there is none',
  yearAlone: 'Only a year. Give day, month and year, as in 05/02/2026',
  severalDates: 'More than one date. Leave one',
  wholeNumberText: 'Shown by Excel as %{shown}: the digits after the first 15 are lost. Type it again',
} as const;

export type ImportCode = keyof typeof importMessages;

export const isImportCode = (code: string): code is ImportCode => Object.hasOwn(importMessages, code);

export const importMessageText = (code: ImportCode, params: MessageParams = {}): string =>
  importMessages[code].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
