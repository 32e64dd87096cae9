import type { CaseTypeName } from '../../../domain/followOnCases';
import type { FormGroup } from '../../../domain/followOnCases/caseType';
import { caseTypeNames } from './names';
import { resourcesOfCaseTypes, type OwnWords, type SharedWords } from '../caseTypeWords';
import { followOnStatuses, judgements } from './choices';

/** `followOnCases`: texts that all court case types share. */
export const followOnCases = {
  search: 'Search with Nothi No.',
  breadcrumb: 'Lawsuit',
  filing: 'Case Filing',
  groups: {
    case: 'Case',
    policeStation: 'Police Station and FIR',
    vessel: 'Detention and Vessel',
    reply: 'Reply',
    hearings: 'Hearings',
    interimOrders: 'Interim Orders',
    order: 'Judgment/Order',
    status: 'Current Status',
  } satisfies Record<FormGroup, string>,
};

const shared: SharedWords = {
  breadcrumb: 'Lawsuit and claims',
  filing: {
    'caseFilling.nothiNumber': 'File Number',
    'caseFilling.workPlace.name': 'Section/Branch',
    'caseFilling.revenue': 'Disputed Revenue',
  },
  caseFilingId: followOnCases.filing,
  id: 'ID',
  deleteQuestion: 'Do you really want to delete the case?',
};

const interimOrders = {
  interimOrderOfTribunal1: 'Interim Order-1',
  interimOrderOfTribunal2: 'Interim Order-2',
  interimOrderOfTribunal3: 'Interim Order-3',
  interimOrderOfTribunal4: 'Interim Order-4',
};

/** Labels of fields that several case types share. */
const common = {
  dateOfCase: 'Case Date',
  documentOfLawBranch: 'Law Section File Number',
  status: 'Current Status',
};

const hearings = { dateOfHearing01: 'Hearing Date 01', dateOfHearing02: 'Hearing Date 02' };

const implementation = { implementationOfInterimOrder: 'Implementation of Interim Order' };

const replyAndHearings = {
  dispatchOfReplyNo: 'Reply Number',
  dispatchOfReplyDate: 'Reply Date',
  ...hearings,
};

