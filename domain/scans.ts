import type { Day } from './dates';

/** By what a scan is proposed for a file: the label on its first page, or a number in its text. */
export const proposedBy = ['LABEL', 'FILE_NUMBER', 'CASE_NUMBER'] as const;

/** A file that a scan may belong to (docs/contract.md, "Scan inbox"). */
export interface ScanProposal {
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  /** The case whose number the scan names. */
  proceedingId: number | null;
  by: (typeof proposedBy)[number];
  /** If not, a person has to choose it. */
  sure: boolean;
}

/** Why the pages of a scan cannot be read; it may be attached all the same. */
export const scanFaults = ['damaged', 'password', 'tooMuch'] as const;

export type ScanFault = (typeof scanFaults)[number];

/** A paper that has the same bytes as a scan. */
export interface ScanTwin {
  paperId: number;
  caseFilingId: number;
  nothiNumber: string;
  kindName: string;
  kindNameBn: string | null;
  date: Day | null;
}
