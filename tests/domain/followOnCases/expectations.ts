import { admiralty } from './admiralty';
import { civil } from './civil';
import { commissionerateAppeal } from './commissionerateAppeal';
import { cp } from './cp';
import { cpla } from './cpla';
import { criminal } from './criminal';
import { customsAppeal } from './customsAppeal';
import { tribunal } from './tribunal';
import { writ } from './writ';

/** The contract's facts of each type, literally, in court order. */
export const expectations: Record<string, Expectation> = {
  'applicate-comm-cases': commissionerateAppeal,
  'tribunal-cases': tribunal,
  'custom-appeals': customsAppeal,
  'high-court-rits': writ,
  'high-court-cpa-cpl-cases': cpla,
  'high-court-cp-cases': cp,
  'admiral-suit-cases': admiralty,
  'foujdari-suit-cases': criminal,
  'civil-case': civil,
};

export interface Expectation {
  facts: Record<string, unknown>;
  /** The fields in the form's order, by group, each with its kind. */
  form: [group: string, ...fields: string[]][];
  columns: string[];
  sorts: string[];
}
