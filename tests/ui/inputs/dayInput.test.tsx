import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DayInput, readDay } from '../../../src/inputs/DayInput';
import { yearsOffered } from '../../../domain/dates';
import { openInput } from './openInput';

const issued = <DayInput source="dateOfHearing" />;

describe('a date', () => {
  it('a date is typed day first and shown as DD/MM/YYYY', async () => {
    const { user, held } = await openInput(issued, null);
    const field = screen.getByLabelText('Issue Date');
    expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
    await user.type(field, '5-2-2026');
    expect(held()).toBe('2026-02-05');
    await user.tab();
    expect(field).toHaveValue('05/02/2026');
    await user.clear(field);
    expect(held()).toBeNull();
  });

  it('a date field reads and shows Bengali digits', async () => {
    const { user, held } = await openInput(issued, '2024-02-29', 'bn');
    const field = screen.getByLabelText('জারির তারিখ');
    expect(field).toHaveValue('২৯/০২/২০২৪');
    await user.clear(field);
    await user.type(field, '০৫/০২/২০২৬');
    await user.tab();
    expect(held()).toBe('2026-02-05');
    expect(field).toHaveValue('০৫/০২/২০২৬');
  });

  it.each([
    ['5/2/26', '2026-02-05', '05/02/2026'],
    ['050226', '2026-02-05', '05/02/2026'],
    ['০৫০২২৬', '2026-02-05', '05/02/2026'],
    ['05.02.26', '2026-02-05', '05/02/2026'],
    ['1 Apr 2026', '2026-04-01', '01/04/2026'],
    ['১ এপ্রিল ২০২৬', '2026-04-01', '01/04/2026'],
    ['today', '2026-11-22', '22/11/2026'],
    ['+7', '2026-11-29', '29/11/2026'],
  ])('a date typed as %j is parsed on blur and shown as DD/MM/YYYY', async (typed, day, shown) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
    const { user, held } = await openInput(issued, null);
    const field = screen.getByLabelText('Issue Date');
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    await user.tab();
    expect(held()).toBe(day);
    expect(field).toHaveValue(shown);
  });

  it('a date is not read with the year 20 while 2026 is being typed', async () => {
    const { user, held } = await openInput(issued, null);
    await user.type(screen.getByLabelText('Issue Date'), '5/2/20');
    expect(held()).toBe('5/2/20');
    await user.keyboard('26');
    expect(held()).toBe('2026-02-05');
  });

  it('a date is parsed on Enter, which saves the form', async () => {
    const { user, held } = await openInput(issued, null);
    await user.type(screen.getByLabelText('Issue Date'), '5 feb 26{Enter}');
    expect(held()).toBe('2026-02-05');
  });

  it('a date is picked from a calendar opened by keyboard, and the focus returns to the field', async () => {
    const { user, held } = await openInput(issued, '2024-02-28');
    const field = screen.getByLabelText('Issue Date');
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(await screen.findByRole('gridcell', { name: '29' }));
    expect(held()).toBe('2024-02-29');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('29/02/2024');
  });

  it('the calendar of a date field moves back a month on PageUp and forward on PageDown', async () => {
    const { user } = await openInput(issued, '2024-02-28');
    await user.click(screen.getByLabelText('Issue Date'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '28' })).toHaveFocus());
    await user.keyboard('{PageUp}');
    expect(await screen.findByText('January 2024')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '28' })).toHaveFocus());
    await user.keyboard('{PageDown}{PageDown}');
    expect(await screen.findByText('March 2024')).toBeVisible();
  });

  it('the calendar of a date field offers years back to 1971 and months by name, in Bengali too', async () => {
    const { user, held } = await openInput(issued, '2024-02-28', 'bn');
    await user.click(screen.getByTitle('তারিখ বাছাই করুন (Alt+↓)'));
    await user.click(await screen.findByText(/^ফেব্রু.* ২০২৪$/));
    await user.click(await screen.findByText('১৯৭১'));
    await user.click(await screen.findByText('ডিসে'));
    await user.click(await screen.findByRole('gridcell', { name: '১৬' }));
    expect(held()).toBe('1971-12-16');
    await waitFor(() => expect(screen.getByLabelText('জারির তারিখ')).toHaveFocus());
  });

  it('a date field keeps a text that is no date, so that the form’s check can refuse it', async () => {
    const { user, held } = await openInput(issued, null);
    await user.type(screen.getByLabelText('Issue Date'), '31/02/2026');
    await user.tab();
    expect(held()).toBe('31/02/2026');
    expect(screen.getByLabelText('Issue Date')).toHaveValue('31/02/2026');
  });
});

describe('parsing a date', () => {
  it.each([
    ['', null],
    ['05022026', '2026-02-05'],
    ['০৫০২২০২৬', '2026-02-05'],
    ['5.2.2026', '2026-02-05'],
    ['2026', '2026'],
    ['29/02/2025', '29/02/2025'],
  ])('parsing a date turns %j into %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it('a date field offers the years from 1971 to the current one in Dhaka, and two more for hearings', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T18:30:00Z') });
    expect(yearsOffered(false)).toEqual({ first: 1971, last: 2027 });
    expect(yearsOffered(true)).toEqual({ first: 1971, last: 2029 });
  });
});
