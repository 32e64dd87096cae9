import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MoneyInput, readAmount } from '../../../src/inputs/MoneyInput';
import { openInput } from './openInput';
import { SelectField } from '../../../src/inputs/SelectField';
import { BillOfEntryInput } from '../../../src/resources/caseFilings/BillOfEntryInput';

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

it('a select whose value is not among its options keeps the value if the user picks it again', async () => {
  const options = [{ value: 7, label: 'Seven' }];
  const { user, held } = await openInput(<SelectField source="bankId" options={options} clearable />, 3569);
  const select = screen.getByRole('combobox');
  await user.selectOptions(select, '3569');
  expect(held()).toBe(3569);
  await user.selectOptions(select, 'Seven');
  expect(held()).toBe(7);
  await user.selectOptions(select, '');
  expect(held()).toBeNull();
});

async function open(held: string) {
  // The cast adds a `source`, because this input has a fixed one but `openInput` reads it from the props.
  const Input = BillOfEntryInput as (props: { source: string }) => ReturnType<typeof BillOfEntryInput>;
  const { user } = await openInput(<Input source="boe" />, held);
  const field = screen.getByLabelText<HTMLInputElement>('Bill of Entry/Export');
  await user.click(field);
  return { user, field };
}

describe('a bill of entry', () => {
  it('a bill of entry keeps the caret behind its prefix', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Home}7');
    expect(field).toHaveValue('C-71299345');
    expect(field.selectionStart).toBe(3);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}8');
    expect(field).toHaveValue('C-871299345');
  });

  it('a bill of entry keeps its prefix when everything is selected and overwritten', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Control>}a{/Control}');
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 9]);
    await user.keyboard('42');
    expect(field).toHaveValue('C-42');
  });

  it('a bill of entry keeps the caret in place when its prefix is deleted', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Home}{Backspace}7');
    expect(field).toHaveValue('C-71299345');
    expect(field.selectionStart).toBe(3);
  });

  it('a bill of entry keeps the caret in place while the middle of the number is edited', async () => {
    const { user, field } = await open('C-1299345');
    field.setSelectionRange(4, 4);
    await user.keyboard('07');
    expect(field).toHaveValue('C-120799345');
    expect(field.selectionStart).toBe(6);
  });
});
