import type { CaseTypeName } from '../../../domain/followOnCases';
import type { followOnCases as english } from '../en/followOnCases';
import { caseTypeNames } from './names';
import { resourcesOfCaseTypes, type OwnWords, type SharedWords } from '../caseTypeWords';
import { followOnStatuses, judgements } from './choices';

export const followOnCases: typeof english = {
  search: 'নথি নম্বর দিয়ে অনুসন্ধান',
  breadcrumb: 'মামলা',
  filing: 'দাবিনামা/আদেশ',
  groups: {
    case: 'মামলা',
    policeStation: 'থানা ও এজাহার',
    vessel: 'আটকাদেশ ও জাহাজ',
    reply: 'জবাব',
    hearings: 'শুনানি',
    interimOrders: 'অন্তর্বর্তীকালীন আদেশ',
    order: 'রায়/আদেশ',
    status: 'বর্তমান অবস্থা',
  },
};

const shared: SharedWords = {
  breadcrumb: 'মামলা ও দাবি',
  filing: {
    'caseFilling.nothiNumber': 'নথি নম্বর',
    'caseFilling.workPlace.name': 'শাখা/সেকশন',
    'caseFilling.revenue': 'জড়িত রাজস্ব',
  },
  caseFilingId: followOnCases.filing,
  id: 'আইডি',
  deleteQuestion: 'আপনি কি সত্যিই মামলাটি মুছে ফেলতে চান?',
};

const interimOrders = {
  interimOrderOfTribunal1: 'অন্তর্বর্তীকালীন আদেশ-১',
  interimOrderOfTribunal2: 'অন্তর্বর্তীকালীন আদেশ-২',
  interimOrderOfTribunal3: 'অন্তর্বর্তীকালীন আদেশ-৩',
  interimOrderOfTribunal4: 'অন্তর্বর্তীকালীন আদেশ-৪',
};

/** Labels of fields that several case types share. */
const common = {
  dateOfCase: 'মামলার তারিখ',
  documentOfLawBranch: 'আইন শাখার নথি নম্বর',
  status: 'বর্তমান অবস্থা',
};

const hearings = { dateOfHearing01: 'শুনানির তারিখ ০১', dateOfHearing02: 'শুনানির তারিখ ০২' };

const implementation = { implementationOfInterimOrder: 'অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন' };

const replyAndHearings = {
  dispatchOfReplyNo: 'জবাবের স্মারক নম্বর',
  dispatchOfReplyDate: 'জবাবের তারিখ',
  ...hearings,
};

