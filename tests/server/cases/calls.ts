import type { InjectOptions } from 'fastify';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

export type Headers = { authorization: string };

export interface Proceeding {
  id: number;
  version: number;
  [name: string]: unknown;
}

export interface Calls {
  test: TestApp;
  admin: Headers;
  customs: Headers;
  section: number;
}

/** A server with a section, customs staff, and an administrator, as whom the calls are made by default. */
export async function startCalls(): Promise<Calls> {
  const test = await buildTestApp({ connections: 12 });
  const [admin, customs] = [await test.as('ROLE_ADMIN'), await test.as('ROLE_CUSTOMS')];
  return { test, admin, customs, section: await addWorkPlace(test.db) };
}

export function callsOn({ test, admin, section }: Calls) {
  const call = (method: InjectOptions['method'], url: string, payload?: object, headers = admin) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) });

  const add = async (kind: string, values: object): Promise<number> =>
    (
      await call('POST', `/api/${kind === 'contempt-cases' ? 'casebook' : 'case'}/${kind}`, values)
    ).json<Proceeding>().id;

  const addFiling = (): Promise<number> =>
    add('case-fillings', {
      nothiNumber: `Q-${String(++made).padStart(6, '0')}/26`, // so that the order of texts is that of numbers
      workPlace: { id: section },
      dateOfHearing: '2023-01-01',
    });

  /** Requests the list of proceedings with a query such as `filter={"caseFilingId":7}`, encoded as the UI does. */
  async function list(query: object, headers = admin) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const answer = await call('GET', `/api/casebook/proceedings?${search}`, undefined, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { records: answer.json<Proceeding[]>(), range: answer.headers['content-range'] as string };
  }

  const one = async (id: number, headers = admin): Promise<Proceeding> =>
    (await call('GET', `/api/casebook/proceedings/${id}`, undefined, headers)).json<Proceeding>();

  const put = (record: Proceeding, change: object, headers = admin) =>
    call('PUT', `/api/casebook/proceedings/${record.id}`, { ...record, ...change }, headers);

  /** Adds a filing with a decided tribunal case, a writ against its order, and a civil case. */
  async function addFile() {
    const caseFilling = { id: await addFiling() };
    const order = { tribunalCaseNo: 'T-26', tribunalOrderDate: '2024-05-01', tribunalJudgement: 'ONREMAND' };
    await add('tribunal-cases', { caseFilling, dateOfCase: '2024-01-01', status: 'ORDER_PASSED', ...order });
    await add('high-court-rits', { caseFilling, highCourtCaseNo: 'W-26', dateOfCase: '2024-06-01' });
    await add('civil-case', {
      caseFilling,
      civilCaseNumber: 'D-26',
      civilCourtName: 'Joint District Judge 1',
    });
    const { records } = await list({ filter: { caseFilingId: caseFilling.id } });
    const [filing, tribunal, writ, civil] = records as [Proceeding, Proceeding, Proceeding, Proceeding];
    return { caseFilingId: caseFilling.id, filing, tribunal, writ, civil };
  }

  return { call, add, addFiling, list, one, put, addFile };
}

let made = 0;
