import type { CaseTypeName } from '../../../domain/followOnCases';
import type { FormGroup } from '../../../domain/followOnCases/caseType';
import { resourcesOfCaseTypes, type OwnWords, type SharedWords } from '../caseTypeWords';
import { followOnStatuses, judgements } from './choices';

/** `followOnCases`: what all court cases share. */
export const followOnCases = {
  search: 'Search with Nothi No.',
  breadcrumb: 'Lawsuit',
  filing: 'Case Filing',
  groups: {
    case: 'Case',
    policeStation: 'Police Station and FIR',
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
  id: 'ID',
  deleteQuestion: 'Do you really want to delete the case?',
};

const interimOrders = {
  interimOrderOfTribunal1: 'Interim Order-1',
  interimOrderOfTribunal2: 'Interim Order-2',
  interimOrderOfTribunal3: 'Interim Order-3',
  interimOrderOfTribunal4: 'Interim Order-4',
};

/** Labels of fields that several courts have. */
const common = {
  dateOfCase: 'Case Date',
  documentOfLawBranch: 'Law Section File Number',
  status: 'Current Status',
};

const replyAndHearings = {
  dispatchOfReplyNo: 'Reply Number',
  dispatchOfReplyDate: 'Reply Date',
  dateOfHearing01: 'Hearing Date 01',
  dateOfHearing02: 'Hearing Date 02',
  implementationOfInterimOrder: 'Implementation of Interim Order',
};

const own: { [Name in CaseTypeName]: OwnWords<Name> } = {
  'tribunal-cases': {
    title: 'Appellate Tribunal Case',
    create: {
      title: 'Add Custom, Excise & VAT Appellate Tribunal case',
      breadcrumb: 'Add Custom, Excise & VAT Appellate Tribunal case',
    },
    edit: { title: 'Appellate Tribunal Case Edit' },
    fields: {
      ...common,
      ...replyAndHearings,
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
  'foujdari-suit-cases': {
    title: 'Criminal Case',
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
};

/** `resources` of the court case types. */
export const caseTypeResources = resourcesOfCaseTypes(own, shared);
