import { long, ref } from './fields';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** What somebody writes about a file; only its author or an administrator changes or deletes it. */
export const noteFields = {
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  text: { ...long(), required },
};
