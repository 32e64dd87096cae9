import type { CaseTypeName } from '../../../../domain/followOnCases';

/** English and Bengali label of each field by name, in the form's order. */
type Words = Record<string, [english: string, bengali: string]>;

const interimOrders: Words = {
  interimOrderOfTribunal1: ['Interim Order-1', 'অন্তর্বর্তীকালীন আদেশ-১'],
  interimOrderOfTribunal2: ['Interim Order-2', 'অন্তর্বর্তীকালীন আদেশ-২'],
  interimOrderOfTribunal3: ['Interim Order-3', 'অন্তর্বর্তীকালীন আদেশ-৩'],
  interimOrderOfTribunal4: ['Interim Order-4', 'অন্তর্বর্তীকালীন আদেশ-৪'],
};

const implementation: Words = {
  implementationOfInterimOrder: ['Implementation of Interim Order', 'অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন'],
};

const dateOfCase: Words = { dateOfCase: ['Case Date', 'মামলার তারিখ'] };

const dateAndFile: Words = {
  ...dateOfCase,
  documentOfLawBranch: ['Law Section File Number', 'আইন শাখার নথি নম্বর'],
};

const hearings: Words = {
  dateOfHearing01: ['Hearing Date 01', 'শুনানির তারিখ ০১'],
  dateOfHearing02: ['Hearing Date 02', 'শুনানির তারিখ ০২'],
};

/** The fields between number and order that commissionerate appeals, tribunal cases, customs appeals and writs share. */
const appealed: Words = {
  ...dateAndFile,
  dispatchOfReplyNo: ['Reply Number', 'জবাবের স্মারক নম্বর'],
  dispatchOfReplyDate: ['Reply Date', 'জবাবের তারিখ'],
  ...hearings,
  ...implementation,
  ...interimOrders,
};

/** The fields of CPLA and CP cases, except the number. */
const petition: Words = {
  ...dateAndFile,
  date: ['Judgment Number & Date', 'রায়ের নম্বর ও তারিখ'],
  ...hearings,
  ...implementation,
  ...interimOrders,
  details: ['Summary of Order', 'আদেশের সারসংক্ষেপ'],
  highCourtAppeal: ['Appeal against the Judgment', 'রায়ের বিরুদ্ধে আপিল'],
  judgement: ['Judgment', 'রায়'],
  summOfJudgementOrder: ['Comment', 'মন্তব্য'],
  executionOfOrder: ['Execution of Order', 'আদেশ বাস্তবায়ন'],
};

const status: Words = { status: ['Current Status', 'বর্তমান অবস্থা'] };

