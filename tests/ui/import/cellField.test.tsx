import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { CellField } from '../../../src/import/CellField';
import { loadI18nProvider } from '../../../src/i18n';

function Field({ first, field }: { first: string; field: string }) {
  const [text, setText] = useState(first);
  return <CellField register="case-fillings" field={field} label="Goods" value={text} onType={setText} />;
}

const open = async (first: string, field = 'productName') => {
  render(
    <AdminContext i18nProvider={await loadI18nProvider('en')} store={memoryStore()}>
      <Field first={first} field={field} />
    </AdminContext>,
  );
  return { user: userEvent.setup(), cell: () => screen.getByLabelText('Goods') };
};

it('a cell of an imported row keeps the focus while its text grows long', async () => {
  const { user, cell } = await open('a'.repeat(59));
  await user.type(cell(), 'bcd');
  expect(cell()).toHaveFocus();
  expect(cell()).toHaveValue(`${'a'.repeat(59)}bcd`);
});

it('a cell of an imported row has several lines if its text is long', async () => {
  const { cell } = await open('a'.repeat(61));
  expect(cell().tagName).toBe('TEXTAREA');
});

it.each([
  ['clo{Enter}', 'Closed'],
  ['clo{Tab}', 'Closed'],
  ['o{ArrowDown}{Tab}', 'Closed'],
  ['closed{Tab}', 'Closed'],
  ['pending{Tab}', 'pending'],
  ['clo{Escape}{Tab}', 'clo'],
  ['{ArrowDown}{Tab}', 'Open'],
  ['{Tab}', ''],
])('a cell of an imported row takes the marked word: after %j it is %j', async (keys, word) => {
  const { user, cell } = await open('', 'status');
  await user.click(await screen.findByRole('combobox'));
  await user.keyboard(keys);
  expect(cell()).toHaveValue(word);
});
