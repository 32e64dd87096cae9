import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { ColumnsStep } from '../../../src/import/ColumnsStep';
import { setDraft, type Draft } from '../../../src/import/draft';
import { FileFault } from '../../../src/import/file/fileFault';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';

const look = {
  column: 0,
  heading: 'Name',
  samples: ['Karim & Sons'],
  order: null,
  isBijoy: false,
  doubtful: [],
  unit: null,
  guess: 'companyName',
  isByContent: false,
};

it('a file that can no longer be read while its rows are sent is reported with the reason', async () => {
  const draft: Draft = {
    register: 'companies',
    file: {
      name: 'companies.xlsx',
      sheets: [],
      look: () => Promise.reject(new Error()),
      part: () => Promise.reject(new FileFault('tookTooLong')),
      close: () => {},
    },
    sheet: 0,
    look: {
      headings: { first: 0, last: 0 },
      columns: [look],
      rows: 1,
      leftOut: [],
      taken: [],
      merged: 0,
      preview: [],
    },
    likelier: [],
    columns: { 0: { field: 'companyName' } },
    values: {},
    existing: 'skip',
    parties: 'make',
  };
  setDraft(draft);
  const provider = { ...testDataProvider(), call: async () => ({ id: 3 }), read: async () => ({}) };
  const i18nProvider = await loadI18nProvider('en');
  await withWords(Promise.resolve(), 'imports');
  render(
    <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore()}>
      <ErrorDialogProvider>
        <ColumnsStep draft={draft} />
      </ErrorDialogProvider>
    </AdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Reading the file took too long, so it was stopped. Split it into several files.',
  );
  setDraft(null);
});
