import type { CaseTypeName } from '../../../domain/followOnCases';
import { admiralty } from './admiralty';
import { civil } from './civil';
import { commissionerateAppeal } from './commissionerateAppeal';
import { cp } from './cp';
import { cpla } from './cpla';
import { criminal } from './criminal';
import { customsAppeal } from './customsAppeal';
import { tribunal } from './tribunal';
import { writ } from './writ';

/** The contract's facts of each type, literally, from the lowest court to the highest: the one table that all tests compare with. */
export const expectations: Record<CaseTypeName, Expectation> = {
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
  facts: Facts;
  /** The fields in the form's order, by group, each as `name: kind`. */
  form: [group: string, ...fields: string[]][];
  columns: string[];
  sorts: string[];
}

interface Facts extends Record<string, unknown> {
  title: string;
  page: string;
  search: 'nothiNumber' | 'searchKey';
  finder: string;
  status: string;
  routes: { list: string; add: string };
  startOrder: 'asc' | 'desc';
  sent?: { create: object; update: object };
}

/** Each field's kind by its name, in the form's order: `tribunalCaseNo` → `text`. */
export const fieldsOf = ({ form }: Expectation): [name: string, kind: string][] =>
  form.flatMap(([, ...fields]) =>
    fields.map((field): [string, string] => [field.split(': ')[0]!, field.split(': ')[1]!]),
  );
