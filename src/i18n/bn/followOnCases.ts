import type { CaseTypeName } from '../../../domain/followOnCases';
import type { followOnCases as english } from '../en/followOnCases';
import { resourcesOfCaseTypes, type OwnWords, type SharedWords } from '../caseTypeWords';
import { followOnStatuses, judgements } from './choices';

/** `followOnCases` */
export const followOnCases: typeof english = {
  search: 'নথি নম্বর দিয়ে অনুসন্ধান',
  breadcrumb: 'মামলা',
  filing: 'দাবিনামা/আদেশ',
  groups: {
    case: 'মামলা',
    policeStation: 'থানা ও এজাহার',
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
  id: 'আইডি',
  deleteQuestion: 'আপনি কি সত্যিই মামলাটি মুছে ফেলতে চান?',
};

const interimOrders = {
  interimOrderOfTribunal1: 'অন্তর্বর্তীকালীন আদেশ-১',
  interimOrderOfTribunal2: 'অন্তর্বর্তীকালীন আদেশ-২',
  interimOrderOfTribunal3: 'অন্তর্বর্তীকালীন আদেশ-৩',
  interimOrderOfTribunal4: 'অন্তর্বর্তীকালীন আদেশ-৪',
};

/** Labels of fields that several courts have. */
const common = {
  dateOfCase: 'মামলার তারিখ',
  documentOfLawBranch: 'আইন শাখার নথি নম্বর',
  status: 'বর্তমান অবস্থা',
};

const replyAndHearings = {
  dispatchOfReplyNo: 'জবাবের স্মারক নম্বর',
  dispatchOfReplyDate: 'জবাবের তারিখ',
  dateOfHearing01: 'শুনানির তারিখ ০১',
  dateOfHearing02: 'শুনানির তারিখ ০২',
  implementationOfInterimOrder: 'অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন',
};

const own: { [Name in CaseTypeName]: OwnWords<Name> } = {
  'tribunal-cases': {
    title: 'আপিলাত ট্রাইব্যুনাল মামলা',
    create: {
      title: 'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
      breadcrumb: 'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল মামলা যোগ করুন',
    },
    edit: { title: 'আপিলাত ট্রাইব্যুনাল মামলা সম্পাদনা' },
    fields: {
      ...common,
      ...replyAndHearings,
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
  'foujdari-suit-cases': {
    title: 'ফৌজদারি মামলা',
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
};

/** `resources` of the court case types. */
export const caseTypeResources = resourcesOfCaseTypes(own, shared);
