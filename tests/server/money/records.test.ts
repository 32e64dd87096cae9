import { beforeAll, describe, expect, it } from 'vitest';
import { refusal, useHearings, type Hearings } from '../hearings/calls';

const calls = useHearings();
let officer: Hearings['parts']['customs'];
beforeAll(async () => {
  officer = calls.parts.customs;
});

interface Stored {
  id: number;
  version: number;
  [name: string]: unknown;
}

const add = (resource: string, values: object) =>
  calls.call('POST', `/api/casebook/${resource}`, values, officer);
const put = (resource: string, record: Stored, change: object) =>
  calls.call('PUT', `/api/casebook/${resource}/${record.id}`, { ...record, ...change }, officer);
const step = (guarantee: Stored, values: object) =>
  calls.call('POST', `/api/casebook/guarantees/${guarantee.id}/steps`, values, officer);

describe('a guarantee', () => {
  const secured = { kind: 'BANK_GUARANTEE', number: 'BG-1', amount: 5_000_000, validUntil: '2027-10-09' };

  it('a guarantee over three files takes no more than its amount, and a released part leaves the rest', async () => {
    const [a, b, c, d] = [
      await calls.addFiling(),
      await calls.addFiling(),
      await calls.addFiling(),
      await calls.addFiling(),
    ];
    const allocations = [
      { caseFilingId: a, amount: 2_000_000 },
      { caseFilingId: b, amount: 1_800_000 },
      { caseFilingId: c, amount: 1_200_000 },
    ];
    const added = (await add('guarantees', { ...secured, allocations })).json<Stored>();
    expect(added).toMatchObject({ allocations, left: 5_000_000, state: 'VALID', expiresOn: '2027-10-09' });
    expect(added.encashBy).toBe('2027-10-07'); // the 9th is a Saturday
    const fourth = [...allocations, { caseFilingId: d, amount: 1 }];
    expect(refusal(await put('guarantees', added, { allocations: fourth }))).toBe(
      '400 allocations overAllocated',
    );
    expect(refusal(await step(added, { kind: 'RELEASED', date: '2026-01-01', amount: 1 }))).toBe(
      '400 caseFilingId fieldRequired',
    );
    const released = await step(added, { kind: 'RELEASED', date: '2026-01-01', caseFilingId: b });
    expect(released.json()).toMatchObject({ left: 3_200_000, state: 'VALID' });
    const again = { kind: 'ENCASHED', date: '2026-01-02', caseFilingId: b, amount: 0.01 };
    expect(refusal(await step(added, again))).toBe('400 amount moreThanLeft');
    const list = await calls.call('GET', `/api/casebook/guarantees?filter={"caseFilingId":${c}}`);
    expect(list.json()).toMatchObject([{ id: added.id, version: 2 }]);
  });

  it('a lapsed guarantee takes no step but its release', async () => {
    const caseFilingId = await calls.addFiling();
    const allocations = [{ caseFilingId, amount: 100 }];
    const added = (await add('guarantees', { ...secured, amount: 100, allocations })).json<Stored>();
    const extended = { kind: 'EXTENDED', date: '2026-02-01', validUntil: '2028-01-31' };
    expect((await step(added, extended)).json()).toMatchObject({ expiresOn: '2028-01-31', state: 'VALID' });
    expect((await step(added, { kind: 'LAPSED', date: '2026-03-01' })).json()).toMatchObject({
      state: 'LAPSED',
    });
    expect(refusal(await step(added, { kind: 'CLAIMED', date: '2026-03-02' }))).toBe(
      '400 kind guaranteeEnded',
    );
    expect((await step(added, { kind: 'RELEASED', date: '2026-03-02' })).json()).toMatchObject({
      state: 'RELEASED',
      left: 0,
    });
  });
});

describe('a stay', () => {
  it('a stay of some months ends on the day with the same number, and what its end does not use is not kept', async () => {
    const { proceedingId } = await calls.addCase();
    const values = { proceedingId, orderedOn: '2025-04-20', until: 'MONTHS', untilMonths: 6 };
    const added = (await add('stays', { ...values, untilDay: '2025-05-01' })).json<Stored>();
    expect(added).toMatchObject({ endsOn: '2025-10-20', untilDay: null, state: 'ENDED', of: 'REALISATION' });
    expect(refusal(await add('stays', { ...values, untilMonths: null }))).toBe(
      '400 untilMonths fieldRequired',
    );
    expect(refusal(await add('stays', { ...values, vacatedOn: '2025-04-19' }))).toBe(
      '400 vacatedOn beforeFirstDay',
    );
    expect(refusal(await add('stays', { ...values, extendsId: 999_999 }))).toBe(
      '400 extendsId unknownReference',
    );
  });

  it('the day for the condition of a stay is counted from the copy, and moves off a day on which the office is closed', async () => {
    const { proceedingId } = await calls.addCase();
    const added = await add('stays', {
      proceedingId,
      orderedOn: '2023-03-01',
      receivedOn: '2023-03-12',
      until: 'DISPOSAL',
      condition: '5 % in cash and 5 % in guarantee within two months',
      conditionN: 2,
      conditionUnit: 'MONTHS',
    });
    expect(added.json()).toMatchObject({ conditionDueOn: '2023-05-14', state: 'LAPSED' });
  });
});
