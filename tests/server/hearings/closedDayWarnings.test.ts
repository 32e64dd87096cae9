import { describe, expect, it } from 'vitest';
import { plusDays } from '../../../domain/dates';
import { dayFromToday, useHearings, type Hearing } from './calls';

const calls = useHearings();

const close = (calendarId: number, from: string, to: string, kind: string, name: string) =>
  calls.call('POST', '/api/casebook/closed-days', { calendarId, from, to, kind, name });

const TRIBUNAL = 3;

describe('a hearing on a day on which its court does not sit', () => {
  it('a hearing on a day without sittings is entered with a warning that names the next sitting day', async () => {
    const { proceedingId } = await calls.addCase();
    // a Wednesday; 17 and 18 December 2026 are Thursday and Friday
    const hearing = await calls.add({ proceedingId, date: '2026-12-16' });
    expect(hearing.warning).toEqual({
      code: 'CLOSED_DAY',
      name: 'Victory Day',
      nameBn: 'বিজয় দিবস',
      nextOpen: '2026-12-17',
    });
    const moved = (await calls.put(hearing, { date: '2026-12-18' })).json<Hearing>();
    expect(moved).toMatchObject({
      date: '2026-12-18',
      warning: { name: 'Weekly holiday', nextOpen: '2026-12-20' },
    });
    const sound = (await calls.put(moved, { date: '2026-12-17' })).json<Hearing>();
    expect(sound.warning).toBeNull();
    expect(await calls.one(hearing.id)).not.toHaveProperty('warning');
  });

  it('a hearing in its own court’s vacation causes a warning although the office is open', async () => {
    await close(TRIBUNAL, '2026-12-21', '2026-12-24', 'VACATION', 'Winter vacation');
    const { proceedingId, caseFilingId } = await calls.addCase();
    const hearing = await calls.add({ proceedingId, date: '2026-12-21' });
    // 25 December is a Friday and a holiday, 26 a Saturday
    expect(hearing.warning).toMatchObject({ name: 'Winter vacation', nextOpen: '2026-12-27' });
    const filter = JSON.stringify({ caseFilingId, kind: 'case-fillings' });
    const [adjudication] = (await calls.call('GET', `/api/casebook/proceedings?filter=${filter}`)).json<
      { id: number }[]
    >();
    const personal = await calls.add({ proceedingId: adjudication!.id, date: '2026-12-21' });
    expect(personal.warning).toBeNull();
  });

  it('a next hearing on a day without sittings causes a warning when it is entered with a result', async () => {
    const next = dayFromToday(9);
    await close(TRIBUNAL, next, plusDays(next, 1), 'EXECUTIVE', 'Election');
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: dayFromToday(-1) });
    const answer = (await calls.enterResult(id, { result: 'HEARD', next: { date: next } })).json<{
      hearing: Hearing;
      next: Hearing;
    }>();
    expect(answer.next.warning).toMatchObject({ code: 'CLOSED_DAY', name: 'Election' });
    expect(answer.hearing).not.toHaveProperty('warning');
  });
});