export const formFields: Record<CaseTypeName, Words> = {
  'applicate-comm-cases': {
    applicateCaseNo: ['Appeal Number', 'আপিল নম্বর'],
    ...appealed,
    applicateCommOrderNo: ['Order Number', 'আদেশ নম্বর'],
    applicateCommOrderDate: ['Order Date', 'আদেশের তারিখ'],
    applicateCommJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    summOfJudgementOrder: ['Summary of Judgment/Order', 'রায়/আদেশের সারসংক্ষেপ'],
    applicateCommCaseComment: ['Comment', 'মন্তব্য'],
    ...status,
  },
  'tribunal-cases': {
    tribunalCaseNo: ['Tribunal Case Number', 'ট্রাইব্যুনাল মামলা নম্বর'],
    ...appealed,
    tribunalOrderNo: ['Order Number', 'আদেশ নম্বর'],
    tribunalOrderDate: ['Order Date', 'আদেশের তারিখ'],
    tribunalJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    summOfJudgementOrder: ['Summary of Judgment/Order', 'রায়/আদেশের সারসংক্ষেপ'],
    tribunalCaseComment: ['Comment', 'মন্তব্য'],
    ...status,
  },
  'custom-appeals': {
    customCaseNo: ['Case Number', 'মামলা নম্বর'],
    ...appealed,
    customOrderNo: ['Order Number', 'আদেশ নম্বর'],
    customOrderDate: ['Order Date', 'আদেশের তারিখ'],
    customJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    summOfJudgementOrder: ['Summary of Judgment/Order', 'রায়/আদেশের সারসংক্ষেপ'],
    customCaseComment: ['Comment', 'মন্তব্য'],
    ...status,
  },
  'high-court-rits': {
    highCourtCaseNo: ['Writ Case Number', 'রিট মামলা নম্বর'],
    ...appealed,
    customOrderNo: ['Order Number', 'আদেশ নম্বর'],
    customOrderDate: ['Order Date', 'আদেশের তারিখ'],
    customJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    summOfJudgementOrder: ['Summary of Judgment/Order', 'রায়/আদেশের সারসংক্ষেপ'],
    customCaseComment: ['Comment', 'মন্তব্য'],
    ...status,
  },
  'contempt-cases': {
    contemptCaseNo: ['Contempt case number', 'আদালত অবমাননা মামলা নম্বর'],
    dateOfCase: ['Case Date', 'মামলার তারিখ'],
    courtName: ['Court', 'আদালত'],
    petitioner: ['Petitioner', 'আবেদনকারী'],
    documentOfLawBranch: ['Law Section File Number', 'আইন শাখার নথি নম্বর'],
    disobeyedOrder: ['Order said to be disobeyed', 'যে আদেশ অমান্যের অভিযোগ'],
    dispatchOfReplyNo: ['Reply Number', 'জবাবের স্মারক নম্বর'],
    dispatchOfReplyDate: ['Reply Date', 'জবাবের তারিখ'],
    ...hearings,
    ...implementation,
    ...interimOrders,
    contemptOrderNo: ['Order number', 'আদেশ নম্বর'],
    contemptOrderDate: ['Order date', 'আদেশের তারিখ'],
    contemptJudgement: ['Judgment/Order', 'রায়/আদেশ'],
    compliedOn: ['Order complied with on', 'আদেশ প্রতিপালনের তারিখ'],
    summOfJudgementOrder: ['Summary of judgment/order', 'রায়/আদেশের সারসংক্ষেপ'],
    contemptComment: ['Comment', 'মন্তব্য'],
    ...status,
  },
  'high-court-cpa-cpl-cases': {
    cplCpaNothi: ['CPLA/CMP Number', 'সিপিএলএ/সিএমপি নম্বর'],
    ...petition,
    ...status,
  },
  'high-court-cp-cases': { cpNothi: ['CP Number', 'সিপি নম্বর'], ...petition, ...status },
  'admiral-suit-cases': {
    courtMemoNo: ['Memo No.', 'স্মারক নম্বর'],
    ...dateAndFile,
    arrestOrder: ['Detention Order Number & Date', 'আটকাদেশ নম্বর ও তারিখ'],
    dateOfAghar: ['Date', 'তারিখ'],
    pettetioner: ['Plaintiff Name', 'বাদীর নাম'],
    veselName: ['Carrier Name', 'জাহাজের নাম'],
    registrationNo: ['Manifest Number', 'মেনিফেস্ট নম্বর'],
    releaseOrder: ['Release Order Number & Date', 'অবমুক্তির আদেশ নম্বর ও তারিখ'],
    imoNumber: ['IMO Number', 'আইএমও নম্বর'],
    ...implementation,
    ...interimOrders,
    judgment: ['Judgment/Order', 'রায়/আদেশ'],
    ...status,
  },
  'foujdari-suit-cases': {
    cmmCgm: ['CMM/CJM/Session/Special Judge Court Name', 'সিএমএম/সিজেএম/দায়রা/বিশেষ জজ আদালতের নাম'],
    ...dateAndFile,
    relatedThana: ['Police Station Name', 'থানার নাম'],
    mamlaNoOfRelatedThana: ['Police Station Case Number', 'থানার মামলা নম্বর'],
    fir: ['FIR Number', 'এজাহার নম্বর'],
    dateOfAghar: ['Date', 'এজাহারের তারিখ'],
    ...interimOrders,
    ...status,
  },
  'civil-case': {
    civilCaseNumber: ['Civil Case No', 'দেওয়ানি মামলা নম্বর'],
    ...dateOfCase,
    civilCourtName: ['Civil Court Name', 'দেওয়ানি আদালতের নাম'],
    hearingDate01: ['Hearing Date', 'শুনানির তারিখ ০১'],
    addHearingDate: ['Additional Hearing Date', 'পরবর্তী শুনানির তারিখ'],
    ...implementation,
    interimOrder01: ['Interim Order', 'অন্তর্বর্তীকালীন আদেশ ০১'],
    judgement: ['Judgment/Order', 'রায়/আদেশ যার পক্ষে'],
    judgmentNumberAndDate: ['Judgement No. & Date', 'রায়ের নম্বর ও তারিখ'],
    paraWiseReplyFileNumberDate: [
      'Parawise Reply File No. & Date',
      'দফাওয়ারি জবাব/আপিলের হেতু নথি নম্বর ও তারিখ',
    ],
    summaryOfJudgment: ['Summary of Judgement', 'রায়ের সারসংক্ষেপ'],
    writRelatedComment: ['Writ Related Comment', 'দেওয়ানি মামলা সংক্রান্ত মন্তব্য'],
    ...status,
  },
};

/** Column headings that differ from the form's labels. */
export const columnWords: Partial<Record<CaseTypeName, Words>> = {
  'admiral-suit-cases': { judgment: ['Judgement/Order', 'রায়/আদেশ'] },
  'civil-case': {
    civilCaseNumber: ['Civil Case Number', 'দেওয়ানি মামলা নম্বর'],
    hearingDate01: ['Hearing Date 01', 'শুনানির তারিখ ০১'],
    addHearingDate: ['Hearing Date 02', 'পরবর্তী শুনানির তারিখ'],
    interimOrder01: ['Interim Order 01', 'অন্তর্বর্তীকালীন আদেশ ০১'],
    judgement: ['Judgment/Order In Favor of', 'রায়/আদেশ যার পক্ষে'],
    judgmentNumberAndDate: ['Judgment Number & Date', 'রায়ের নম্বর ও তারিখ'],
    paraWiseReplyFileNumberDate: [
      'Parawise Reply/Grounds of Appeal File Number & Date',
      'দফাওয়ারি জবাব/আপিলের হেতু নথি নম্বর ও তারিখ',
    ],
    summaryOfJudgment: ['Summary of Judgment', 'রায়ের সারসংক্ষেপ'],
    writRelatedComment: ['Civil Case Related Comment', 'দেওয়ানি মামলা সংক্রান্ত মন্তব্য'],
  },
};

/** Sort options that differ from the list's headings. */
export const sortWords: Partial<Record<CaseTypeName, Words>> = {
  'custom-appeals': {
    customOrderNo: ['Order/Judgment Number', 'আদেশ/রায়ের নম্বর'],
    customOrderDate: ['Order/Judgment Date', 'আদেশ/রায়ের তারিখ'],
  },
};
