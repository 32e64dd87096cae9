import type { forms as english } from '../en/forms';

/** `forms` */
export const forms: typeof english = {
  save: 'সংরক্ষণ করুন',
  cancel: 'বাতিল',
  edit: 'সম্পাদনা',
  close: 'বন্ধ করুন',
  yes: 'হ্যাঁ',
  no: 'না',
  none: 'উল্লেখ নেই',
  noMatch: 'কোনো মিল পাওয়া যায়নি',
  datePlaceholder: 'দিন/মাস/বছর',
  openCalendar: 'তারিখ বাছাই করুন (Alt+↓)',
  yearNotOffered: 'বছর %{first} থেকে %{last}-এর মধ্যে হতে হবে',
  failed: 'ত্রুটি',
  stale: {
    title: 'ইতোমধ্যে পরিবর্তিত হয়েছে',
    changed: 'আপনার কাছে খোলা থাকা অবস্থায় %{by} এটি পরিবর্তন করেছেন (%{at})।',
    changedByAnother: 'আপনার কাছে খোলা থাকা অবস্থায় অন্য কেউ এটি পরিবর্তন করেছেন।',
    question:
      'আপনি যা লিখেছেন তা এখানেই আছে, সংরক্ষিত হয়নি। আপনি বর্তমান সংস্করণ খুলতে পারেন (আপনার লেখা বাদ যাবে), অথবা এর ওপর আপনারটি সংরক্ষণ করতে পারেন।',
    keepEditing: 'সম্পাদনা চালিয়ে যান',
    load: 'বর্তমান সংস্করণ খুলুন',
    overwrite: 'আমারটি সংরক্ষণ করুন',
  },
};
