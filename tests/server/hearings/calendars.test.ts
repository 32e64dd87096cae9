import { beforeAll, describe, expect, it } from 'vitest';
import { refusal, useHearings, type Hearings } from './calls';

const calls = useHearings();
let officer: Hearings['parts']['customs'];
/** The ids of the calendars by their codes. */
let ids: Record<string, number>;
beforeAll(async () => {
  officer = calls.parts.customs;
  const calendars = (await calls.call('GET', '/api/casebook/calendars')).json<
    { id: number; code: string }[]
  >();
  ids = Object.fromEntries(calendars.map(({ id, code }) => [code, id]));
});

const add = (values: object) => calls.call('POST', '/api/casebook/closed-days', values);
const list = async (filter: object) =>
  (
    await calls.call('GET', `/api/casebook/closed-days?filter=${JSON.stringify(filter)}&sort=["from","ASC"]`)
  ).json<{ name: string }[]>();
const days = async (code: string, from: string, to: string, headers?: Hearings['parts']['customs']) =>
  (
    await calls.call(
      'GET',
      `/api/casebook/calendars/${ids[code]}/days?from=${from}&to=${to}`,
      undefined,
      headers,
    )
  ).json<unknown[]>();

describe('the calendars', () => {
  it('the calendars exist from the first start, with Friday and Saturday off', async () => {
    const answer = await calls.call('GET', '/api/casebook/calendars', undefined, officer);
    expect(answer.json()).toEqual([
      { id: 1, code: 'OFFICE', name: 'Office', nameBn: 'দপ্তর', daysOff: 'FRIDAY_SATURDAY', version: 1 },
      {
        id: 2,
        code: 'SUPREME_COURT',
        name: 'Supreme Court',
        nameBn: 'সুপ্রিম কোর্ট',
        daysOff: 'FRIDAY_SATURDAY',
        version: 1,
      },
      {
        id: 3,
        code: 'TRIBUNAL',
        name: 'Tribunal',
        nameBn: 'ট্রাইব্যুনাল',
        daysOff: 'FRIDAY_SATURDAY',
        version: 1,
      },
      {
        id: 4,
        code: 'LOWER_COURTS',
        name: 'Lower courts',
        nameBn: 'অধস্তন আদালত',
        daysOff: 'FRIDAY_SATURDAY',
        version: 1,
      },
    ]);
  });

  it('calendars are changed by administrators alone, and each change is in the history', async () => {
    const path = `/api/casebook/calendars/${ids.LOWER_COURTS}`;
    const body = { name: 'District courts', nameBn: 'জেলা আদালত', daysOff: 'FRIDAY', version: 1 };
    expect((await calls.call('PUT', path, body, officer)).statusCode).toBe(403);
    expect((await calls.call('PUT', path, body)).json()).toMatchObject({
      name: 'District courts',
      version: 2,
    });
    const [saturday] = await days('LOWER_COURTS', '2026-11-28', '2026-11-28');
    expect(saturday).toMatchObject({ officeOpen: true, courtSits: true });
    const filter = JSON.stringify({ register: 'calendars', recordId: ids.LOWER_COURTS, action: 'edit' });
    const [change] = (await calls.call('GET', `/api/casebook/changes?filter=${filter}`)).json<
      { became: object }[]
    >();
    expect(change!.became).toEqual({ name: 'District courts', nameBn: 'জেলা আদালত', daysOff: 'FRIDAY' });
  });
});

