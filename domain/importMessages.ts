import { isMessageCode, messageText, type MessageCode, type MessageParams } from './messages';

/**
 * Errors of a spreadsheet's row, in addition to those of a form. They are not in `messages`, which every visitor
 * loads, because only administrators import.
 */
export const importMessages = {
  // reading a cell
  amountUnclear: 'Not clear as an amount. Write it as in 12,34,567.00 or 1.5 crore',
  notReadAsAmount: 'Must be an amount in taka. Leave it empty if there is none',
  yearAlone: 'Only a year. Give day, month and year, as in 05/02/2026',
  severalDates: 'More than one date. Leave one',
  digitsLost: 'The sheet has lost the last digits: %{shown}. Type it again',
  sheetError: 'The sheet shows the error %{shown} here. Type what it should be, or leave it empty',
  // the row
  sameInSheet: 'Row %{line} of this sheet is the same. Change this one, or leave it: it will not come in',
  noSuchFile: 'No case filing has the file number “%{text}”',
  noSuchCase: 'The file has no such case',
  severalCases: 'The file has several such cases. Give the number of the case',
  noneOfNumber: 'No case has this number. Write its type too, such as W.P. 12/2024, or the file number',
  severalOfNumber: 'Several cases have this number. Give the file number',
  filingOrCaseRequired: 'Give the file number or the number of the case',
  noSuchParty: 'There is no “%{text}”, and new ones are not made by this import',
  partyNameMissing: 'There is none with this number. Give the name too',
  likeAnother: 'Similar to %{names}. Choose one of them or make a new one',
  roleNotHeld: 'You can give only roles that you have',
  touched: 'Changed or used by somebody since, so it was left as it is',
  goneSince:
    'Was “%{what}” before, which was merged or deleted since, so it was left as it is. Restore “%{what}”, or edit the record',
} as const;

export type ImportMessageCode = keyof typeof importMessages | MessageCode;

/** The English text of a code with its parameters. */
export function importMessageText(code: ImportMessageCode, params: MessageParams = {}): string {
  if (isMessageCode(code)) return messageText(code, params);
  return importMessages[code].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
