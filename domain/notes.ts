import { long, ref } from './fields';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** A user's note about a file; only its author or an administrator may change or delete it. */
export const noteFields = {
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  text: { ...long(), required },
};
