import { bool, choice, date, long, money, ref, rows, text, whole } from '../fields';
import { entryKinds, heads } from './entries';
import { guaranteeSteps } from './guarantees';
import { stayEnds, stayObjects } from './stays';
import { lawFields } from '../limitation/rules';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

const ofFile = { caseFilingId: ref('caseFilingId', 'case-fillings', { required }) };

/** An entry of a file's ledger. */
export const moneyEntryFields = {
  ...ofFile,
  /** The order that demands, raises or lowers. */
  proceedingId: ref('proceedingId', 'proceedings'),
  date: date({ required }),
  kind: { ...choice(entryKinds), required },
  head: choice(heads, { default: 'DUTY' }),
  amount: money({ required }),
  /** The challan, pay order or guarantee by which it was paid. */
  instrument: text(),
  bankId: ref('bankId', 'bank-choices'),
  memo: text(),
  note: long(),
};

/**
 * `field`: the entry follows a field of the filing's form, and is changed there. `explain`: made because that field was
 * set below what the other entries come to; somebody has to say why.
 */
export const entryOrigins = ['own', 'field', 'explain'] as const;

export const guaranteeKinds = ['BANK_GUARANTEE', 'SURETY', 'BOND'] as const;

const allocationFields = { ...ofFile, amount: money() };

export const guaranteeStepFields = {
  kind: { ...choice(guaranteeSteps), required },
  date: date({ required }),
  amount: money(),
  /** Of an extension. */
  validUntil: date({ future: true }),
  memo: text(),
  /** The file of which a part is encashed or released; not needed if the guarantee secures one file. */
  caseFilingId: ref('caseFilingId', 'case-fillings'),
};

export const guaranteeFields = {
  kind: choice(guaranteeKinds, { default: 'BANK_GUARANTEE' }),
  number: text(),
  bankId: ref('bankId', 'bank-choices'),
  branch: text(),
  amount: money(),
  issuedOn: date(),
  validUntil: date({ future: true }),
  /** Whether it has no expiry. */
  continuing: bool(),
  /** The last day on which the bank takes a claim. */
  claimUntil: date({ future: true }),
  autoRenewal: bool(),
  /** The order that asked for it. */
  orderedById: ref('orderedById', 'proceedings'),
  orderedOn: date(),
  orderedPercent: whole(),
  /** Where the paper is kept. */
  originalAt: text(),
  /** The day on which the bank said that it is genuine, and the number of its letter. */
  confirmedOn: date(),
  confirmedMemo: text(),
  /** The files that it secures; together at most its amount. */
  allocations: rows(allocationFields, { required }),
};

export const guaranteeStates = [
  'VALID',
  'NO_EXPIRY',
  'EXPIRED',
  'REPLACED',
  'LAPSED',
  'ENCASHED',
  'RELEASED',
] as const;

export type GuaranteeState = (typeof guaranteeStates)[number];

export const stayFields = {
  proceedingId: ref('proceedingId', 'proceedings', { required }),
  orderedOn: date({ required }),
  receivedOn: date(),
  of: choice(stayObjects, { default: 'REALISATION' }),
  /** 0 for all that is owed. */
  amount: money(),
  until: { ...choice(stayEnds), required },
  untilDay: date({ future: true }),
  untilMonths: whole(),
  /** The court's words. */
  condition: long(),
  conditionAmount: money(),
  conditionCashPercent: whole(),
  conditionGuaranteePercent: whole(),
  /** The period for the condition, from the copy's receipt. */
  conditionN: whole(),
  conditionUnit: choice(['DAYS', 'MONTHS'] as const),
  metOn: date(),
  /** The stay that this one extends. */
  extendsId: ref('extendsId', 'stays'),
  vacatedOn: date(),
  /** When the office asked the court to vacate it. */
  petitionOn: date(),
};

export const stayStates = ['IN_FORCE', 'LAPSED', 'ENDED', 'VACATED', 'DISPOSED'] as const;

export type StayState = (typeof stayStates)[number];

export const recoveryKinds = [
  'NOTICE',
  'CLEARANCE_STOPPED',
  'SET_OFF',
  'DEBTORS_DEBTOR',
  'ACCOUNT_FROZEN',
  'ATTACHMENT',
  'CERTIFICATE',
  'UNTRACEABLE',
  'WRITE_OFF_PROPOSED',
] as const;

/** A step to recover what is owed (Customs Act 2023, section 238). */
export const recoveryStepFields = {
  ...ofFile,
  kind: { ...choice(recoveryKinds), required },
  date: date({ required }),
  /** The day that a notice names for paying. */
  dueOn: date({ future: true }),
  /** The end of what lasts, such as a debtor being untraceable. */
  endedOn: date(),
  memo: text(),
  amount: money(),
  result: long(),
};

/**
 * What the law says about money. `DEPOSIT_DUTY`, `DEPOSIT_PENALTY`: percent of it to be deposited with an appeal;
 * `DUE_DAYS`: days for paying; `INTEREST`: percent a year; `APPEAL_SUSPENDS`: whether an appeal alone keeps money from
 * being recovered.
 */
export const moneyRuleCodes = [
  'DEPOSIT_DUTY',
  'DEPOSIT_PENALTY',
  'DUE_DAYS',
  'INTEREST',
  'APPEAL_SUSPENDS',
] as const;

export type MoneyRuleCode = (typeof moneyRuleCodes)[number];

export const moneyRuleFields = {
  code: { ...choice(moneyRuleCodes), required },
  name: text({ required }),
  nameBn: text(),
  /** Percent or days, by the code. */
  n: whole(),
  /** Of a deposit, the percent that must be cash; the rest may be a guarantee. */
  cashPercent: whole(),
  active: bool(),
  ...lawFields,
};
