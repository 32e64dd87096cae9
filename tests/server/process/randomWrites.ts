import { filingStatuses, followOnStatuses, judgements } from '../../../domain/choices';
import { caseTypes } from '../../../domain/followOnCases';

/** The filings and court cases whose creation was acknowledged, without those whose deletion was requested. */
export interface Written {
  filings: number[];
  cases: { collection: string; id: number }[];
  /** Number of successful writes. */
  count: number;
}

interface Server {
  origin: string;
  headers: Record<string, string>;
  sections: number[];
}

const DAYS = [null, '2024-02-29', '2024-03-01', '2025-12-31', '2026-11-20'];

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const amount = () => Math.floor(Math.random() * 10 ** pick([3, 9, 15])) / 100;

/** Removes a random id from the list, so that no other writer deletes the record. */
const take = <T>(from: T[]): T => from.splice(Math.floor(Math.random() * from.length), 1)[0]!;

/**
 * Creates, replaces or deletes a random filing, court case or hearing, or saves a time limit. Moving a filing to
 * another section moves all that belongs to it. Only writes that succeed are counted.
 */
export async function writeAtRandom(server: Server, written: Written): Promise<void> {
  const { filings, cases } = written;
  const chance = Math.random();
  if (filings.length < 10 || chance < 0.2) {
    const stored = await send('POST', 'case/case-fillings', filing(server));
    if (typeof stored === 'object') filings.push(stored.id);
  } else if (chance < 0.35) {
    const id = pick(filings);
    await send('PUT', `case/case-fillings/${id}`, filing(server));
  } else if (chance < 0.42) {
    const id = take(filings);
    // a filing with cases cannot be deleted
    if ((await send('DELETE', `case/case-filling${id}`)) === 409) filings.push(id);
  } else if (cases.length < 10 || chance < 0.65) {
    const collection = pick(caseTypes).name;
    const stored = await send('POST', `case/${collection}`, {
      ...courtCase(),
      caseFilling: { id: pick(filings) },
    });
    if (typeof stored === 'object') cases.push({ collection, id: stored.id });
  } else if (chance < 0.75) {
    const { collection, id } = pick(cases);
    await send('PUT', `case/${collection}/${id}`, courtCase());
  } else if (chance < 0.85) {
    const { collection, id } = take(cases);
    await send('DELETE', `case/${collection}/${id}`);
  } else {
    await writeOnFile(pick(filings));
  }

  /** Adds or removes a hearing of a filing, or saves one of its time limits. */
  async function writeOnFile(id: number) {
    const response = await fetch(`${server.origin}/api/casebook/files/${id}`, { headers: server.headers });
    if (response.status !== 200) return;
    const { proceedings, hearings, limits } = (await response.json()) as FileParts;
    const part = pick(['new', ...(hearings.length ? ['hearing'] : []), ...(limits.length ? ['limit'] : [])]);
    if (part === 'new') {
      const proceedingId = pick(proceedings).id;
      await send('POST', 'casebook/hearings', { proceedingId, date: pick(DAYS) ?? '2026-12-01' });
    } else if (part === 'hearing') {
      await send('DELETE', `casebook/hearings/${pick(hearings).id}`);
    } else {
      const limit = pick(limits);
      await send('PUT', `casebook/limits/${limit.id}`, { ...limit, ...limitChange() });
    }
  }

  /** @returns the answer, or the status of a refusal */
  async function send(method: string, path: string, body?: object) {
    const { origin, headers } = server;
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) return response.status;
    written.count++;
    return answer as { id: number };
  }
}

type FileParts = Record<'proceedings' | 'hearings' | 'limits', { id: number }[]>;

let made = 0;

const filing = ({ sections }: Server) => ({
  nothiNumber: `random/${process.pid}/${++made}`,
  workPlace: { id: pick(sections) },
  status: pick(filingStatuses),
  revenue: amount(),
  dateOfJudgement: pick(DAYS),
  dateOfProvisionalTaxation: pick(DAYS),
});

/** A case with the order of a tribunal case, which other cases can challenge. Other types ignore these fields. */
const courtCase = () => ({
  status: pick([...followOnStatuses, null]),
  dateOfCase: pick(DAYS),
  dateOfHearing01: pick(DAYS),
  tribunalCaseNo: pick([null, 'T-1', 'ট-২']),
  tribunalOrderDate: pick(DAYS),
  tribunalJudgement: pick([...judgements, null]),
});

/** A change that ends a time limit, reopens it, or reopens it and sets the day that it runs from. */
const limitChange = () =>
  pick([
    { state: 'NOT_NEEDED', reason: 'Settled' },
    { state: 'RUNNING', doneOn: null, doneById: null },
    { state: 'RUNNING', doneOn: null, doneById: null, triggerDate: pick(DAYS) },
  ]);
