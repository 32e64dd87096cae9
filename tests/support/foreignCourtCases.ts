import { http, HttpResponse } from 'msw';
import { idIn, pageOf, type ForeignRecord, type Guarded } from './foreignAnswers';

/** The court cases of a server, by collection. */
export type CourtCases = Record<'tribunal-cases' | 'foujdari-suit-cases', ForeignRecord[]>;

interface Registers {
  filings: ForeignRecord[];
  cases: CourtCases;
}

/** A tribunal case as such a server sends it, amounts as texts. It follows from filing 1. */
export const tribunalCase = (id: number, given: ForeignRecord = {}): ForeignRecord => ({
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

/** A criminal case, the same. */
export const criminalCase = (id: number, given: ForeignRecord = {}): ForeignRecord => ({
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

const ofFiling = (id: number): ForeignRecord => ({
  id,
  nothiNumber: `S-${id}/AP/2024`,
  revenue: '1234567.50',
  boeDate: [2024, 2, 29],
  workPlace: { id: 3, name: 'AIR' },
});

/** The finder, a filing's status, and the registers of court cases. */
export const courtCaseHandlers = (foreign: Registers, guarded: Guarded) => [
  http.get(
    '/api/case/case-fillings-by-date-and-nothi',
    guarded((request) => foundIn(foreign.filings, new URL(request.url).searchParams)),
  ),
  http.get(
    '/api/case/case-file-status',
    guarded((request) => statusOf(foreign, Number(new URL(request.url).searchParams.get('caseId')))),
  ),
  ...register(foreign, guarded, 'tribunal-cases', tribunalCase),
  ...register(foreign, guarded, 'foujdari-suit-cases', criminalCase),
];

function register(foreign: Registers, guarded: Guarded, name: keyof CourtCases, build: typeof tribunalCase) {
  const stored = async (request: Request, id: number) => ({
    ...build(id),
    ...((await request.json()) as ForeignRecord),
    id,
  });
  return [
    http.get(
      `/api/case/${name}-page`,
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

/** By file number whatever contains it, by date the filings of that day. */
function foundIn(filings: ForeignRecord[], query: URLSearchParams): ForeignRecord[] {
  const day = query.get('dateOfJudgement')?.split('-').map(Number).join();
  const term = query.get('nothiNumber')?.toLowerCase() ?? '';
  return filings.filter((filing) =>
    query.get('searchType') === 'DATE'
      ? (filing.dateOfJudgement as number[] | null)?.join() === day
      : (filing.nothiNumber as string).toLowerCase().includes(term),
  );
}

const statusNames = [
  'applicateComCase',
  'tribunalCase',
  'customAppeal',
  'highCourtRit',
  'highCourtCpaCplCase',
  'highCourtCpCase',
  'admiralSuitCase',
  'foujdariCase',
  'civilCase',
];

function statusOf({ filings, cases }: Registers, caseId: number) {
  const filing = filings.find(({ id }) => id === caseId);
  if (!filing) return notFound();
  const latest: Record<string, ForeignRecord | undefined> = {
    tribunalCase: latestOf(cases['tribunal-cases'], caseId),
    foujdariCase: latestOf(cases['foujdari-suit-cases'], caseId),
  };
  const facts = statusNames.flatMap((name) => [
    [`${name}Status`, latest[name] ? (latest[name].status ?? null) : 'NO_CASE'],
    [`${name}Id`, latest[name]?.id ?? null],
  ]);
  return { caseId, nothiNumber: filing.nothiNumber ?? null, ...Object.fromEntries(facts) } as ForeignRecord;
}

const latestOf = (cases: ForeignRecord[], filing: number) =>
  cases.findLast(({ caseFilling }) => (caseFilling as ForeignRecord | null)?.id === filing);

const notFound = () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 });
