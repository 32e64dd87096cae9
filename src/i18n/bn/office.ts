import type { office as englishOffice, officeResource as englishResource } from '../en/office';
import type { Translated } from '../catalogue';

/** `office` */
export const office: Translated<typeof englishOffice> = {
  explained:
    'এই নাম লগইন পাতায়, প্রতিটি পৃষ্ঠার নিচে এবং ছাপা কাগজে থাকবে। খালি রাখলে সার্ভারের সেটিংসে দেওয়া নাম থাকবে।',
  saved: 'দপ্তরের তথ্য সংরক্ষণ করা হয়েছে',
  approval: 'দ্বিতীয় ব্যক্তির যাচাই',
  approvalExplained:
    '‘হ্যাঁ’ দিলে নথি মুছে ফেলা, বন্ধ বা পুনরায় চালু করা এবং রাজস্ব কমানো প্রস্তাব আকারে থাকবে, আরেকজন অ্যাডমিন অনুমোদন করলে কার্যকর হবে। এর জন্য দুজন সক্রিয় অ্যাডমিন লাগবে; এটি বন্ধ করতেও অনুমোদন লাগবে।',
};

/** `resources.office` */
export const officeResource: Translated<typeof englishResource> = {
  name: 'দপ্তর',
  fields: {
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    needsApproval: 'আরেকজন অ্যাডমিনের অনুমোদন',
  },
};

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { office, resources: { office: officeResource } };
