import type { Insertable, Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import { criminal } from '../../../domain/followOnCases/criminal';
import { tribunal } from '../../../domain/followOnCases/tribunal';
import { tableOf, type FollowOnCaseTable } from '../../db/followOnSchema';
import type { Database } from '../../db/schema';
import { LAST_DAY, earlier } from '../calendar';
import type { Filed } from '../filings';
import { insertRows } from '../insertRows';
import { randomFor } from '../random';
import { criminalCases, type CriminalCase } from './criminal';
import { afterAppeal } from './filingNotes';
import { tribunalCases, type TribunalCase } from './tribunal';

export interface FollowOnCases {
  /** The filings as their cases left them. */
  filings: Filed['row'][];
  tribunal: TribunalCase[];
  criminal: CriminalCase[];
}

/** The court cases that follow from the filings. Nothing but hearings lies after `today`. */
export function followOnCases(filed: Filed[], today: Day, userIds: number[]): FollowOnCases {
  const asOf = earlier(today, LAST_DAY);
  const appeals = tribunalCases(filed, randomFor('tribunal cases'), asOf, userIds);
  const lastAppeal = new Map(appeals.map((appeal) => [appeal.position, appeal]));
  const notes = randomFor('notes of filings with an appeal');
  return {
    filings: filed.map(({ row }, position) => {
      const appeal = lastAppeal.get(position);
      return appeal ? afterAppeal(row, appeal, asOf, notes) : row;
    }),
    tribunal: appeals,
    criminal: criminalCases(filed, randomFor('criminal cases'), asOf, userIds),
  };
}

/** Inserts the cases; `filingIds` are the ids of the filings, in their order. */
export async function insertCases(
  db: Kysely<Database>,
  cases: Pick<FollowOnCases, 'tribunal' | 'criminal'>,
  filingIds: number[],
): Promise<void> {
  const rows = (list: (TribunalCase | CriminalCase)[]): Insertable<FollowOnCaseTable>[] =>
    list.map(({ position, row }) => ({ ...row, caseFilingId: filingIds[position]! }));
  await insertRows(db, tableOf(tribunal), rows(cases.tribunal));
  await insertRows(db, tableOf(criminal), rows(cases.criminal));
}
