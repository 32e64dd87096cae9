import type { ContractTypeName } from '../../domain/followOnCases';
import type { ForeignRecord } from './foreignAnswers';

type Build = (id: number, given?: ForeignRecord) => ForeignRecord;

/** A tribunal case in a foreign server's format, amounts as text. Its filing is number 1. */
export const tribunalCase: Build = (id, given = {}) => ({
  id,
  caseFilling: ofFiling(1),
  tribunalCaseNo: `CEVT/CASE-${id}/2025`,
  dateOfCase: [2025, 3, 9],
  documentOfLawBranch: null,
  dispatchOfReplyNo: null,
  dispatchOfReplyDate: null,
  dateOfHearing01: [2025, 6, 1],
  dateOfHearing02: null,
  implementationOfInterimOrder: 'no',
  interimOrderOfTribunal1: null,
  interimOrderOfTribunal2: null,
  interimOrderOfTribunal3: null,
  interimOrderOfTribunal4: null,
  tribunalOrderNo: null,
  tribunalOrderDate: null,
  tribunalJudgement: 'WithGovernment',
  summOfJudgementOrder: null,
  tribunalCaseComment: null,
  status: 'ORDER_PASSED',
  ...given,
});

/** A criminal case in the same format. */
export const criminalCase: Build = (id, given = {}) => ({
  id,
  caseFilling: ofFiling(1),
  cmmCgm: 'CMM Court, Chattogram',
  dateOfCase: [2025, 4, 20],
  documentOfLawBranch: null,
  relatedThana: 'Bandar',
  mamlaNoOfRelatedThana: `${id}(4)25`,
  fir: `FIR-${id}`,
  dateOfAghar: [2025, 4, 18],
  interimOrderOfTribunal1: null,
  interimOrderOfTribunal2: null,
  interimOrderOfTribunal3: null,
  interimOrderOfTribunal4: null,
  status: 'SUBJUDICE',
  ...given,
});

/** Gives a function that builds a case with these fields; fields without a value are absent. */
const withFields =
  (fields: ForeignRecord): Build =>
  (id, given = {}) => ({ id, caseFilling: ofFiling(1), ...fields, ...given });

const ofFiling = (id: number): ForeignRecord => ({
  id,
  nothiNumber: `S-${id}/AP/2024`,
  revenue: '1234567.50',
  boeDate: [2024, 2, 29],
  workPlace: { id: 3, name: 'AIR' },
});

/** The fields of both petitions in a foreign server's format; `highCOurtAppeal` is the contract's other spelling. */
const petition: ForeignRecord = {
  dateOfCase: [2025, 3, 9],
  date: '12/2024, 01.12.2024',
  dateOfHearing01: [2028, 2, 29],
  implementationOfInterimOrder: false,
  interimOrderOfTribunal4: 'Stay extended',
  details: 'Leave granted',
  highCOurtAppeal: 'Civil Appeal 7/2026',
  judgement: 1,
  summOfJudgementOrder: 'Hearing awaited',
  executionOfOrder: 'Pending',
  status: 'SUBJUDICE',
  isActive: 'true',
};

/** A case of each type. */
export const courtCase: Record<ContractTypeName, Build> = {
  'applicate-comm-cases': withFields({
    applicateCaseNo: 'Appeal 31/2025',
    dateOfCase: [2025, 3, 9],
    dispatchOfReplyDate: '2025-05-01',
    dateOfHearing02: [2028, 2, 29],
    implementationOfInterimOrder: true,
    applicateCommOrderNo: 'Order 5',
    applicateCommJudgement: 'AgainstGovernment',
    applicateCommCaseComment: 'To the tribunal',
    status: 'ORDER_PASSED',
  }),
  'tribunal-cases': tribunalCase,
  'custom-appeals': withFields({
    customCaseNo: 'Customs Appeal 41/2025',
    dateOfCase: [2025, 3, 9],
    documentOfLawBranch: 'Law 4',
    implementationOfInterimOrder: 0,
    customOrderNo: 'Order 5',
    customOrderDate: [2025, 8, 1],
    customJudgement: 'ONREMAND',
    status: 'SUBJUDICE',
  }),
  'high-court-rits': withFields({
    highCourtCaseNo: 'Writ 51/2025',
    dateOfCase: [2025, 3, 9],
    dispatchOfReplyNo: 'Reply 9',
    interimOrderOfTribunal1: 'Rule issued',
    customJudgement: 'WithGovernment',
    summOfJudgementOrder: 'Rule discharged',
    customCaseComment: 'No appeal',
    status: 'ORDER_PASSED',
  }),
  'high-court-cpa-cpl-cases': withFields({ cplCpaNothi: 'CPLA 61/2025', ...petition }),
  'high-court-cp-cases': withFields({ cpNothi: 'CP 71/2025', ...petition, judgement: 0 }),
  'admiral-suit-cases': withFields({
    courtMemoNo: 'Memo 81',
    dateOfCase: [2025, 3, 9],
    arrestOrder: '3, 10.03.2025',
    dateOfAghar: [2025, 3, 10],
    pettetioner: 'Meghna Shipping',
    veselName: 'MV Karnaphuli',
    registrationNo: '2025/118',
    releaseOrder: '4, 20.03.2025',
    imoNumber: '9074729',
    implementationOfInterimOrder: 'yes',
    interimOrderOfTribunal2: 'Vessel released',
    judgment: 'WithGovernment',
    status: 'ORDER_PASSED',
  }),
  'foujdari-suit-cases': criminalCase,
  'civil-case': withFields({
    // Civil cases also have the file number, section and revenue of their filing at top level.
    nothiNumber: 'S-1/AP/2024',
    workPlace: { id: 3, name: 'AIR' },
    revenue: '1234567.50',
    civilCaseNumber: 'Civil 91/2025',
    dateOfCase: [2025, 3, 9],
    civilCourtName: 'Joint District Judge, Court 1',
    hearingDate01: [2028, 2, 29],
    addHearingDate: [2028, 3, 15],
    implementationOfInterimOrder: 1,
    interimOrder01: 'Status quo',
    judgement: 'AgainstGovernment',
    judgmentNumberAndDate: '8, 01.08.2025',
    paraWiseReplyFileNumberDate: 'Law 4, 02.04.2025',
    summaryOfJudgment: 'Decreed',
    writRelatedComment: 'Appeal advised',
    status: 'SUBJUDICE',
  }),
};
