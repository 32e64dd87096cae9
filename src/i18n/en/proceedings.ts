import type { proceedingFields } from '../../../domain/proceedings';

/** The fields of a proceeding that returns ask for, in the words of its dialog and of the history. */
export const factsForReturns = {
  subject: 'Subject',
  important: 'Important',
  importantReason: 'Why it is important',
  parawiseSentOn: 'Parawise reply sent on',
  sentToAttorneyGeneralOn: 'Sent to the Attorney General’s office on',
  replyFiledOn: 'Reply filed on',
  lossReasonId: 'Reason of loss',
  noAppealReason: 'Reason why no appeal is filed',
} satisfies Partial<Record<keyof typeof proceedingFields, string>>;
