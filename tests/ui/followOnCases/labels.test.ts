import { describe, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { catalogue as bengali } from '../../../src/i18n/bn';
import { catalogue as english } from '../../../src/i18n/en';
import { followOnCaseSpreadsheet } from '../../../src/resources/followOnCases/followOnCaseSpreadsheet';

const filing = {
  'caseFilling.nothiNumber': ['File Number', 'নথি নম্বর'],
  'caseFilling.workPlace.name': ['Section/Branch', 'শাখা/সেকশন'],
  'caseFilling.revenue': ['Disputed Revenue', 'জড়িত রাজস্ব'],
};

const interimOrders = {
  interimOrderOfTribunal1: ['Interim Order-1', 'অন্তর্বর্তীকালীন আদেশ-১'],
  interimOrderOfTribunal2: ['Interim Order-2', 'অন্তর্বর্তীকালীন আদেশ-২'],
  interimOrderOfTribunal3: ['Interim Order-3', 'অন্তর্বর্তীকালীন আদেশ-৩'],
  interimOrderOfTribunal4: ['Interim Order-4', 'অন্তর্বর্তীকালীন আদেশ-৪'],
};

/** Every field as the wing names it: English, Bengali. */
const labels = {
  'tribunal-cases': {
    ...filing,
    ...interimOrders,
    tribunalCaseNo: ['Tribunal Case Number', 'ট্রাইব্যুনাল মামলা নম্বর'],
    dateOfCase: ['Case Date', 'মামলার তারিখ'],
    documentOfLawBranch: ['Law Section File Number', 'আইন শাখার নথি নম্বর'],
    dispatchOfReplyNo: ['Reply Number', 'জবাবের স্মারক নম্বর'],
    dispatchOfReplyDate: ['Reply Date', 'জবাবের তারিখ'],
    dateOfHearing01: ['Hearing Date 01', 'শুনানির তারিখ ০১'],
    dateOfHearing02: ['Hearing Date 02', 'শুনানির তারিখ ০২'],
    implementationOfInterimOrder: ['Implementation of Interim Order', 'অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন'],
    tribunalOrderNo: ['Order Number', 'আদেশ নম্বর'],
    tribunalOrderDate: ['Order Date', 'আদেশের তারিখ'],
    tribunalJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    summOfJudgementOrder: ['Summary of Judgment/Order', 'রায়/আদেশের সারসংক্ষেপ'],
    tribunalCaseComment: ['Comment', 'মন্তব্য'],
    status: ['Current Status', 'বর্তমান অবস্থা'],
  },
  'foujdari-suit-cases': {
    ...filing,
    ...interimOrders,
    cmmCgm: ['CMM/CJM/Session/Special Judge Court Name', 'সিএমএম/সিজেএম/দায়রা/বিশেষ জজ আদালতের নাম'],
    dateOfCase: ['Case Date', 'মামলার তারিখ'],
    documentOfLawBranch: ['Law Section File Number', 'আইন শাখার নথি নম্বর'],
    relatedThana: ['Police Station Name', 'থানার নাম'],
    mamlaNoOfRelatedThana: ['Police Station Case Number', 'থানার মামলা নম্বর'],
    fir: ['FIR Number', 'এজাহার নম্বর'],
    dateOfAghar: ['Date', 'এজাহারের তারিখ'],
    status: ['Current Status', 'বর্তমান অবস্থা'],
  },
};

const texts = {
  'tribunal-cases': {
    name: ['Appellate Tribunal Case', 'আপিলাত ট্রাইব্যুনাল মামলা'],
    create: [
      'Add Custom, Excise & VAT Appellate Tribunal case',
      'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
    ],
    edit: ['Appellate Tribunal Case Edit', 'আপিলাত ট্রাইব্যুনাল মামলা সম্পাদনা'],
    created: ['Tribunal Case Added Successfully!', 'ট্রাইব্যুনাল মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Tribunal Case Updated Successfully!', 'ট্রাইব্যুনাল মামলাটি হালনাগাদ করা হয়েছে'],
  },
  'foujdari-suit-cases': {
    name: ['Criminal Case', 'ফৌজদারি মামলা'],
    create: ['Add Criminal case', 'ফৌজদারি মামলা যোগ করুন'],
    edit: ['Criminal Case Edit', 'ফৌজদারি মামলা সম্পাদনা'],
    created: ['Foujdari Case Added Successfully!', 'ফৌজদারি মামলাটি নথিভুক্ত করা হয়েছে'],
    edited: ['Foujdari Case Updated Successfully!', 'ফৌজদারি মামলাটি হালনাগাদ করা হয়েছে'],
  },
};

const inBoth = (en: Record<string, string>, bn: Record<string, string>) =>
  Object.fromEntries(Object.keys(en).map((name) => [name, [en[name], bn[name]]]));

describe.each(['tribunal-cases', 'foujdari-suit-cases'] as const)('the words of %s', (name) => {
  const en = english.resources[name];
  const bn = bengali.resources[name];

  it('name every field in both languages, in form and list alike', () => {
    expect(inBoth(en.fields, bn.fields)).toEqual(labels[name]);
    expect(inBoth(en.columns, bn.columns)).toEqual(labels[name]);
    expect(inBoth(en.sorts, bn.sorts)).toEqual({ ...labels[name], id: ['ID', 'আইডি'] });
  });

  it('name the screens and say what was done', () => {
    expect({
      name: [en.name, bn.name],
      create: [en.create.title, bn.create.title],
      edit: [en.edit.title, bn.edit.title],
      created: [en.messages.created, bn.messages.created],
      edited: [en.messages.edited, bn.messages.edited],
    }).toEqual(texts[name]);
    expect([en.list, bn.list]).toEqual([
      { title: texts[name].name[0], breadcrumb: 'Lawsuit and claims' },
      { title: texts[name].name[1], breadcrumb: 'মামলা ও দাবি' },
    ]);
    expect(en.messages.deleteQuestion).toBe('Do you really want to delete the case?');
  });

  it('name every status', () => {
    expect(inBoth(en.choices.status, bn.choices.status)).toEqual({
      ORDER_PASSED: ['Order Passed', 'আদেশ প্রদত্ত'],
      SUBJUDICE: ['Sub-Judice before Court', 'আদালতে বিচারাধীন'],
    });
  });
});

it('judgements are Bengali in both languages', () => {
  const judgements = {
    WithGovernment: 'সরকারের পক্ষে',
    AgainstGovernment: 'সরকারের বিপক্ষে',
    ONREMAND: 'পুনর্বিচারে (রিমান্ড)',
  };
  for (const { resources } of [english, bengali]) {
    expect(resources['tribunal-cases'].choices.tribunalJudgement).toEqual(judgements);
  }
});

it('the search is called as in the contract', () => {
  expect(english.followOnCases.search).toBe('Search with Nothi No.');
  expect(bengali.followOnCases.search).toBe('নথি নম্বর দিয়ে অনুসন্ধান');
});

describe('the courts of a filing', () => {
  const { caseTypes, statuses } = english.resources['case-fillings'].otherCases;
  const bn = bengali.resources['case-fillings'].otherCases;

  it('have their names in court order', () => {
    expect(Object.entries(inBoth(caseTypes, bn.caseTypes))).toEqual([
      ['applicateComCase', ['Custom, Excise & VAT (Appeal) Commissionerate Case', 'কমিশনার (আপিল)']],
      ['tribunalCase', ['Appellate Tribunal Case', 'আপিলাত ট্রাইব্যুনাল মামলা']],
      ['customAppeal', ['Custom Appeal, High Court Division', 'কাস্টমস আপিল (হাইকোর্ট বিভাগ)']],
      ['highCourtRit', ['Writ Cases, High Court Division', 'রিট মামলা']],
      ['highCourtCpaCplCase', ['CPLA/CMP, Appellate Division', 'সিপিএলএ/সিএমপি']],
      ['highCourtCpCase', ['Civil Petition, Appellate Division', 'সিভিল পিটিশন']],
      ['admiralSuitCase', ['Admiralty Suit, High Court Division', 'এডমিরালটি মামলা']],
      ['foujdariCase', ['Criminal Case', 'ফৌজদারি মামলা']],
      ['civilCase', ['Civil Case', 'দেওয়ানি মামলা']],
    ]);
  });

  it('have their statuses in words', () => {
    expect(inBoth(statuses, bn.statuses)).toEqual({
      ORDER_PASSED: ['Order Passed', 'আদেশ প্রদত্ত'],
      SUBJUDICE: ['Sub-Judice before Court', 'আদালতে বিচারাধীন'],
      NO_CASE: ['No case', 'মামলা নেই'],
    });
  });
});

it('a spreadsheet has the columns of the list, choices in words', () => {
  const columns = followOnCaseSpreadsheet(caseTypeNamed('tribunal-cases'), (key) => `«${key}»`);
  const words = 'resources.tribunal-cases';
  expect(columns).toHaveLength(21);
  expect(columns.slice(0, 6)).toEqual([
    {
      source: 'caseFilling.nothiNumber',
      heading: `«${words}.columns.caseFilling.nothiNumber»`,
      kind: 'text',
    },
    {
      source: 'caseFilling.workPlace.name',
      heading: `«${words}.columns.caseFilling.workPlace.name»`,
      kind: 'text',
    },
    { source: 'caseFilling.revenue', heading: `«${words}.columns.caseFilling.revenue»`, kind: 'money' },
    {
      source: 'status',
      heading: `«${words}.columns.status»`,
      kind: 'text',
      words: {
        ORDER_PASSED: `«${words}.choices.status.ORDER_PASSED»`,
        SUBJUDICE: `«${words}.choices.status.SUBJUDICE»`,
      },
    },
    { source: 'dateOfHearing01', heading: `«${words}.columns.dateOfHearing01»`, kind: 'date' },
    { source: 'dateOfHearing02', heading: `«${words}.columns.dateOfHearing02»`, kind: 'date' },
  ]);
  expect(columns.find(({ source }) => source === 'implementationOfInterimOrder')?.words).toEqual({
    yes: '«forms.yes»',
    no: '«forms.no»',
  });
});
