import type { Migration } from 'kysely';
import * as registers from './0001_registers';
import * as caseFilings from './0002_caseFilings';
import * as signIn from './0003_signIn';
import * as followOnCases from './0004_followOnCases';
import * as tribunalCases from './0005_tribunalCases';
import * as criminalCases from './0006_criminalCases';

/** In the order they run. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001_registers': registers,
  '0002_caseFilings': caseFilings,
  '0003_signIn': signIn,
  '0004_followOnCases': followOnCases,
  '0005_tribunalCases': tribunalCases,
  '0006_criminalCases': criminalCases,
};
