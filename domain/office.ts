import { casePageFields } from './casePages';
import { bool, text } from './fields';

/** The office's name (if empty, the setting ORGANISATION applies) and how it works. */
export const officeFields = {
  name: text(),
  nameBn: text(),
  /** Whether deleting, closing and the like need another administrator's approval; empty on save means unchanged. */
  needsApproval: bool(),
  /** Whether administrators must set up a second factor; empty on save means unchanged. */
  needsSecondFactor: bool(),
  ...casePageFields,
};
