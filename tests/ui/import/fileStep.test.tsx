import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { setDraft, useDraft, type Draft } from '../../../src/import/draft';
import { FileFault } from '../../../src/import/file/fileFault';
import { FileStep } from '../../../src/import/FileStep';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';

const look: Draft['look'] = {
  headings: { first: 0, last: 0 },
  columns: [],
  rows: 1,
  leftOut: [],
  taken: [],
  merged: 0,
  preview: [],
};

const sheets = ['Old', 'Damaged', 'New'].map((name) => ({ name, rows: 5 }));

function Step() {
  return <FileStep register="companies" draft={useDraft()} onward="/import/new?step=columns" />;
}

it('the error of a sheet that could not be read disappears once another sheet is shown', async () => {
  setDraft({
    register: 'companies',
    file: {
      name: 'companies.xlsx',
      sheets,
      look: ({ sheet }) =>
        sheet === 1 ? Promise.reject(new FileFault('tookTooLong')) : Promise.resolve(look),
      part: () => Promise.reject(new Error()),
      close: () => {},
    },
    sheet: 0,
    look,
    likelier: [],
    columns: {},
    values: {},
    existing: 'skip',
    parties: 'make',
  });
  const i18nProvider = await loadI18nProvider('en');
  await withWords(Promise.resolve(), 'imports');
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} store={memoryStore()}>
      <ErrorDialogProvider>
        <Step />
      </ErrorDialogProvider>
    </AdminContext>,
  );
  const choice = screen.getByLabelText('Sheet');
  await userEvent.selectOptions(choice, '1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Reading the file took too long');
  expect(choice).toHaveValue('0');
  await userEvent.selectOptions(choice, '2');
  await waitFor(() => expect(choice).toHaveValue('2'));
  expect(screen.queryByRole('alert')).toBeNull();
  setDraft(null);
});
