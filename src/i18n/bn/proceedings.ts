import type { factsForReturns as english } from '../en/proceedings';

/** The fields of a proceeding that returns ask for, in the words of its dialog and of the history. */
export const factsForReturns: typeof english = {
  subject: 'বিষয়',
  important: 'গুরুত্বপূর্ণ',
  importantReason: 'গুরুত্বপূর্ণ হওয়ার কারণ',
  parawiseSentOn: 'দফাওয়ারি জবাব প্রেরণের তারিখ',
  sentToAttorneyGeneralOn: 'অ্যাটর্নি জেনারেলের কার্যালয়ে প্রেরণের তারিখ',
  replyFiledOn: 'জবাব দাখিলের তারিখ',
  lossReasonId: 'বিপক্ষে রায়ের কারণ',
  noAppealReason: 'আপিল না করার কারণ',
};
