import type { Day } from './dates';
import { toAsciiDigits } from './digits';
import { date, ref, text, whole } from './fields';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** A volume of a file's papers, which is in one place: a desk of the delay account, or any other as it was typed. */
export const volumeFields = {
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  /** 1, 2 …; without one the next. */
  no: whole(),
  place: text(),
  note: text(),
};

/** A volume on its way, until it is received. */
export const movementFields = {
  /** Without one `caseFilingId` names the file, whose only volume it is. */
  volumeId: ref('volumeId', 'volumes'),
  caseFilingId: ref('caseFilingId', 'case-fillings'),
  to: text({ required }),
  by: text(),
  takenBy: text(),
  on: date({ required }),
  purpose: text(),
  dueBack: date({ future: true }),
};

/** What a movement is called in the history, which keeps its receipt too. */
export const keptMovementFields = { ...movementFields, receivedOn: date(), receivedAt: text() };

export interface Movement {
  [property: string]: unknown;
  id: number;
  version: number;
  volumeId: number;
  caseFilingId: number;
  nothiNumber: string;
  no: number;
  to: string;
  toBn: string | null;
  by: string | null;
  takenBy: string | null;
  on: Day;
  purpose: string | null;
  dueBack: Day | null;
  receivedOn: Day | null;
  receivedAt: string | null;
  receivedAtBn: string | null;
  daysLate: number | null;
  backAt: string | null;
  backAtBn: string | null;
}

export interface Volume {
  [property: string]: unknown;
  id: number;
  version: number;
  caseFilingId: number;
  no: number;
  place: string | null;
  note: string | null;
  /** Where it is, also while it is out. */
  at: string | null;
  atBn: string | null;
  /** The movement by which it is out. */
  movementId: number | null;
  dueBack: Day | null;
  daysLate: number | null;
  /** Where it is received by default. */
  backAt: string | null;
  backAtBn: string | null;
}

/** How many files are sent, received or labelled at once. */
export const MOST_AT_ONCE = 500;

/** The id of the file that the address of a label leads to: `https://casebook.example/f/123`; null for other texts. */
export function labelledFile(text: string): number | null {
  const [, id] = LABEL.exec(toAsciiDigits(text.trim())) ?? [];
  return id ? Number(id) : null;
}

const LABEL = /^(?:https?:\/\/[^\s/]+)?\/f\/(\d{1,15})\/?$/i;

/**
 * What a list of file numbers may name, line by line: its parts between commas, semicolons, bars and tabs that have a
 * digit, and without their serial number.
 */
export const filesNamedIn = (text: string): string[][] =>
  text
    .replaceAll('\0', '')
    .split(/[\n\r]+/)
    .flatMap((line) => {
      const parts = line.split(/[,;|\t]+/).map((part) => part.replace(SERIAL, '').trim());
      const named = parts.filter((part) => /\p{Nd}/u.test(part) && part.length <= LONGEST_NUMBER);
      return named.length ? [named] : [];
    });

const SERIAL = /^\s*\p{Nd}{1,4}\s*(?:[.)।]|$)\s*(?!\p{Nd})/u;
const LONGEST_NUMBER = 200;