describe('closed days', () => {
  it('closed days are entered by administrators and found by calendar, year and overlapping days', async () => {
    const eid = {
      calendarId: ids.OFFICE,
      from: '2026-03-17',
      to: '2026-03-23',
      name: 'Eid-ul-Fitr',
      kind: 'PUBLIC',
    };
    expect((await calls.call('POST', '/api/casebook/closed-days', eid, officer)).statusCode).toBe(403);
    expect((await add(eid)).json()).toMatchObject({ ...eid, nameBn: null, version: 1 });
    await add({ ...eid, calendarId: ids.TRIBUNAL });
    await add({ ...eid, from: '2026-12-30', to: '2027-01-02', name: 'Year’s end', kind: 'EXECUTIVE' });
    const names = async (filter: object) =>
      (await list({ calendarId: ids.OFFICE, ...filter })).map(({ name }) => name);
    expect(await names({})).toEqual(['Eid-ul-Fitr', 'Year’s end']);
    expect(await names({ from: '2026-03-23', to: '2026-03-31' })).toEqual(['Eid-ul-Fitr']);
    expect(await names({ from: '2026-03-24', to: '2026-12-29' })).toEqual([]);
    expect(await names({ year: '2027' })).toEqual(['Year’s end']);
    expect(await names({ q: 'eid' })).toEqual(['Eid-ul-Fitr']);
  });

  it.each([
    ['that end before they begin', { from: '2026-05-10', to: '2026-05-09' }, '400 to beforeFirstDay'],
    ['that last half a year', { from: '2026-05-10', to: '2026-11-09' }, '400 to tooManyDays'],
    ['of no calendar', { calendarId: 99 }, '400 calendarId unknownReference'],
    ['of an unknown kind', { kind: 'STRIKE' }, '400 kind notAChoice'],
    ['without a name', { name: ' ' }, '400 name nameRequired'],
    ['that are entered already', { from: '2026-03-17', to: '2026-03-23' }, '409 from daysTaken'],
  ])('closed days are refused %s', async (_, change, expected) => {
    const sound = { calendarId: ids.OFFICE, from: '2026-05-10', to: '2026-05-10', name: 'X', kind: 'PUBLIC' };
    expect(refusal(await add({ ...sound, ...change }))).toEqual(expected);
  });

  it('closed days added to several calendars at once are not added again by a second request', async () => {
    const body = {
      calendarIds: [ids.OFFICE, ids.SUPREME_COURT],
      days: [
        { from: '2027-03-09', to: '2027-03-13', name: 'Eid-ul-Fitr', nameBn: 'ঈদুল ফিতর', kind: 'PUBLIC' },
        { from: '2027-05-16', to: '2027-05-19', name: 'Eid-ul-Azha', kind: 'PUBLIC' },
      ],
    };
    const path = '/api/casebook/closed-days/many';
    expect((await calls.call('POST', path, body, officer)).statusCode).toBe(403);
    expect((await calls.call('POST', path, body)).json()).toEqual({ added: 4, same: 0 });
    expect((await calls.call('POST', path, body)).json()).toEqual({ added: 0, same: 4 });
    expect(await list({ calendarId: ids.SUPREME_COURT })).toMatchObject([
      { name: 'Eid-ul-Fitr', nameBn: 'ঈদুল ফিতর' },
      { name: 'Eid-ul-Azha', nameBn: null },
    ]);
  });

  it('a request for many closed days validates and cleans each of them like a request for one', async () => {
    const day = { from: '2027-07-05', to: '2027-07-05', name: 'Ashura\n holiday\u200b', kind: 'PUBLIC' };
    const path = '/api/casebook/closed-days/many';
    const send = (days: object[]) => calls.call('POST', path, { calendarIds: [ids.TRIBUNAL], days });
    const turned = await send([day, { ...day, nameBn: 'আশুরা\u202e' }]);
    expect(refusal(turned)).toBe('400 days.1.nameBn directionMarks');
    expect((await send([day])).json()).toEqual({ added: 1, same: 0 });
    expect(await list({ from: '2027-07-05', to: '2027-07-05' })).toMatchObject([{ name: 'Ashura  holiday' }]);
  });

  it.each([
    ['a calendar that does not exist', { calendarIds: [1, 99] }, '400 calendarIds unknownReference'],
    ['no calendar', { calendarIds: [] }, '400 calendarIds fieldRequired'],
    [
      'days in the wrong order',
      { days: [{ from: '2027-03-09', to: '2027-03-08', name: 'X', kind: 'PUBLIC' }] },
      '400 days.0.to beforeFirstDay',
    ],
  ])('closed days are not added to several calendars with %s', async (_, change, expected) => {
    const days = [{ from: '2027-06-09', to: '2027-06-09', name: 'X', kind: 'PUBLIC' }];
    const answer = await calls.call('POST', '/api/casebook/closed-days/many', {
      calendarIds: [1],
      days,
      ...change,
    });
    expect(refusal(answer)).toEqual(expected);
    expect(await list({ from: '2027-06-09', to: '2027-06-09' })).toEqual([]);
  });
});

describe('the days of a calendar', () => {
  it('each day of a calendar shows whether it is open, its name, and how many hearings the reader may see', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    await calls.add({ proceedingId, date: '2026-12-15' });
    await calls.add({ proceedingId, date: '2026-12-15' });
    const civil = await calls.call('POST', '/api/case/civil-case', {
      caseFilling: { id: caseFilingId },
      civilCaseNumber: 'D-26',
      civilCourtName: 'Joint District Judge 1',
      hearingDate01: '2026-12-15',
    });
    expect(civil.statusCode).toBe(200);
    const expected = [
      { date: '2026-12-15', officeOpen: true, courtSits: true, name: null, nameBn: null },
      { date: '2026-12-16', officeOpen: false, courtSits: false, name: 'Victory Day', nameBn: 'বিজয় দিবস' },
    ];
    const counted = (first: number) =>
      expected.map((day, place) => ({ ...day, hearings: place ? 0 : first }));
    expect(await days('TRIBUNAL', '2026-12-15', '2026-12-16')).toEqual(counted(3));
    expect(await days('TRIBUNAL', '2026-12-15', '2026-12-16', officer)).toEqual(counted(2));
  });

  it('the days of a calendar show a closure that began before the first requested day', async () => {
    expect(await days('OFFICE', '2026-03-22', '2026-03-24')).toMatchObject([
      { date: '2026-03-22', officeOpen: false, name: 'Eid-ul-Fitr' },
      { date: '2026-03-23', officeOpen: false },
      { date: '2026-03-24', officeOpen: true, name: null },
    ]);
  });

  it('the days of an unknown calendar are answered 404, and more than 400 days are answered 400', async () => {
    const of = (path: string) => calls.call('GET', `/api/casebook/calendars/${path}`);
    expect((await of('99/days?from=2026-01-01&to=2026-01-02')).statusCode).toBe(404);
    expect(refusal(await of('1/days?from=2026-01-01&to=2028-01-01'))).toBe('400 to tooManyDays');
    expect(refusal(await of('1/days?from=2026-01-01'))).toBe('400 to noSuchDate');
  });
});
