import type {
  office as englishOffice,
  officeResource as englishResource,
  setUp as englishSetUp,
} from '../en/office';
import type { Translated } from '../catalogue';

/** `office` */
export const office: Translated<typeof englishOffice> = {
  title: 'দপ্তর',
  explained:
    'এই নাম লগইন পাতায়, প্রতিটি পৃষ্ঠার নিচে এবং ছাপা কাগজে থাকবে। খালি রাখলে সার্ভারের সেটিংসে দেওয়া নাম থাকবে।',
  saved: 'দপ্তরের নাম সংরক্ষণ করা হয়েছে',
};

/** `resources.office` */
export const officeResource: Translated<typeof englishResource> = {
  name: office.title,
  fields: {
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    needsApproval: 'নথি মুছতে, বন্ধ বা পুনরায় চালু করতে এবং রাজস্ব কমাতে আরেকজন অ্যাডমিনের অনুমোদন লাগবে',
  },
};

/** `setUp` */
export const setUp: Translated<typeof englishSetUp> = {
  title: 'রেজিস্টার প্রস্তুত করুন',
  items: {
    office: 'দপ্তরের নাম দিন',
    sections: 'শাখা/সেকশনের তালিকা দেখে নিন',
    colleagues: 'সহকর্মীদের যোগ করুন',
    backups: 'ব্যাকআপ কোথায় থাকবে ঠিক করুন',
  },
  done: 'সম্পন্ন:',
  open: 'বাকি:',
  dismiss: 'এই তালিকা আর দেখাবেন না',
};
