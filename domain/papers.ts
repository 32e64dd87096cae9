import { bool, choice, date, long, ref, text, whole } from './fields';

/** The kinds of papers that every register begins with; administrators may rename them and add others. */
export const paperKindCodes = [
  'demand-notice',
  'show-cause',
  'reply',
  'order',
  'petition',
  'rule',
  'interim-order',
  'parawise-reply',
  'vakalatnama',
  'judgment',
  'certified-copy',
  'bank-guarantee',
  'letter-in',
  'letter-out',
  'other',
] as const;

export type PaperKindCode = (typeof paperKindCodes)[number];

/** A paper of one of these kinds is the paper of an order. */
export const orderPaperCodes = ['order', 'judgment', 'certified-copy'] as const satisfies PaperKindCode[];

/** What a paper may be, by its bytes. */
export const paperTypes = ['pdf', 'jpeg', 'png', 'tiff', 'docx', 'xlsx'] as const;

export type PaperType = (typeof paperTypes)[number];

export const mediaTypes: Record<PaperType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Types with pages that can be counted and drawn. */
export const drawnTypes: readonly PaperType[] = ['pdf', 'jpeg', 'png', 'tiff'];

/** How a paper came in. */
export const paperSources = ['FILE', 'SCAN', 'PHOTO', 'LETTER', 'IMPORT'] as const;

export type PaperSource = (typeof paperSources)[number];

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** What people enter of a paper (docs/contract.md, "Papers"). */
export const paperFields = {
  /** Another file moves the paper there; its case, hearing and guarantee stay only if they belong to that file. */
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  proceedingId: ref('proceedingId', 'proceedings'),
  hearingId: ref('hearingId', 'hearings'),
  guaranteeId: ref('guaranteeId', 'guarantees'),
  kind: ref('kind', 'paper-kinds', { required }),
  name: text(),
  date: date(),
  memo: text(),
  from: text(),
  to: text(),
  description: long(),
  source: choice(paperSources, { default: 'FILE' }),
  /** The scan that is shown, from 1; an earlier one may be chosen again. */
  fileVersion: whole(),
};

/** What is sent beside the fields, and not kept. */
export const sentPaperFields = {
  /** The upload of its file (docs/contract.md, "Uploads"); at an edit the next version, without one the file stays. */
  uploadId: text({ required: { create: 'fileRequired' } }),
  /** Confirms that the file shall have a paper twice. */
  again: bool(),
};

/** What the history keeps of a paper. */
export const keptPaperFields = {
  ...paperFields,
  type: choice(paperTypes),
  bytes: whole(),
  sha256: text(),
};

/** The field of the paper's file, at which its refusals stand. */
export const PAPER_FILE = 'uploadId';
