import { beforeAll, describe, expect, it } from 'vitest';
import { useApprovals, useHistory, type Headers } from './calls';

const history = useHistory();
const { call, sound, addFiling } = history;

interface Listed {
  title: string | null;
  reason: string | null;
  by: { fullName: string };
  decidedBy: { fullName: string } | null;
}

const asked = (resource: string, sort?: [string, 'ASC' | 'DESC']) =>
  call('GET', `/api/casebook/${resource}?${new URLSearchParams(sort && { sort: JSON.stringify(sort) })}`);

/** The shown values of a column, sorted in both directions. */
async function sorted(resource: string, sort: string, shown: (row: Listed) => unknown) {
  const [up, down] = await Promise.all(
    (['ASC', 'DESC'] as const).map(async (order) => (await asked(resource, [sort, order])).json<Listed[]>()),
  );
  return { up: up!.map(shown), down: down!.map(shown) };
}

const remove = (url: string, reason: string) => sound('DELETE', `${url}?reason=${reason}`);

describe('the bin', () => {
  it('the bin is sorted by the title that it shows: a name, a number, or the number of the file', async () => {
    const file = await addFiling({ nothiNumber: 'M-5/26' });
    const caseFilling = { id: file.id };
    const numbered = await sound('POST', '/api/case/tribunal-cases', { caseFilling, tribunalCaseNo: 't-9' });
    const numberless = await sound('POST', '/api/case/tribunal-cases', { caseFilling });
    const desk = await sound('POST', '/api/casebook/desks', { name: 'Bond' });
    await remove(`/api/case/tribunal-cases/${numbered.id}`, 'c');
    await remove(`/api/case/tribunal-cases/${numberless.id}`, 'a');
    await remove(`/api/casebook/desks/${desk.id}`, 'b');
    const gone = await addFiling({ nothiNumber: 'A-1/26' });
    await remove(`/api/case/case-filling${gone.id}`, 'd');
    expect(await sorted('deleted', 'title', ({ title }) => title)).toEqual({
      up: ['A-1/26', 'Bond', 'M-5/26', 't-9'],
      down: ['t-9', 'M-5/26', 'Bond', 'A-1/26'],
    });
  });
});

describe('the list of proposals', () => {
  const { office, second } = useApprovals(history);
  beforeAll(async () => {
    const { version } = await office();
    const propose = (recordId: number, reason: string, headers: Headers, register = 'case-fillings') => {
      const change =
        register === 'office'
          ? { action: 'edit', version, body: { name: 'House', needsApproval: false } }
          : { action: 'delete', version: 1 };
      return sound('POST', '/api/casebook/proposals', { register, recordId, reason, ...change }, headers);
    };
    const kept = await addFiling({ nothiNumber: 'P-2/26' });
    const gone = await addFiling({ nothiNumber: 'B-1/26' });
    await propose(kept.id, 'beta', history.admin);
    const { id } = await propose(gone.id, 'alpha', second.admin);
    await sound('POST', `/api/casebook/proposals/${id}/approve`);
    await propose(1, 'Gamma', history.admin, 'office');
  });

  it('the list of proposals has the newest first unless a sort is requested', async () => {
    const rows = (await asked('proposals')).json<Listed[]>();
    expect(rows.map(({ reason }) => reason)).toEqual(['Gamma', 'alpha', 'beta']);
  });

  it.each([
    ['title', ({ title }: Listed) => title, ['B-1/26', 'House', 'P-2/26']],
    ['reason', ({ reason }: Listed) => reason, ['alpha', 'beta', 'Gamma']],
    ['by.fullName', ({ by }: Listed) => by.fullName, ['Rahima Begum', 'Rahima Begum', 'Second Admin']],
  ])('the list of proposals is sorted by the shown %s', async (sort, shown, up) => {
    expect(await sorted('proposals', sort, shown)).toEqual({ up, down: up.toReversed() });
  });

  it('the list of proposals is sorted by the user who decided, with undecided proposals last', async () => {
    const decided = ({ decidedBy }: Listed) => decidedBy?.fullName ?? null;
    const last = ['Rahima Begum', null, null];
    expect(await sorted('proposals', 'decidedBy.fullName', decided)).toEqual({ up: last, down: last });
  });

  it.each(['became', 'body', 'decidedBy'])('the list of proposals refuses the sort %s', async (sort) => {
    expect((await asked('proposals', [sort, 'ASC'])).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'sort', code: 'notASortOption' }],
    });
  });
});