const own: { [Name in CaseTypeName]: OwnWords<Name> } = {
  'applicate-comm-cases': {
    create: {
      title: 'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা যোগ করুন',
      breadcrumb: 'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা যোগ করুন',
    },
    edit: { title: 'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      applicateCaseNo: 'আপিল নম্বর',
      applicateCommOrderNo: 'আদেশ নম্বর',
      applicateCommOrderDate: 'আদেশের তারিখ',
      applicateCommJudgement: 'রায়/আদেশ',
      summOfJudgementOrder: 'রায়/আদেশের সারসংক্ষেপ',
      applicateCommCaseComment: 'মন্তব্য',
    },
    choices: { applicateCommJudgement: judgements, status: followOnStatuses },
    messages: {
      created: 'আপিল কমিশনারেটের মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'আপিল কমিশনারেটের মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'tribunal-cases': {
    create: {
      title: 'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
      breadcrumb: 'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
    },
    edit: { title: 'আপিলাত ট্রাইব্যুনাল মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      tribunalCaseNo: 'ট্রাইব্যুনাল মামলা নম্বর',
      tribunalOrderNo: 'আদেশ নম্বর',
      tribunalOrderDate: 'আদেশের তারিখ',
      tribunalJudgement: 'রায়/আদেশ',
      summOfJudgementOrder: 'রায়/আদেশের সারসংক্ষেপ',
      tribunalCaseComment: 'মন্তব্য',
    },
    choices: { tribunalJudgement: judgements, status: followOnStatuses },
    messages: {
      created: 'ট্রাইব্যুনাল মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'ট্রাইব্যুনাল মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'custom-appeals': {
    create: {
      title: 'হাইকোর্ট বিভাগের কাস্টমস আপিল মামলা যোগ করুন',
      breadcrumb: 'হাইকোর্ট বিভাগের কাস্টমস আপিল মামলা যোগ করুন',
    },
    edit: { title: 'হাইকোর্ট বিভাগের কাস্টমস আপিল মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      customCaseNo: 'মামলা নম্বর',
      customOrderNo: 'আদেশ নম্বর',
      customOrderDate: 'আদেশের তারিখ',
      customJudgement: 'রায়/আদেশ',
      summOfJudgementOrder: 'রায়/আদেশের সারসংক্ষেপ',
      customCaseComment: 'মন্তব্য',
    },
    sorts: {
      customOrderNo: 'আদেশ/রায়ের নম্বর',
      customOrderDate: 'আদেশ/রায়ের তারিখ',
    },
    choices: { customJudgement: judgements, status: followOnStatuses },
    messages: { created: 'কাস্টমস আপিলটি নথিভুক্ত করা হয়েছে', edited: 'কাস্টমস আপিলটি হালনাগাদ করা হয়েছে' },
  },
  'high-court-rits': {
    create: { title: 'হাইকোর্ট বিভাগের রিট মামলা যোগ করুন', breadcrumb: 'হাইকোর্ট বিভাগের রিট মামলা যোগ করুন' },
    edit: { title: 'হাইকোর্ট বিভাগের রিট মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      highCourtCaseNo: 'রিট মামলা নম্বর',
      customOrderNo: 'আদেশ নম্বর',
      customOrderDate: 'আদেশের তারিখ',
      customJudgement: 'রায়/আদেশ',
      summOfJudgementOrder: 'রায়/আদেশের সারসংক্ষেপ',
      customCaseComment: 'মন্তব্য',
    },
    choices: { customJudgement: judgements, status: followOnStatuses },
    messages: { created: 'রিট মামলাটি নথিভুক্ত করা হয়েছে', edited: 'রিট মামলাটি হালনাগাদ করা হয়েছে' },
  },
  'contempt-cases': {
    create: { title: 'আদালত অবমাননা মামলা যোগ করুন', breadcrumb: 'আদালত অবমাননা মামলা যোগ করুন' },
    edit: { title: 'আদালত অবমাননা মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      contemptCaseNo: 'আদালত অবমাননা মামলা নম্বর',
      courtName: 'আদালত',
      petitioner: 'আবেদনকারী',
      disobeyedOrder: 'যে আদেশ অমান্যের অভিযোগ',
      contemptOrderNo: 'আদেশ নম্বর',
      contemptOrderDate: 'আদেশের তারিখ',
      contemptJudgement: 'রায়/আদেশ',
      compliedOn: 'আদেশ প্রতিপালনের তারিখ',
      summOfJudgementOrder: 'রায়/আদেশের সারসংক্ষেপ',
      contemptComment: 'মন্তব্য',
    },
    choices: { contemptJudgement: judgements, status: followOnStatuses },
    messages: {
      created: 'আদালত অবমাননা মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'আদালত অবমাননা মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'high-court-cpa-cpl-cases': {
    create: { title: 'সিপিএলএ/সিএমপি মামলা যোগ করুন', breadcrumb: 'সিপিএলএ/সিএমপি মামলা যোগ করুন' },
    edit: { title: 'আপিল বিভাগের সিপিএলএ/সিএমপি মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...hearings,
      ...implementation,
      ...interimOrders,
      cplCpaNothi: 'সিপিএলএ/সিএমপি নম্বর',
      date: 'রায়ের নম্বর ও তারিখ',
      details: 'আদেশের সারসংক্ষেপ',
      highCourtAppeal: 'রায়ের বিরুদ্ধে আপিল',
      judgement: 'রায়',
      summOfJudgementOrder: 'মন্তব্য',
      executionOfOrder: 'আদেশ বাস্তবায়ন',
    },
    choices: { status: followOnStatuses },
    messages: {
      created: 'সিপিএলএ/সিএমপি মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'সিপিএলএ/সিএমপি মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'high-court-cp-cases': {
    create: { title: 'সিপি মামলা যোগ করুন', breadcrumb: 'সিপি মামলা' },
    edit: { title: 'আপিল বিভাগের সিভিল পিটিশন সম্পাদনা' },
    fields: {
      ...common,
      ...hearings,
      ...implementation,
      ...interimOrders,
      cpNothi: 'সিপি নম্বর',
      date: 'রায়ের নম্বর ও তারিখ',
      details: 'আদেশের সারসংক্ষেপ',
      highCourtAppeal: 'রায়ের বিরুদ্ধে আপিল',
      judgement: 'রায়',
      summOfJudgementOrder: 'মন্তব্য',
      executionOfOrder: 'আদেশ বাস্তবায়ন',
    },
    choices: { status: followOnStatuses },
    messages: { created: 'সিপি মামলাটি নথিভুক্ত করা হয়েছে', edited: 'সিপি মামলাটি হালনাগাদ করা হয়েছে' },
  },
  'admiral-suit-cases': {
    create: { title: 'এডমিরালটি মামলা যোগ করুন', breadcrumb: 'এডমিরালটি মামলা যোগ করুন' },
    edit: { title: 'হাইকোর্ট বিভাগের এডমিরালটি মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...implementation,
      ...interimOrders,
      courtMemoNo: 'স্মারক নম্বর',
      arrestOrder: 'আটকাদেশ নম্বর ও তারিখ',
      dateOfAghar: 'তারিখ',
      pettetioner: 'বাদীর নাম',
      veselName: 'জাহাজের নাম',
      registrationNo: 'মেনিফেস্ট নম্বর',
      releaseOrder: 'অবমুক্তির আদেশ নম্বর ও তারিখ',
      imoNumber: 'আইএমও নম্বর',
      judgment: 'রায়/আদেশ',
    },
    choices: { judgment: judgements, status: followOnStatuses },
    messages: {
      created: 'এডমিরালটি মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'এডমিরালটি মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'foujdari-suit-cases': {
    create: { title: 'ফৌজদারি মামলা যোগ করুন', breadcrumb: 'ফৌজদারি মামলা যোগ করুন' },
    edit: { title: 'ফৌজদারি মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...interimOrders,
      cmmCgm: 'সিএমএম/সিজেএম/দায়রা/বিশেষ জজ আদালতের নাম',
      relatedThana: 'থানার নাম',
      mamlaNoOfRelatedThana: 'থানার মামলা নম্বর',
      fir: 'এজাহার নম্বর',
      dateOfAghar: 'এজাহারের তারিখ',
    },
    choices: { status: followOnStatuses },
    messages: {
      created: 'ফৌজদারি মামলাটি নথিভুক্ত করা হয়েছে',
      edited: 'ফৌজদারি মামলাটি হালনাগাদ করা হয়েছে',
    },
  },
  'civil-case': {
    create: { title: 'দেওয়ানি মামলা যোগ করুন', breadcrumb: 'দেওয়ানি মামলা যোগ করুন' },
    edit: { title: 'দেওয়ানি মামলা সম্পাদনা' },
    fields: {
      ...implementation,
      civilCaseNumber: 'দেওয়ানি মামলা নম্বর',
      dateOfCase: 'মামলার তারিখ',
      civilCourtName: 'দেওয়ানি আদালতের নাম',
      hearingDate01: 'শুনানির তারিখ ০১',
      addHearingDate: 'পরবর্তী শুনানির তারিখ',
      interimOrder01: 'অন্তর্বর্তীকালীন আদেশ ০১',
      judgement: 'রায়/আদেশ যার পক্ষে',
      judgmentNumberAndDate: 'রায়ের নম্বর ও তারিখ',
      paraWiseReplyFileNumberDate: 'দফাওয়ারি জবাব/আপিলের হেতু নথি নম্বর ও তারিখ',
      summaryOfJudgment: 'রায়ের সারসংক্ষেপ',
      writRelatedComment: 'দেওয়ানি মামলা সংক্রান্ত মন্তব্য',
      status: 'বর্তমান অবস্থা',
    },
    choices: { judgement: judgements, status: followOnStatuses },
    messages: { created: 'দেওয়ানি মামলাটি নথিভুক্ত করা হয়েছে', edited: 'দেওয়ানি মামলাটি হালনাগাদ করা হয়েছে' },
  },
};

/** `resources` of the court case types. */
const resources = resourcesOfCaseTypes(own, shared, caseTypeNames);

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { followOnCases, resources };
