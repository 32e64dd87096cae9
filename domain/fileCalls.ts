import type { Day } from './dates';
import { choice, date, text } from './fields';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** A court's, or another office's, call for many files. */
export const callFields = {
  /** Who asks: the court, or its bench. */
  name: text({ required }),
  memo: text(),
  dueOn: date({ future: true }),
};

export const callRowStates = ['FOUND', 'NOT_FOUND', 'SENT'] as const;

/** What became of a file that was called for. */
export const callRowFields = { state: choice(callRowStates), note: text() };

/** How many numbers a list may have, and how many characters. */
export const MOST_CALLED = 5000;
export const LONGEST_CALL = 500_000;

export interface FileCall {
  [property: string]: unknown;
  id: number;
  version: number;
  name: string;
  memo: string | null;
  dueOn: string | null;
  known: number;
  unknown: number;
  destroyed: number;
  found: number;
  notFound: number;
  sent: number;
}

export interface FileCallRow {
  [property: string]: unknown;
  id: number;
  version: number;
  callId: number;
  /** As the court wrote it. */
  text: string;
  caseFilingId: number | null;
  nothiNumber: string | null;
  companyName: string | null;
  /** The places of its volumes. */
  at: string | null;
  destroyedOn: Day | null;
  state: (typeof callRowStates)[number] | null;
  note: string | null;
}
