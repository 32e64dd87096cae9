import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MoneyInput, readAmount } from '../../../src/inputs/MoneyInput';
import { openInput } from './openInput';

const revenue = <MoneyInput source="revenue" />;

describe('an amount', () => {
  it('an amount field with 0 becomes empty when it gets the focus, and shows 0 again if it is left empty', async () => {
    const { user, held } = await openInput(revenue, 0);
    const field = screen.getByLabelText('Disputed Revenue');
    expect(field).toHaveValue('0.00');
    await user.click(field);
    expect(field).toHaveValue('');
    await user.click(screen.getByText('elsewhere'));
    expect(field).toHaveValue('0.00');
    expect(held()).toBe(0);
  });

  it('an amount is shown grouped by lakh and crore, but without separators while it is edited', async () => {
    const { user } = await openInput(revenue, 1234567.5);
    const field = screen.getByLabelText('Disputed Revenue');
    expect(field).toHaveValue('12,34,567.50');
    await user.click(field);
    expect(field).toHaveValue('1234567.5');
    await user.tab();
    expect(field).toHaveValue('12,34,567.50');
  });

  it('an amount is 0 when it is emptied', async () => {
    const { user, held } = await openInput(revenue, 500);
    await user.clear(screen.getByLabelText('Disputed Revenue'));
    expect(held()).toBe(0);
  });

  it('an amount field reads and shows Bengali digits', async () => {
    const { user, held } = await openInput(revenue, 0, 'bn');
    const field = screen.getByLabelText('জড়িত রাজস্ব');
    expect(field).toHaveValue('০.০০');
    await user.type(field, '১২,৩৪,৫৬৭.৫');
    expect(held()).toBe(1234567.5);
    await user.tab();
    expect(field).toHaveValue('১২,৩৪,৫৬৭.৫০');
  });

  it('an amount field keeps a text that is no amount, so that the form’s check can refuse it', async () => {
    const { user, held } = await openInput(revenue, 0);
    const field = screen.getByLabelText('Disputed Revenue');
    await user.type(field, '12x');
    await user.tab();
    expect(field).toHaveValue('12x');
    expect(held()).toBe('12x');
  });
});

describe('parsing an amount', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1,00,000', 100000],
    ['৳ ১,০০,০০০.২৫', 100000.25],
    ['12.', 12],
    ['.5', 0.5],
    ['-3', -3],
    ['1.2.3', '1.2.3'],
    ['1e5', '1e5'],
    ['lakh', 'lakh'],
  ])('parsing an amount turns %j into %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});
