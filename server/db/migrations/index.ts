import type { Migration } from 'kysely';
import * as registers from './0001_registers';
import * as caseFilings from './0002_caseFilings';
import * as signIn from './0003_signIn';

/** In the order they run. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001_registers': registers,
  '0002_caseFilings': caseFilings,
  '0003_signIn': signIn,
};
