import type { office as englishOffice, officeResource as englishResource } from '../en/office';
import type { Translated } from '../catalogue';

export const office: Translated<typeof englishOffice> = {
  explained:
    'এই নাম লগইন পৃষ্ঠায়, প্রতিটি পৃষ্ঠার নিচে এবং ছাপা কাগজে থাকবে। খালি রাখলে সার্ভারের সেটিংসে দেওয়া নাম থাকবে।',
  saved: 'দপ্তরের তথ্য সংরক্ষণ করা হয়েছে',
  casePages: 'সুপ্রিম কোর্টের ওয়েবসাইটে মামলা',
  notScanned: 'কাগজপত্রে ভাইরাস খোঁজা হয় না: সার্ভারে %{setting} নির্ধারণ করা নেই।',
  casePagesExplained:
    'নথির পৃষ্ঠায় সুপ্রিম কোর্টের প্রতিটি মামলার সরকারি পৃষ্ঠার লিংক থাকে। আদালতের ওয়েবসাইটে যেকোনো মামলার পৃষ্ঠা খুলে ঠিকানাটি কপি করুন এবং বিভাগ, ধরন, নম্বর ও সালের জায়গায় {division}, {type}, {number} ও {year} লিখুন। মামলার প্রতিটি ধরনের নম্বর একই ঠিকানায় আছে। কেসবুক নিজে সেখান থেকে কিছুই আনে না।',
  approval: 'দ্বিতীয় অ্যাডমিনের অনুমোদন',
  approvalExplained:
    '‘হ্যাঁ’ দিলে নথি মুছে ফেলা, বন্ধ বা পুনরায় চালু করা, আদেশে হ্রাস, মওকুফ, অবলোপন বা ফেরত এবং স্থগিতাদেশ থাকা অবস্থায় জামানত অবমুক্ত বা নগদায়ন প্রস্তাব আকারে থাকবে, আরেকজন অ্যাডমিন অনুমোদন করলে কার্যকর হবে। এর জন্য দুজন সক্রিয় অ্যাডমিন লাগবে; এটি বন্ধ করতেও অনুমোদন লাগবে।',
  secondFactor: 'দুই ধাপের যাচাই',
  secondFactorExplained:
    '“হ্যাঁ” দিলে অ্যাডমিনদের লগইনের পর অন্য কিছু করার আগে দুই ধাপের যাচাই চালু করতে হবে। আগে “আমার অ্যাকাউন্ট” থেকে নিজেরটি চালু করুন।',
};

export const officeResource: Translated<typeof englishResource> = {
  name: 'দপ্তর',
  fields: {
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    needsApproval: 'আরেকজন অ্যাডমিনের অনুমোদন',
    needsSecondFactor: 'অ্যাডমিনদের জন্য আবশ্যক',
    casePage: 'মামলার পৃষ্ঠার ঠিকানা',
    customsAppealType: 'ধরনের নম্বর: কাস্টমস আপিল',
    writType: 'ধরনের নম্বর: রিট পিটিশন',
    admiraltyType: 'ধরনের নম্বর: এডমিরালটি মামলা',
    cplaType: 'ধরনের নম্বর: সিপিএলএ/সিএমপি',
    cpType: 'ধরনের নম্বর: সিভিল পিটিশন',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { office, resources: { office: officeResource } };
