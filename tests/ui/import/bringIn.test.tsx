import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { ImportBatch } from '../../../src/dataProvider/imports';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { CheckStep } from '../../../src/import/CheckStep';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';

const counts = { received: 0, ready: 1, refused: 1, undecided: 0, skipped: 0, done: 0, kept: 0 };
const batch: ImportBatch = {
  id: 3,
  at: '2026-11-28T00:00:00Z',
  by: null,
  register: 'case-fillings',
  fileName: 'files.xlsx',
  layout: {
    columns: [
      { column: 0, field: 'nothiNumber' },
      { column: 1, field: 'revenue' },
    ],
    existing: 'skip',
    parties: 'make',
  },
  state: 'CHECKED',
  total: 2,
  counts,
};
const row = {
  id: 7,
  line: 2,
  cells: ['S/1', 'n/a'],
  state: 'refused',
  values: {},
  errors: [{ field: 'revenue', code: 'notAnAmount', message: '' }],
  candidates: {},
  existing: null,
  decision: {},
  recordId: null,
};

it('rows are brought in without an unsaved correction only if the person says so', async () => {
  const started: string[] = [];
  const provider = {
    ...testDataProvider(),
    call: async (path: string) => started.push(path),
    read: async () => ({ headers: new Headers({ 'content-range': 'items 0-0/1' }), json: [row] }),
  };
  await withWords(Promise.resolve(), 'imports');
  render(
    <AdminContext dataProvider={provider} i18nProvider={await loadI18nProvider('en')} store={memoryStore()}>
      <ErrorDialogProvider>
        <CheckStep batch={batch} />
      </ErrorDialogProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Disputed Revenue in row 2' }), '5');
  const bringIn = screen.getByRole('button', { name: 'Bring in 1 row' });
  await user.click(bringIn);
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(started).toEqual([]);
  await user.click(bringIn);
  await user.click(await screen.findByRole('button', { name: 'Bring in without them' }));
  expect(started).toEqual(['/api/casebook/imports/3/run']);
});
