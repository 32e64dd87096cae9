import type { drafts as english } from '../en/drafts';

export const drafts: typeof english = {
  left: 'আপনি %{at}-এ এই ফরমটি সংরক্ষণ না করেই রেখে গিয়েছিলেন।',
  leftForFile: 'আপনি %{at}-এ %{fileNumber} নথির এই ফরমটি সংরক্ষণ না করেই রেখে গিয়েছিলেন।',
  restore: 'ফিরিয়ে আনুন',
  discard: 'বাদ দিন',
};
