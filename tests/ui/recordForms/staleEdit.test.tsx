import { screen, waitFor, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError, AdminContext, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { caseFilingFields } from '../../../domain/caseFilings';
import { loadI18nProvider } from '../../../src/i18n';
import { FieldInput } from '../../../src/inputs/FieldInput';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';
import { EditRecordDialog } from '../../../src/recordForms/EditRecordDialog';
import type { StoredRecord } from '../../../src/dataProvider/records';
import { VersionValue } from '../../../src/recordForms/StaleField';

const SAVE_KEYS = '{Control>}{Enter}{/Control}';
const comment = () => screen.getByLabelText('Comment');

const question = () => screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const isSaved = () => waitFor(() => expect(location.hash).toBe('#/case-fillings-list'));

const versionsOf = async (name: string) => within(await question()).getByRole('radiogroup', { name });
const offered = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.checked ? '● ' : '○ '}${radio.closest('label')!.textContent}`);

const saveChoice = async (user: UserEvent) =>
  user.click(within(await question()).getByText('Save my choices'));

describe('a filing that somebody else has saved since', () => {
  /** Both people change the comment. The other person also changes status and importer, and the user the goods. */
  async function saveStale() {
    const { register, user } = await openEditedFiling();
    await user.type(screen.getByLabelText('Description of Goods'), 'Cars');
    await user.type(comment(), 'Mine');
    const company = { id: 8, companyName: 'Jamuna Steel' };
    register.change({ remarks: 'Theirs', status: 'CLOSED', companyId: 8, company });
    await user.keyboard(SAVE_KEYS);
    return { register, user, dialog: await question() };
  }

  it('a stale edit is shown field by field, with who changed which field', async () => {
    const { dialog } = await saveStale();
    expect(dialog).toHaveAccessibleDescription(
      /^Rahim Uddin changed this record on 20\/11\/2026, 16:05, while you had it open\. Changed by both of you: 1 · only by the other person: 2 · only by you: 1/,
    );
    const groups = within(dialog).getAllByRole('radiogroup');
    expect(groups.map(offered)).toEqual([
      ['● Stored nowJamuna Steel', '○ YoursPadma Traders'],
      ['○ Stored nowNot given', '● YoursCars'],
      ['● Stored nowClosed', '○ YoursOpen'],
      ['○ Stored nowTheirs', '○ YoursMine'],
    ]);
    expect(groups[0]).toHaveAccessibleName('Name of Importer/Exporter/Person');
    expect(groups[0]).toHaveAccessibleDescription('Changed by the other person');
    expect(groups[1]).toHaveAccessibleDescription('Changed by you');
    expect(groups[3]).toHaveAccessibleDescription('Changed by both');
  });

  it('a stale edit is saved with the chosen values once each conflict is decided', async () => {
    const { register, user } = await saveStale();
    await saveChoice(user);
    const group = await versionsOf('Comment');
    expect(group).toHaveAccessibleDescription('Changed by both Choose one of the two');
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
    expect(register.saves).toHaveLength(1);
    await user.keyboard(' ');
    await saveChoice(user);
    await isSaved();
    expect(register.saves.map(({ version }) => version)).toEqual([4, 5]);
    expect(register.saves[1]).toMatchObject({
      companyId: 8,
      productName: 'Cars',
      status: 'CLOSED',
      remarks: 'Theirs',
    });
  });

  it('Escape in the dialog of a stale edit keeps the form as typed, and the next save asks again', async () => {
    const { register, user, dialog } = await saveStale();
    await user.click(within(dialog).getByText('Keep all that is stored'));
    await user.keyboard('{Escape}');
    await isClosed();
    expect(comment()).toHaveValue('Mine');
    expect(screen.getByLabelText('Name of Importer/Exporter/Person')).toHaveValue('Padma Traders');
    await user.type(comment(), ` too${SAVE_KEYS}`);
    expect(offered(await versionsOf('Comment'))).toEqual(['○ Stored nowTheirs', '○ YoursMine too']);
    expect(register.saves.map(({ version }) => version)).toEqual([4, 4]);
  });

  it('the dialog of a stale edit opens again if a third person saves before the user has decided', async () => {
    const { register, user, dialog } = await saveStale();
    await user.click(within(dialog).getByText('Keep all of mine'));
    register.change({ remarks: 'Third', hsCode: '8703' }, 'Nasrin Chowdhury');
    await saveChoice(user);
    await screen.findByText(/^Nasrin Chowdhury changed this record/);
    expect(offered(await versionsOf('H.S. Code'))).toEqual(['● Stored now8703', '○ YoursNot given']);
    expect(offered(await versionsOf('Status'))).toEqual(['○ Stored nowClosed', '● YoursOpen']);
    expect(offered(await versionsOf('Comment'))).toEqual(['○ Stored nowThird', '○ YoursMine']);
    await user.click(within(await versionsOf('Comment')).getByText('Mine'));
    await saveChoice(user);
    await isSaved();
    expect(register.saves[2]).toMatchObject({
      version: 6,
      companyId: 7,
      hsCode: '8703',
      productName: 'Cars',
      status: 'OPEN',
      remarks: 'Mine',
    });
  });

  it('the values chosen for a stale edit are shown in the form when the server refuses one of them', async () => {
    const { register, user, dialog } = await saveStale();
    await user.click(within(dialog).getByText('Keep all that is stored'));
    register.answer = () =>
      Promise.reject(new HttpError('Invalid', 400, { errors: { productName: 'Unheard of' } }));
    await saveChoice(user);
    const goods = screen.getByLabelText('Description of Goods');
    await waitFor(() => expect(goods).toHaveAccessibleDescription('Unheard of'));
    expect(goods).toHaveFocus();
    expect(comment()).toHaveValue('Theirs');
  });
});

describe('a filing that somebody else has deleted since', () => {
  const GONE = /^This record has been deleted in the meantime, so it cannot be saved\./;

  it.each(['when it is saved', 'while its changes are fetched'])(
    'a filing that somebody else has deleted is reported %s, and the input stays',
    async (when) => {
      const { register, user } = await openEditedFiling();
      await user.type(comment(), 'Mine');
      if (when === 'when it is saved') register.stored = null;
      else {
        register.answer = () => {
          register.stored = null;
          return Promise.reject(new HttpError('Changed', 409, { code: 'stale' }));
        };
      }
      await user.keyboard(SAVE_KEYS);
      const failure = await screen.findByRole('alertdialog', { name: 'Error' });
      expect(failure).toHaveAccessibleDescription(GONE);
      await user.keyboard('{Escape}');
      await isClosed();
      expect(screen.getByText(GONE)).toBeVisible();
      expect(comment()).toHaveValue('Mine');
    },
  );
});

it('a form accepts no input during a save, since that input would be lost', async () => {
  const { register, user } = await openEditedFiling();
  let fail = () => {};
  register.answer = () => new Promise<never>((_resolve, reject) => (fail = () => reject(new Error('Again'))));
  const status = screen.getByLabelText('Status');
  await user.type(comment(), `Mine${SAVE_KEYS}`);
  await waitFor(() => expect(register.saves).toHaveLength(1));
  await user.type(comment(), ' and more');
  await user.selectOptions(status, 'CLOSED');
  expect(comment()).toHaveValue('Mine');
  expect(status).toHaveValue('OPEN');
  fail();
  await user.click(await screen.findByText('Close'));
  await isClosed();
  await user.type(comment(), ' and more');
  expect(comment()).toHaveValue('Mine and more');
});

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
async function openEditedFiling() {
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

it.each([
  ['the stored one', { companyId: 7, company: padma }, 'Padma Traders'],
  ['one that was picked since', { companyId: 8, company: padma }, 'Jamuna Steel'],
  ['one that was cleared since', { companyId: null, company: padma }, 'Not given'],
  ['none', { companyId: null, company: null }, 'Not given'],
])('a version shows its reference by the name of the right record: %s', async (_which, version, name) => {
  const dataProvider = testDataProvider({ getOne: async () => ({ data: jamuna as never }) });
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={await loadI18nProvider('en')}
      store={memoryStore()}
    >
      <ResourceContextProvider value="case-fillings">
        <VersionValue source="companyId" field={caseFilingFields.companyId} record={version} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  expect(await screen.findByText(name)).toBeVisible();
});
