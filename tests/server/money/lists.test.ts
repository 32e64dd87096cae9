import { describe, expect, it } from 'vitest';
import { dayFromToday, useHearings } from '../hearings/calls';

const calls = useHearings();

const add = async (resource: string, values: object) => {
  const answer = await calls.call('POST', `/api/casebook/${resource}`, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number; version: number }>();
};

/** What a list answers to a filter: the value of one property in each record. */
const listed = async (resource: string, property: string, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","ASC"]' });
  const answer = await calls.call('GET', `/api/casebook/${resource}?${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Record<string, unknown>[]>().map((record) => record[property]);
};

describe('the list of guarantees', () => {
  const guarantee = (number: string, caseFilingId: number, more: object) =>
    add('guarantees', { number, amount: 100, allocations: [{ caseFilingId, amount: 100 }], ...more });
  const numbers = (filter: object) => listed('guarantees', 'number', filter);

  it('guarantees are found by the days until they expire, by section, and with the numbers of their files', async () => {
    const section = await add('sections', { name: 'Shed 4' });
    const here = await calls.addFiling();
    const there = await calls.addRecord('case-fillings', {
      nothiNumber: 'S-4/2026',
      workPlace: { id: section.id },
      dateOfHearing: '2026-01-01',
    });
    await guarantee('EXPIRED', here, { validUntil: dayFromToday(-1) });
    await guarantee('TODAY', here, { validUntil: dayFromToday(0) });
    await guarantee('WEEK', there, { validUntil: dayFromToday(7) });
    await guarantee('LATER', here, { validUntil: dayFromToday(8) });
    await guarantee('CONTINUING', here, { continuing: true });
    const gone = await guarantee('RELEASED', here, { validUntil: dayFromToday(3) });
    await calls.call('POST', `/api/casebook/guarantees/${gone.id}/steps`, {
      kind: 'RELEASED',
      date: dayFromToday(0),
    });
    expect(await numbers({ expiringWithin: 7 })).toEqual(['TODAY', 'WEEK']);
    expect(await numbers({ expiringWithin: '0' })).toEqual(['TODAY']);
    expect(await numbers({ workPlaceId: section.id })).toEqual(['WEEK']);
    const parts = await listed('guarantees', 'fileNumbers', { workPlaceId: section.id });
    expect(parts).toEqual(['S-4/2026: 100.00']);
  });

  it('a guarantee is needed while a file that it secures still owes, and to be released once none does', async () => {
    const file = (revenueCollected: number) =>
      calls.addRecord('case-fillings', {
        nothiNumber: `N-${revenueCollected}/2026`,
        workPlace: { id: section },
        dateOfHearing: '2025-01-01',
        dateOfJudgement: '2025-02-01',
        revenue: 100,
        revenueCollected,
      });
    const section = (await add('sections', { name: 'Shed 6' })).id;
    const [owing, paid, undemanded] = [
      await file(99.99),
      await file(100),
      await calls.addRecord('case-fillings', {
        nothiNumber: 'N-0/2026',
        workPlace: { id: section },
        dateOfHearing: '2026-01-01',
      }),
    ];
    const past = { validUntil: dayFromToday(-1) };
    const valid = { validUntil: dayFromToday(1) };
    const over = (...files: number[]) => ({
      allocations: files.map((caseFilingId) => ({ caseFilingId, amount: 10 })),
    });
    await guarantee('NEEDED', owing, past);
    await guarantee('NOT NEEDED', paid, past);
    await guarantee('VALID', owing, valid);
    await guarantee('PAID', paid, valid);
    await guarantee('BOTH', paid, { ...valid, ...over(paid, owing) });
    await guarantee('BEFORE ANY ORDER', undemanded, valid);
    const lapsed = await guarantee('LAPSED', owing, valid);
    await calls.call('POST', `/api/casebook/guarantees/${lapsed.id}/steps`, {
      kind: 'LAPSED',
      date: dayFromToday(0),
    });
    const inShed = (need: string) => numbers({ need, workPlaceId: section });
    expect(await inShed('LAPSED')).toEqual(['NEEDED', 'LAPSED']);
    expect(await inShed('RELEASE')).toEqual(['NOT NEEDED', 'PAID']);
    await add('money-entries', { caseFilingId: owing, date: dayFromToday(0), kind: 'PAYMENT', amount: 0.01 });
    expect(await inShed('LAPSED')).toEqual([]);
    expect(await inShed('RELEASE')).toEqual(['NEEDED', 'NOT NEEDED', 'VALID', 'PAID', 'BOTH']);
  });
});

describe('the list of stays', () => {
  it('stays are found by the days until they end, by an unmet condition, by file number and by section', async () => {
    const { proceedingId } = await calls.addCase();
    const stay = (until: object, more: object = {}) =>
      add('stays', { proceedingId, orderedOn: '2025-01-05', ...until, ...more });
    const byDay = (days: number) => ({ until: 'DAY', untilDay: dayFromToday(days) });
    const ended = await stay(byDay(-1), { condition: 'Half in cash' });
    const soon = await stay(byDay(15));
    const later = await stay(byDay(16), { conditionN: 20, conditionUnit: 'MONTHS' });
    const unmet = await stay({ until: 'DISPOSAL' }, { condition: 'Half in cash' });
    const met = await stay({ until: 'DISPOSAL' }, { condition: 'Half in cash', metOn: '2025-02-01' });
    const vacated = await stay(byDay(2), { vacatedOn: '2025-03-02' });
    const found = (filter: object) => listed('stays', 'id', filter);
    expect(ended.id).toBeLessThan(vacated.id);
    expect(await found({ endingWithin: 15 })).toEqual([soon.id]);
    expect(await found({ condition: 'UNMET' })).toEqual([later.id, unmet.id]);
    expect(await found({ condition: 'MET' })).toEqual([met.id]);
    expect(await found({ q: 'q-0', state: 'VACATED' })).toEqual([vacated.id]);
    expect(await found({ q: 'q-1', state: 'VACATED' })).toEqual([]);
    const shed = await add('sections', { name: 'Shed 5' });
    expect(await found({ workPlaceId: shed.id })).toEqual([]);
  });
});

describe('the list of all ledgers', () => {
  it('entries are found by section, file number, several kinds and days, and sort by the name of their bank', async () => {
    const section = await add('sections', { name: 'Shed 9' });
    const [dhaka, agrani] = [
      await add('banks', { name: 'Dhaka Bank' }),
      await add('banks', { name: 'Agrani' }),
    ];
    const file = await calls.addRecord('case-fillings', {
      nothiNumber: 'L-9/2026',
      workPlace: { id: section.id },
      dateOfHearing: '2026-01-01',
    });
    const entry = (kind: string, date: string, amount: number, bankId: number) =>
      add('money-entries', { caseFilingId: file, kind, date, amount, bankId });
    await entry('PAYMENT', '2026-01-31', 10, dhaka.id);
    await entry('DEPOSIT', '2026-02-01', 2, agrani.id);
    await entry('REFUND', '2026-02-28', 3, dhaka.id);
    await entry('PAYMENT', '2026-03-01', 4, dhaka.id);
    const amounts = (filter: object) => listed('money-entries', 'amount', filter);
    const kind = ['PAYMENT', 'REFUND'];
    expect(await amounts({ kind, from: '2026-02-01', to: '2026-02-28', workPlaceId: section.id })).toEqual([
      3,
    ]);
    expect(await amounts({ q: 'l-9/2026', kind: 'DEPOSIT' })).toEqual([2]);
    expect(await amounts({ q: 'L-10/2026' })).toEqual([]);
    const query = new URLSearchParams({ filter: JSON.stringify({ q: 'L-9' }), sort: '["bankName","ASC"]' });
    const answer = await calls.call('GET', `/api/casebook/money-entries?${query}`);
    expect(answer.json<{ bankName: string }[]>().map(({ bankName }) => bankName)).toEqual([
      'Agrani',
      'Dhaka Bank',
      'Dhaka Bank',
      'Dhaka Bank',
    ]);
  });
});
