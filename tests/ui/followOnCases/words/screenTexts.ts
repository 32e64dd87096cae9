import type { CaseTypeName } from '../../../../domain/followOnCases';

type Words = [english: string, bengali: string];

interface ScreenTexts {
  name: Words;
  create: Words;
  /** The breadcrumb of the add screen, where it differs from its title. */
  breadcrumb?: Words;
  edit: Words;
  created: Words;
  edited: Words;
  spreadsheet: [file: string, sheet: string];
}

export const screenTexts: Record<CaseTypeName, ScreenTexts> = {
  'applicate-comm-cases': {
    name: [
      'Custom, Excise & VAT (Appeal) Commissionerate Case',
      'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা',
    ],
    create: [
      'Add Custom, Excise & VAT (Appeal) Commissionerate case',
      'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা যোগ করুন',
    ],
    edit: [
      'Custom, Excise & VAT (Appeal) Commissionerate Case Edit',
      'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা সম্পাদনা',
    ],
    created: ['Comme Case Added Successfully!', 'আপিল কমিশনারেটের মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Comissioner Case Updated Successfully!', 'আপিল কমিশনারেটের মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Custom, Excise & VAT (Appeal) Commissionerate Case.xlsx', 'Products'],
  },
  'tribunal-cases': {
    name: ['Appellate Tribunal Case', 'আপিলাত ট্রাইব্যুনাল মামলা'],
    create: [
      'Add Custom, Excise & VAT Appellate Tribunal case',
      'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
    ],
    edit: ['Appellate Tribunal Case Edit', 'আপিলাত ট্রাইব্যুনাল মামলা সম্পাদনা'],
    created: ['Tribunal Case Added Successfully!', 'ট্রাইব্যুনাল মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Tribunal Case Updated Successfully!', 'ট্রাইব্যুনাল মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Appellate Tribunal Case.xlsx', 'Cases'],
  },
  'custom-appeals': {
    name: ['Custom Appeal, High Court Division', 'কাস্টমস আপিল, হাইকোর্ট বিভাগ'],
    create: ['Add Custom Appeal, High Court Division case', 'হাইকোর্ট বিভাগের কাস্টমস আপিল মামলা যোগ করুন'],
    edit: ['Custom Appeal, High Court Division Edit', 'হাইকোর্ট বিভাগের কাস্টমস আপিল মামলা সম্পাদনা'],
    created: ['Custom Appeal Added Successfully!', 'কাস্টমস আপিলটি নথিভুক্ত করা হয়েছে'],
    edited: ['Customs Appeal Updated Successfully!', 'কাস্টমস আপিলটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Custom Appeal, High Court Division.xlsx', 'Products'],
  },
  'high-court-rits': {
    name: ['Writ Cases, High Court Division', 'রিট মামলা, হাইকোর্ট বিভাগ'],
    create: ['Add Writ case, High Court Division', 'হাইকোর্ট বিভাগের রিট মামলা যোগ করুন'],
    edit: ['Writ Cases, High Court Division Edit', 'হাইকোর্ট বিভাগের রিট মামলা সম্পাদনা'],
    created: ['Rit Added Successfully!', 'রিট মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['High Court Rits Updated Successfully!', 'রিট মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Writ Cases, High Court Division.xlsx', 'Cases'],
  },
  'contempt-cases': {
    name: ['Contempt cases', 'আদালত অবমাননা মামলা'],
    create: ['Add contempt case', 'আদালত অবমাননা মামলা যোগ করুন'],
    edit: ['Edit contempt case', 'আদালত অবমাননা মামলা সম্পাদনা'],
    created: ['Contempt case added', 'আদালত অবমাননা মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Contempt case saved', 'আদালত অবমাননা মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Contempt cases.xlsx', 'Cases'],
  },
  'high-court-cpa-cpl-cases': {
    name: ['CPLA/CMP, Appellate Division', 'সিপিএলএ/সিএমপি, আপিল বিভাগ'],
    create: ['Add CPLA/CPA case', 'সিপিএলএ/সিএমপি মামলা যোগ করুন'],
    edit: ['CPLA/CMP, Appellate Division Edit', 'আপিল বিভাগের সিপিএলএ/সিএমপি মামলা সম্পাদনা'],
    created: ['Cpa Cpi Added Successfully!', 'সিপিএলএ/সিএমপি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Cpa Cpi Updated Successfully!', 'সিপিএলএ/সিএমপি মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['CPLA-CMP, Appellate Division.xlsx', 'Cases'],
  },
  'high-court-cp-cases': {
    name: ['Civil Petition, Appellate Division', 'সিভিল পিটিশন, আপিল বিভাগ'],
    create: ['Add CP case', 'সিপি মামলা যোগ করুন'],
    breadcrumb: ['CP case', 'সিপি মামলা'],
    edit: ['Civil Petition, Appellate Division Edit', 'আপিল বিভাগের সিভিল পিটিশন সম্পাদনা'],
    created: ['Cp Added Successfully!', 'সিপি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Cp Updated Successfully!', 'সিপি মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Civil Petition, Appellate Division.xlsx', 'Cases'],
  },
  'admiral-suit-cases': {
    name: ['Admiralty Suit, High Court Division', 'এডমিরালটি মামলা, হাইকোর্ট বিভাগ'],
    create: ['Add Admiralty Suit case', 'এডমিরালটি মামলা যোগ করুন'],
    edit: ['Admiralty Suit, High Court Division Edit', 'হাইকোর্ট বিভাগের এডমিরালটি মামলা সম্পাদনা'],
    created: ['Admiral Suit Case Added Successfully!', 'এডমিরালটি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Admiral Suit Case Updated Successfully!', 'এডমিরালটি মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Admiralty Suit, High Court Division.xlsx', 'Cases'],
  },
  'foujdari-suit-cases': {
    name: ['Criminal Case', 'ফৌজদারি মামলা'],
    create: ['Add Criminal case', 'ফৌজদারি মামলা যোগ করুন'],
    edit: ['Criminal Case Edit', 'ফৌজদারি মামলা সম্পাদনা'],
    created: ['Foujdari Case Added Successfully!', 'ফৌজদারি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Foujdari Case Updated Successfully!', 'ফৌজদারি মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Criminal Case.xlsx', 'Cases'],
  },
  'civil-case': {
    name: ['Civil Case', 'দেওয়ানি মামলা'],
    create: ['Add Civil case', 'দেওয়ানি মামলা যোগ করুন'],
    edit: ['Civil Case Edit', 'দেওয়ানি মামলা সম্পাদনা'],
    created: ['Civil Case Added Successfully!', 'দেওয়ানি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Civil Case Updated Successfully!', 'দেওয়ানি মামলাটি হালনাগাদ করা হয়েছে'],
    spreadsheet: ['Civil Case.xlsx', 'Cases'],
  },
};
