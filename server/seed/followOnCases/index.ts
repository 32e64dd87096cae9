import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import { caseTypes, type CaseTypeName } from '../../../domain/followOnCases';
import { tableOf } from '../../platform/database/followOnSchema';
import type { Database } from '../../platform/database/schema';
import { LAST_DAY, earlier } from '../calendar';
import type { Filed } from '../filings';
import { insertRows } from '../insertRows';
import { randomFor } from '../random';
import { admiraltySuits } from './admiralty';
import { petitionCases } from './appellateDivision';
import { civilCases } from './civil';
import { commissionerAppeals } from './commissionerAppeals';
import { commissionerateCases } from './commissionerate';
import type { CaseRow, Recorded } from './courtCases';
import { criminalCases } from './criminal';
import { afterCases, type NotedCases, type NotedCourt } from './filingNotes';
import { customsAppealCases, writCases } from './highCourt';
import { customsAppeals, writs } from './highCourtPaths';
import { petitions } from './petitionPaths';
import { tribunalCases } from './tribunal';

/** The cases of each type, each with its filing's index. Types without sample data are left out. */
type CasesByType = Partial<Record<CaseTypeName, { position: number; row: CaseRow }[]>>;

export interface FollowOnCases {
  /** The filings after the changes that their cases caused. */
  filings: Filed['row'][];
  cases: CasesByType;
}

/** The court cases of the filings. Only hearings may be later than `today`. */
export function followOnCases(filed: Filed[], today: Day, userIds: number[]): FollowOnCases {
  const asOf = earlier(today, LAST_DAY);
  const tribunal = tribunalCases(filed, randomFor('tribunal cases'), asOf, userIds);
  const firstAppeals = byPosition(tribunal.toReversed());
  const lastAppeals = byPosition(tribunal);

  const ofCustomsAppeals = randomFor('customs appeals');
  const ofWrits = randomFor('writs');
  const customsAppeal = customsAppealCases(
    customsAppeals(lastAppeals, asOf, ofCustomsAppeals),
    ofCustomsAppeals,
    userIds,
  );
  const writ = writCases(writs(filed, lastAppeals, asOf, ofWrits), ofWrits, userIds);

  const ofPetitions = randomFor('petitions to the Appellate Division');
  const lodged = petitions([...customsAppeal, ...writ], asOf, ofPetitions);
  const cpla = lodged.filter(({ kind }) => kind !== 'CP');
  const cp = lodged.filter(({ kind }) => kind === 'CP');
  const cplaCases = petitionCases(cpla, 'cplCpaNothi', randomFor('CPLA'), userIds);
  const cpCases = petitionCases(cp, 'cpNothi', randomFor('CP'), userIds);

  const inCourt = new Set([...tribunal, ...writ].map(({ position }) => position));
  const ofCommissioner = randomFor('appeals to the Commissioner');
  const commissionerate = commissionerateCases(
    commissionerAppeals(filed, firstAppeals, inCourt, asOf, ofCommissioner),
    ofCommissioner,
    userIds,
  );
  for (const { position } of commissionerate) inCourt.add(position);
  const civil = civilCases(filed, inCourt, randomFor('civil cases'), asOf, userIds);

  return {
    filings: noted(filed, {
      commissioner: commissionerate,
      tribunal,
      highCourt: [...customsAppeal, ...writ],
      appellateDivision: [...cplaCases, ...cpCases],
      civil,
    }),
    cases: {
      'applicate-comm-cases': commissionerate,
      'tribunal-cases': tribunal,
      'custom-appeals': customsAppeal,
      'high-court-rits': writ,
      'high-court-cpa-cpl-cases': cplaCases,
      'high-court-cp-cases': cpCases,
      'admiral-suit-cases': admiraltySuits(filed, randomFor('admiralty suits'), asOf, userIds),
      'foujdari-suit-cases': criminalCases(filed, randomFor('criminal cases'), asOf, userIds),
      'civil-case': civil,
    },
  };
}

/** Inserts the cases; `filingIds` are the ids of the filings, in the same order. */
export async function insertCases(
  db: Kysely<Database>,
  cases: CasesByType,
  filingIds: number[],
): Promise<void> {
  for (const type of caseTypes) {
    const rows = (cases[type.name] ?? []).map(({ position, row }) => ({
      ...row,
      caseFilingId: filingIds[position]!,
    }));
    await insertRows(db, tableOf(type), rows);
  }
}

/** The last case of each filing, by the filing's index. */
const byPosition = (cases: Recorded[]) => new Map(cases.map((each) => [each.position, each]));

/** The filings with notes about their cases; `courts` is ordered from the lowest to the highest. */
function noted(filed: Filed[], courts: Record<NotedCourt, Recorded[]>): Filed['row'][] {
  const random = randomFor('notes of filings with an appeal');
  const casesOf = new Map<number, NotedCases>();
  for (const [court, cases] of Object.entries(courts)) {
    for (const last of cases) {
      const known = casesOf.get(last.position) ?? [];
      casesOf.set(last.position, [...known, { court: court as NotedCourt, last }]);
    }
  }
  return filed.map(({ row }, position) => {
    const cases = casesOf.get(position);
    return cases ? afterCases(row, cases, random) : row;
  });
}
