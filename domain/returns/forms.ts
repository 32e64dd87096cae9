import { choice, text, whole } from '../fields';

const required = { create: 'nameRequired', edit: 'nameRequired' } as const;

export const formTypes = ['xlsx', 'docx'] as const;

export type FormType = (typeof formTypes)[number];

/** The fields of an office's form. */
export const returnFormFields = {
  name: text({ required }),
  nameBn: text(),
  /** The upload of its file (docs/contract.md, "Uploads"); without one, an edit keeps the file. */
  uploadId: text({ required: { create: 'fileRequired' } }),
};

/** What the history keeps of a form; its bytes lie apart, by their digest. */
export const keptFormFields = {
  name: returnFormFields.name,
  nameBn: returnFormFields.nameBn,
  fileName: text(),
  type: choice(formTypes),
  bytes: whole(),
  sha256: text(),
  ready: text(),
};

/** The forms that every register begins with; Casebook makes their files for the sections that there are. */
export const readyForms = [
  'pending-by-section',
  'coordination-meeting',
  'periodic-report',
  'high-court-cases',
] as const;

export type ReadyForm = (typeof readyForms)[number];
