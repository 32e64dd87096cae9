import type { Translated } from '../catalogue';
import type { setUp as english } from '../en/setUp';

export const setUp: Translated<typeof english> = {
  title: 'রেজিস্টার প্রস্তুত করুন',
  items: {
    office: 'দপ্তরের নাম দিন',
    sections: 'শাখা/সেকশনের তালিকা দেখে নিন',
    colleagues: 'সহকর্মীদের যোগ করুন',
    filings: 'আপনাদের স্প্রেডশিট ইমপোর্ট করুন',
    backups: 'ব্যাকআপ কোথায় থাকবে ঠিক করুন',
  },
  done: 'সম্পন্ন:',
  open: 'বাকি:',
  dismiss: 'এই তালিকা আর দেখাবেন না',
};
