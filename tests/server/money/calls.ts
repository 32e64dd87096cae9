import { countNext, driftOfPositions } from '../../../server/features/money/positions';
import { useLimits } from '../limits/calls';

export interface Money {
  outstanding: number;
  changesOn: string | null;
  parts: Record<string, number>;
  entries: Record<string, unknown>[];
  stays: Record<string, unknown>[];
  guarantees: Record<string, unknown>[];
  interest: object | null;
  [sum: string]: unknown;
}
export type Stored = { id: number; version: number } & Record<string, unknown>;

/** Calls on the money of files, on a server that runs during the tests of a file. */
export function useMoney() {
  const calls = useLimits();

  const add = (resource: string, values: object) => calls.found<Stored>('POST', resource, values);
  const put = (resource: string, record: Stored, change: object) =>
    calls.found<Stored>('PUT', `${resource}/${record.id}`, { ...record, ...change });
  const money = (file: number, asOf = '') => calls.found<Money>('GET', `files/${file}/money?asOf=${asOf}`);

  /** The parts that are not 0. */
  const parts = async (file: number, asOf?: string) => {
    const { parts: all } = await money(file, asOf);
    return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount));
  };

  /** The stored position, by the states that are not 0. */
  async function stored(file: number): Promise<Record<string, unknown>> {
    const position = await calls.found<Stored>('GET', `money-positions/${file}`);
    const ofFile = new Set(['id', 'caseFilingId', 'nothiNumber', 'companyName', 'workPlaceId']);
    const amounts = Object.entries(position).filter(([name, amount]) => amount && !ofFile.has(name));
    return Object.fromEntries(amounts);
  }

  const drift = () => driftOfPositions(calls.parts.test.db);

  /** Counts as the job does on a day. */
  async function count(day?: string) {
    while (await countNext(calls.parts.test.db, day));
  }

  const enter = (caseFilingId: number, date: string, kind: string, amount: number, head = 'DUTY') =>
    add('money-entries', { caseFilingId, date, kind, amount, head });

  return { calls, add, put, money, parts, stored, drift, count, enter };
}
