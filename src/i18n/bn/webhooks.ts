import type { Translated } from '../catalogue';
import type { deliveries as englishDeliveries, webhooks as english } from '../en/webhooks';

const happenings = (subject: string) => ({
  created: `${subject} যোগ`,
  changed: `${subject} পরিবর্তন`,
  deleted: `${subject} মুছে ফেলা`,
});

/** The texts of `resources.webhooks`. */
export const webhooks: Translated<typeof english> = {
  name: 'ওয়েবহুক',
  one: 'ওয়েবহুক',
  create: 'নতুন ওয়েবহুক',
  created: 'ওয়েবহুক তৈরি হয়েছে',
  edit: 'ওয়েবহুক সম্পাদনা',
  edited: 'ওয়েবহুক সংরক্ষণ করা হয়েছে',
  empty:
    'ওয়েবহুক থাকলে কিছু বদলানোর সঙ্গে সঙ্গে এই রেজিস্টার অন্য প্রোগ্রামকে তা জানায়। প্রতিটি প্রোগ্রামকে আলাদা ওয়েবহুক দিন।',
  deleteQuestion:
    'আপনি কি সত্যিই এই ওয়েবহুক ও এর পাঠানো বার্তার তালিকা মুছে ফেলতে চান? প্রোগ্রামটিকে এখন থেকে আর কিছু জানানো হবে না।',
  deleted: 'ওয়েবহুক মুছে ফেলা হয়েছে',
  fields: {
    name: 'নাম',
    url: 'ঠিকানা',
    events: 'যা জানাবে',
    active: 'চালু',
    allowPrivate: 'নিজস্ব নেটওয়ার্কের ঠিকানা হতে পারবে',
    lastState: 'সর্বশেষ বার্তা',
    createdAt: 'তৈরির সময়',
  },
  choices: {
    events: {
      filing: happenings('দাবিনামা/আদেশ'),
      'court-case': happenings('মামলা'),
      hearing: happenings('শুনানি'),
      limit: happenings('সময়সীমা'),
      money: happenings('রাজস্ব'),
      paper: happenings('কাগজ'),
      note: happenings('টীকা'),
      party: happenings('প্রতিষ্ঠান/এজেন্ট'),
    },
  },
  secret: {
    done: 'ওয়েবহুক %{name}-এর গোপন কোড',
    tell: 'যে প্রোগ্রামকে জানানো হবে, সেখানে কোডটি লিখুন। এটি দিয়ে প্রোগ্রামটি বোঝে যে বার্তাটি এই রেজিস্টার থেকেই এসেছে।',
    afterwards: 'কোডটি আর দেখানো হবে না। হারিয়ে গেলে বা অন্য কেউ দেখে ফেললে ওয়েবহুকটি মুছে নতুন তৈরি করুন।',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
  },
};

/** The texts of `resources.webhook-deliveries`. */
export const deliveries: Translated<typeof englishDeliveries> = {
  name: 'পাঠানো বার্তা',
  title: 'ওয়েবহুকের পাঠানো বার্তা',
  empty: 'গত ৩০ দিনে কিছু পাঠানো হয়নি।',
  test: 'পরীক্ষা',
  fields: {
    kind: 'যা জানায়',
    webhook: 'ওয়েবহুক',
    file: 'নথি',
    state: 'অবস্থা',
    attempts: 'চেষ্টা',
    fault: 'উত্তর',
    createdAt: 'ঘটনার সময়',
    triedAt: 'সর্বশেষ চেষ্টা',
    nextAt: 'পরবর্তী চেষ্টা',
  },
  choices: {
    state: { WAITING: 'অপেক্ষমাণ', DELIVERED: 'পৌঁছেছে', GIVEN_UP: 'পৌঁছানো যায়নি' },
    fault: {
      STATUS: 'নেয়নি: %{status}',
      TIMEOUT: '১০ সেকেন্ডে উত্তর আসেনি',
      UNKNOWN_HOST: 'এমন কোনো ঠিকানা নেই',
      PRIVATE_ADDRESS: 'ঠিকানাটি নিজস্ব নেটওয়ার্কের ভেতরে',
      CERTIFICATE: 'সনদ বৈধ নয়',
      NO_ANSWER: 'সেখানে কেউ সাড়া দেয় না',
    },
  },
  accepted: 'নিয়েছে: %{status}',
};

export const catalogue = { resources: { webhooks, 'webhook-deliveries': deliveries } };
