import { http, HttpResponse } from 'msw';
import { contractTypes, type CaseTypeName } from '../../domain/followOnCases';
import { idIn, pageOf, type ForeignRecord, type Guarded } from './foreignAnswers';
import { courtCase } from './foreignCaseRecords';

export { courtCase, criminalCase, tribunalCase } from './foreignCaseRecords';

/** The court cases of a server, by collection. */
export type CourtCases = Record<CaseTypeName, ForeignRecord[]>;

interface Registers {
  filings: ForeignRecord[];
  cases: CourtCases;
}

/** Empty registers except for these cases. */
export const casesOf = (given: Partial<CourtCases> = {}): CourtCases => ({
  ...(Object.fromEntries(contractTypes.map(({ name }) => [name, [] as ForeignRecord[]])) as CourtCases),
  ...given,
});

/** Request handlers for the finder, a filing's status, and the registers of court cases. */
export const courtCaseHandlers = (foreign: Registers, guarded: Guarded) => [
  http.get(
    '/api/case/case-fillings-by-date-and-nothi',
    guarded((request) => foundIn(foreign.filings, new URL(request.url).searchParams)),
  ),
  http.get(
    '/api/case/case-file-status',
    guarded((request) => statusOf(foreign, Number(new URL(request.url).searchParams.get('caseId')))),
  ),
  ...contractTypes.flatMap((type) => register(foreign, guarded, type)),
];

function register(foreign: Registers, guarded: Guarded, { name, page }: (typeof contractTypes)[number]) {
  const stored = async (request: Request, id: number) => ({
    ...courtCase[name](id),
    ...((await request.json()) as ForeignRecord),
    id,
  });
  return [
    http.get(
      `/api/case/${page}`,
      guarded((request) => pageOf(foreign.cases[name], request)),
    ),
    http.get(
      `/api/case/${name}/:id`,
      guarded((request) => foreign.cases[name].find(({ id }) => id === idIn(request)) ?? notFound()),
    ),
    http.post(
      `/api/case/${name}`,
      guarded((request) => stored(request, 99)),
    ),
    http.put(
      `/api/case/${name}/:id`,
      guarded((request) => stored(request, idIn(request))),
    ),
    http.delete(
      `/api/case/${name}/:id`,
      guarded((request) => ({ id: idIn(request) })),
    ),
  ];
}

/** Finds by part of the file number, or by the adjudication date. */
function foundIn(filings: ForeignRecord[], query: URLSearchParams): ForeignRecord[] {
  const day = query.get('dateOfJudgement')?.split('-').map(Number).join();
  const term = query.get('nothiNumber')?.toLowerCase() ?? '';
  return filings.filter((filing) =>
    query.get('searchType') === 'DATE'
      ? (filing.dateOfJudgement as number[] | null)?.join() === day
      : (filing.nothiNumber as string).toLowerCase().includes(term),
  );
}

function statusOf({ filings, cases }: Registers, caseId: number) {
  const filing = filings.find(({ id }) => id === caseId);
  if (!filing) return notFound();
  const facts = contractTypes.flatMap(({ name, contract: { status } }) => {
    const latest = latestOf(cases[name], caseId);
    return [
      [`${status}Status`, latest ? (latest.status ?? null) : 'NO_CASE'],
      [`${status}Id`, latest?.id ?? null],
    ];
  });
  return { caseId, nothiNumber: filing.nothiNumber ?? null, ...Object.fromEntries(facts) } as ForeignRecord;
}

const latestOf = (cases: ForeignRecord[], filing: number) =>
  cases.findLast(({ caseFilling }) => (caseFilling as ForeignRecord | null)?.id === filing);

const notFound = () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 });
