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
  severalDates: 'More than one date. Keep only one',
  digitsLost: 'The sheet has lost the last digits: %{shown}. Type it again',
  ditto: 'Only says “same as above”: %{shown}. Write the number',
  noNumber: 'No number: %{shown}. Write it, or leave the cell empty',
  becameDate:
    'The spreadsheet turned this into a date: %{shown}. If %{proposed} was typed, take that. Otherwise write what is on the paper',
  dateInNumber: 'There is a date beside the number. The number is probably %{proposed}',
  yearElsewhere: 'The number has no year. The year %{year} stands in the same row: probably %{proposed}',
  likelyChoice: 'Not one of the choices. It probably means the one proposed',
  sheetError: 'The sheet shows the error %{shown} here. Type what it should be, or leave it empty',
  // the row
  sameInSheet:
    'Row %{line} of this sheet is the same. Change this one, or leave it: it will not be brought in',
  noSuchFile: 'No case filing has the file number “%{text}”',
  amountOfEachFile:
    'Several files: write the amount of each, as in 5-Law/1/2024: 20,00,000; 5-Law/2/2024: 18,00,000',
  noSuchCase: 'The file has no such case',
  severalCases: 'The file has several such cases. Give the number of the case',
  noneOfNumber: 'No case has this number. Write its type too, such as W.P. 12/2024, or the file number',
  severalOfNumber: 'Several cases have this number. Give the file number',
  filingOrCaseRequired: 'Give the file number or the number of the case',
  noSuchParty: 'There is no “%{text}”, and new ones are not made by this import',
  partyNameMissing: 'Nothing has this number. Give the name too',
  likeAnother: 'Similar to %{names}. Choose one of them or make a new one',
  roleNotHeld: 'You can give only roles that you have',
  touched: 'Changed or used by somebody since, so it was kept',
  goneSince:
    'Was “%{what}” before, which has since been merged or deleted, so it was kept. Restore “%{what}”, or edit the record',
} as const;

/** Errors of which a person decides what was meant. */
const TO_DECIDE: ReadonlySet<string> = new Set<ImportMessageCode>([
  'likeAnother',
  'becameDate',
  'dateInNumber',
  'yearElsewhere',
  'likelyChoice',
]);

export const isToDecide = ({ code }: { code: string }): boolean => TO_DECIDE.has(code);

/** Errors whose cell may also be right as it stands. */
const MAY_STAND: ReadonlySet<string> = new Set<ImportMessageCode>([
  'becameDate',
  'dateInNumber',
  'yearElsewhere',
]);

export const mayStand = ({ code }: { code: string }): boolean => MAY_STAND.has(code);

export type ImportMessageCode = keyof typeof importMessages | MessageCode;

/** The English text of a code with its parameters. */
export function importMessageText(code: ImportMessageCode, params: MessageParams = {}): string {
  if (isMessageCode(code)) return messageText(code, params);
  return importMessages[code].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