const own: { [Name in CaseTypeName]: OwnWords<Name> } = {
  'applicate-comm-cases': {
    create: {
      title: 'Add Custom, Excise & VAT (Appeal) Commissionerate case',
      breadcrumb: 'Add Custom, Excise & VAT (Appeal) Commissionerate case',
    },
    edit: { title: 'Custom, Excise & VAT (Appeal) Commissionerate Case Edit' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      applicateCaseNo: 'Appeal Number',
      applicateCommOrderNo: 'Order Number',
      applicateCommOrderDate: 'Order Date',
      applicateCommJudgement: 'Judgment/Order',
      summOfJudgementOrder: 'Summary of Judgment/Order',
      applicateCommCaseComment: 'Comment',
    },
    choices: { applicateCommJudgement: judgements, status: followOnStatuses },
    messages: { created: 'Comme Case Added Successfully!', edited: 'Comissioner Case Updated Successfully!' },
  },
  'tribunal-cases': {
    create: {
      title: 'Add Custom, Excise & VAT Appellate Tribunal case',
      breadcrumb: 'Add Custom, Excise & VAT Appellate Tribunal case',
    },
    edit: { title: 'Appellate Tribunal Case Edit' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      tribunalCaseNo: 'Tribunal Case Number',
      tribunalOrderNo: 'Order Number',
      tribunalOrderDate: 'Order Date',
      tribunalJudgement: 'Judgment/Order',
      summOfJudgementOrder: 'Summary of Judgment/Order',
      tribunalCaseComment: 'Comment',
    },
    choices: { tribunalJudgement: judgements, status: followOnStatuses },
    messages: {
      created: 'Tribunal Case Added Successfully!',
      edited: 'Tribunal Case Updated Successfully!',
    },
  },
  'custom-appeals': {
    create: {
      title: 'Add Custom Appeal, High Court Division case',
      breadcrumb: 'Add Custom Appeal, High Court Division case',
    },
    edit: { title: 'Custom Appeal, High Court Division Edit' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      customCaseNo: 'Case Number',
      customOrderNo: 'Order Number',
      customOrderDate: 'Order Date',
      customJudgement: 'Judgment/Order',
      summOfJudgementOrder: 'Summary of Judgment/Order',
      customCaseComment: 'Comment',
    },
    sorts: {
      customOrderNo: 'Order/Judgment Number',
      customOrderDate: 'Order/Judgment Date',
    },
    choices: { customJudgement: judgements, status: followOnStatuses },
    messages: {
      created: 'Custom Appeal Added Successfully!',
      edited: 'Customs Appeal Updated Successfully!',
    },
  },
  'high-court-rits': {
    create: { title: 'Add Writ case, High Court Division', breadcrumb: 'Add Writ case, High Court Division' },
    edit: { title: 'Writ Cases, High Court Division Edit' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      highCourtCaseNo: 'Writ Case Number',
      customOrderNo: 'Order Number',
      customOrderDate: 'Order Date',
      customJudgement: 'Judgment/Order',
      summOfJudgementOrder: 'Summary of Judgment/Order',
      customCaseComment: 'Comment',
    },
    choices: { customJudgement: judgements, status: followOnStatuses },
    messages: { created: 'Rit Added Successfully!', edited: 'High Court Rits Updated Successfully!' },
  },
  'contempt-cases': {
    create: { title: 'Add contempt case', breadcrumb: 'Add contempt case' },
    edit: { title: 'Edit contempt case' },
    fields: {
      ...common,
      ...replyAndHearings,
      ...implementation,
      ...interimOrders,
      contemptCaseNo: 'Contempt case number',
      courtName: 'Court',
      petitioner: 'Petitioner',
      disobeyedOrder: 'Order said to be disobeyed',
      contemptOrderNo: 'Order number',
      contemptOrderDate: 'Order date',
      contemptJudgement: 'Judgment/Order',
      compliedOn: 'Order complied with on',
      summOfJudgementOrder: 'Summary of judgment/order',
      contemptComment: 'Comment',
    },
    choices: { contemptJudgement: judgements, status: followOnStatuses },
    messages: { created: 'Contempt case added', edited: 'Contempt case saved' },
  },
  'high-court-cpa-cpl-cases': {
    create: { title: 'Add CPLA/CPA case', breadcrumb: 'Add CPLA/CPA case' },
    edit: { title: 'CPLA/CMP, Appellate Division Edit' },
    fields: {
      ...common,
      ...hearings,
      ...implementation,
      ...interimOrders,
      cplCpaNothi: 'CPLA/CMP Number',
      date: 'Judgment Number & Date',
      details: 'Summary of Order',
      highCourtAppeal: 'Appeal against the Judgment',
      judgement: 'Judgment',
      summOfJudgementOrder: 'Comment',
      executionOfOrder: 'Execution of Order',
    },
    choices: { status: followOnStatuses },
    messages: { created: 'Cpa Cpi Added Successfully!', edited: 'Cpa Cpi Updated Successfully!' },
  },
  'high-court-cp-cases': {
    create: { title: 'Add CP case', breadcrumb: 'CP case' },
    edit: { title: 'Civil Petition, Appellate Division Edit' },
    fields: {
      ...common,
      ...hearings,
      ...implementation,
      ...interimOrders,
      cpNothi: 'CP Number',
      date: 'Judgment Number & Date',
      details: 'Summary of Order',
      highCourtAppeal: 'Appeal against the Judgment',
      judgement: 'Judgment',
      summOfJudgementOrder: 'Comment',
      executionOfOrder: 'Execution of Order',
    },
    choices: { status: followOnStatuses },
    messages: { created: 'Cp Added Successfully!', edited: 'Cp Updated Successfully!' },
  },
  'admiral-suit-cases': {
    create: { title: 'Add Admiralty Suit case', breadcrumb: 'Add Admiralty Suit case' },
    edit: { title: 'Admiralty Suit, High Court Division Edit' },
    fields: {
      ...common,
      ...implementation,
      ...interimOrders,
      courtMemoNo: 'Memo No.',
      arrestOrder: 'Detention Order Number & Date',
      dateOfAghar: 'Date',
      pettetioner: 'Plaintiff Name',
      veselName: 'Carrier Name',
      registrationNo: 'Manifest Number',
      releaseOrder: 'Release Order Number & Date',
      imoNumber: 'IMO Number',
      judgment: 'Judgment/Order',
    },
    columns: { judgment: 'Judgement/Order' },
    choices: { judgment: judgements, status: followOnStatuses },
    messages: {
      created: 'Admiral Suit Case Added Successfully!',
      edited: 'Admiral Suit Case Updated Successfully!',
    },
  },
  'foujdari-suit-cases': {
    create: { title: 'Add Criminal case', breadcrumb: 'Add Criminal case' },
    edit: { title: 'Criminal Case Edit' },
    fields: {
      ...common,
      ...interimOrders,
      cmmCgm: 'CMM/CJM/Session/Special Judge Court Name',
      relatedThana: 'Police Station Name',
      mamlaNoOfRelatedThana: 'Police Station Case Number',
      fir: 'FIR Number',
      dateOfAghar: 'Date',
    },
    choices: { status: followOnStatuses },
    messages: {
      created: 'Foujdari Case Added Successfully!',
      edited: 'Foujdari Case Updated Successfully!',
    },
  },
  'civil-case': {
    create: { title: 'Add Civil case', breadcrumb: 'Add Civil case' },
    edit: { title: 'Civil Case Edit' },
    fields: {
      ...implementation,
      civilCaseNumber: 'Civil Case No',
      dateOfCase: 'Case Date',
      civilCourtName: 'Civil Court Name',
      hearingDate01: 'Hearing Date',
      addHearingDate: 'Additional Hearing Date',
      interimOrder01: 'Interim Order',
      judgement: 'Judgment/Order',
      judgmentNumberAndDate: 'Judgement No. & Date',
      paraWiseReplyFileNumberDate: 'Parawise Reply File No. & Date',
      summaryOfJudgment: 'Summary of Judgement',
      writRelatedComment: 'Writ Related Comment',
      status: 'Current Status',
    },
    columns: {
      civilCaseNumber: 'Civil Case Number',
      hearingDate01: 'Hearing Date 01',
      addHearingDate: 'Hearing Date 02',
      interimOrder01: 'Interim Order 01',
      judgement: 'Judgment/Order In Favor of',
      judgmentNumberAndDate: 'Judgment Number & Date',
      paraWiseReplyFileNumberDate: 'Parawise Reply/Grounds of Appeal File Number & Date',
      summaryOfJudgment: 'Summary of Judgment',
      writRelatedComment: 'Civil Case Related Comment',
    },
    choices: { judgement: judgements, status: followOnStatuses },
    messages: { created: 'Civil Case Added Successfully!', edited: 'Civil Case Updated Successfully!' },
  },
};

/** `resources` of the court case types. */
const resources = resourcesOfCaseTypes(own, shared, caseTypeNames);

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { followOnCases, resources };
