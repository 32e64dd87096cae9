import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/proposals';

const proposals: Translated<(typeof english)['proposals']> = {
  question: 'আরেকজন অ্যাডমিনের কাছে প্রস্তাব করবেন?',
  explained:
    'এই পরিবর্তনের জন্য আরেকজন অ্যাডমিনের অনুমোদন প্রয়োজন। প্রস্তাব করলে অনুমোদনের পর তা কার্যকর হবে; ততক্ষণ তা নথির পৃষ্ঠায় ও কার্যক্রমে দেখা যাবে।',
  reason: 'কারণ (যিনি সিদ্ধান্ত দেবেন তিনি দেখবেন)',
  propose: 'প্রস্তাব করুন',
  proposed: 'প্রস্তাব করা হয়েছে। আরেকজন অ্যাডমিন অনুমোদন করলে কার্যকর হবে',
  waits: '%{by} %{at}-এ প্রস্তাব করেছেন; আরেকজন অ্যাডমিনের অপেক্ষায়:',
  decided: 'নিষ্পন্ন প্রস্তাব (%{count})',
  outcome: '%{state}: %{by}, %{at}',
  made: 'প্রস্তাবক: %{by}, %{at}:',
  withdrawn: 'প্রত্যাহৃত',
  deletion: 'মুছে ফেলা',
  restoring: 'আগের সংস্করণ পুনরুদ্ধার',
  of: {
    edit: 'সম্পাদনা: %{name}',
    delete: 'মুছে ফেলা: %{name}',
    restore: 'পুনরুদ্ধার: %{name}',
  },
  entry: 'হিসাবে নতুন ভুক্তি',
  freeze: '%{name} এর প্রতিবেদন চূড়ান্ত করা',
  step: 'জামানত %{name}: %{step}',
  whole: 'সম্পূর্ণ',
  disobeys: '%{kind} %{number}, %{day} তারিখের আদেশ অমান্য হবে',
  disobeysHidden: '%{day} তারিখের একটি আদেশ অমান্য হবে',
  state: 'অবস্থা',
  states: { OPEN: 'অপেক্ষমাণ', APPROVED: 'অনুমোদিত', REFUSED: 'প্রত্যাখ্যাত' },
  notByReader: 'আপনি নন: %{why}',
  decide: 'সিদ্ধান্ত',
  decidedBy: 'সিদ্ধান্তদাতা',
  approve: 'অনুমোদন',
  approveOf: 'অনুমোদন: %{title}',
  approveQuestion: 'প্রস্তাবিত পরিবর্তন আপনার নামে এখনই কার্যকর হবে।',
  approved: 'অনুমোদন করা হয়েছে; পরিবর্তন কার্যকর হয়েছে',
  movedOn: 'প্রস্তাবের পর %{by} তথ্যটি পরিবর্তন করেছেন বা মুছে ফেলেছেন। প্রস্তাবটি এখন কেবল প্রত্যাখ্যান করা যায়',
  refuse: 'প্রত্যাখ্যান',
  refuseOf: 'প্রত্যাখ্যান: %{title}',
  refuseQuestion: 'কিছুই পরিবর্তন হবে না; প্রস্তাবকারী আপনার জবাব পড়বেন।',
  refused: 'প্রত্যাখ্যান করা হয়েছে; কিছু পরিবর্তন হয়নি',
  answer: 'জবাব (ঐচ্ছিক)',
  takeBack: 'প্রত্যাহার',
  takeBackOf: 'প্রত্যাহার: %{title}',
  takeBackQuestion: 'আপনার প্রস্তাব শেষ হবে, কিছুই পরিবর্তন হবে না।',
  takenBack: 'প্রত্যাহার করা হয়েছে; কিছু পরিবর্তন হয়নি',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue: typeof english = {
  proposals,
  resources: {
    proposals: {
      name: 'প্রস্তাব',
      empty:
        'সেটিংসের ‘দপ্তর’ পৃষ্ঠায় দ্বিতীয় অ্যাডমিনের অনুমোদন চালু থাকলে যেসব পরিবর্তনে আরেকজন অ্যাডমিনের অনুমোদন লাগে, সেগুলো এখানে দেখা যাবে।',
      fields: { state: proposals.state },
    },
  },
};
