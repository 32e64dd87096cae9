import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { caseFilingFields } from '../../../domain/caseFilings';
import { loadI18nProvider } from '../../../src/i18n';
import { FieldInput } from '../../../src/inputs/FieldInput';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';
import { EditRecordDialog } from '../../../src/recordForms/EditRecordDialog';
import type { StoredRecord } from '../../../src/dataProvider/storedRecord';

const { companyId, hsCode, productName, status, remarks } = caseFilingFields;
/** A subset of a filing's fields: enough to edit, and quick to render. */
const fields = { companyId, hsCode, productName, status, remarks };

const padma = { id: 7, companyName: 'Padma Traders' };
const jamuna = { id: 8, companyName: 'Jamuna Steel' };
const importers = [padma, jamuna];

/** A register with one filing that refuses saves with an older version. */
function createRegister() {
  const stored = { id: 1, version: 4, companyId: 7, company: padma, status: 'OPEN', remarks: null };
  return {
    stored: stored as StoredRecord | null,
    changedBy: 'Rahim Uddin',
    saves: [] as StoredRecord[],
    /** A different answer to the next save. */
    answer: null as (() => Promise<never>) | null,
    /** Saves changes as another person. */
    change(changes: Record<string, unknown>, changedBy = 'Rahim Uddin') {
      this.stored = { ...this.stored!, ...changes, version: this.stored!.version! + 1 };
      this.changedBy = changedBy;
    },
    read() {
      if (!this.stored) throw new HttpError('Not Found', 404);
      return { data: this.stored as never };
    },
    async save(data: StoredRecord) {
      this.saves.push(data);
      await this.answer?.();
      const params = { by: this.changedBy, at: '2026-11-20T10:05:00Z' };
      if (this.stored && data.version !== this.stored.version) {
        throw new HttpError('Changed', 409, { code: 'stale', params });
      }
      return this.read();
    },
  };
}

/** Renders the edit dialog of the filing in the returned `register`. */
export async function openEditedFiling() {
  const register = createRegister();
  const dataProvider = testDataProvider({
    getOne: async (resource) => (resource === 'case-fillings' ? register.read() : { data: padma as never }),
    getMany: (_resource, { ids }) =>
      Promise.resolve({ data: importers.filter(({ id }) => ids.includes(id)) as never[] }),
    getList: () => Promise.resolve({ data: importers as never[], total: importers.length }),
    update: (_resource, { data }) => register.save(data as StoredRecord),
  });
  location.hash = '#/case-fillings-list/1/edit';
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={await loadI18nProvider('en')}
      store={memoryStore()}
    >
      <ErrorDialogProvider>
        <Routes>
          <Route path="/case-fillings-list">
            <Route path=":id/edit" element={<EditDialog />} />
          </Route>
        </Routes>
      </ErrorDialogProvider>
    </AdminContext>,
  );
  await screen.findByLabelText('Comment');
  return { register, user: userEvent.setup({ delay: null }) };
}

const EditDialog = () => (
  <ResourceContextProvider value="case-fillings">
    <EditRecordDialog fields={fields} title="Edit" subtitle={() => 'S-1'} saved="Saved">
      {Object.entries(fields).map(([source, field]) => (
        <FieldInput key={source} source={source} field={field} />
      ))}
    </EditRecordDialog>
  </ResourceContextProvider>
);
