import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField } from '../../../src/inputs/SelectField';
import { openInput } from './openInput';

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
