import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { caseFilingFields } from '../../../domain/caseFilings';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { RecordForm } from '../../../src/inputs/RecordForm';
import { ReferenceSelect } from '../../../src/inputs/ReferenceSelect';
import { SaveButton } from '../../../src/inputs/SaveButton';
import { useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const fields = { companyId: caseFilingFields.companyId };
const padma = { id: 7, companyName: 'Padma Traders', vatRegNo: '000123456-0101' };
const padmaSteel = { id: 11, companyName: 'Padma Steel', vatRegNo: null };
const bay = { id: 9, companyName: 'Bay Traders', vatRegNo: null };

/** Our own server's answers by search term. A search without one waits until the test answers it. */
let answers: Record<string, object[]>;
let waiting: Record<string, (answer: Response) => void>;
const answer = (term: string, found: object[]) => waiting[term]!(HttpResponse.json(found));
const isAsked = (term: string) => waitFor(() => expect(waiting).toHaveProperty(term));

beforeEach(() => {
  answers = { '': [bay, padmaSteel, padma] };
  waiting = {};
  serveCapabilities(foreign, ['choices']);
  foreign.server.use(
    http.get('/api/casebook/choices/company-choices', ({ request }) => {
      const term = new URL(request.url).searchParams.get('q') ?? '';
      const known = answers[term];
      if (known) return HttpResponse.json(known);
      return new Promise<Response>((resolve) => {
        waiting[term] = resolve;
      });
    }),
  );
});

async function openForm(values: { companyId: number | null } = { companyId: null }) {
  foreign.signIn();
  const i18n = await loadI18nProvider('en');
  const saved: unknown[] = [];
  const picked: unknown[] = [];
  render(
    <AdminContext
      dataProvider={createDataProvider(() => i18n)}
      i18nProvider={i18n}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
    >
      <ResourceContextProvider value="case-fillings">
        <RecordForm
          fields={fields}
          mode="edit"
          values={values}
          save={async (checked) => void saved.push(checked)}
          onSaved={() => {}}
          onFailed={() => {}}
        >
          <ReferenceSelect
            source="companyId"
            field={fields.companyId}
            onPick={(record) => picked.push(record?.id)}
          />
          <SaveButton />
        </RecordForm>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup({ delay: null });
  const input = await screen.findByLabelText<HTMLInputElement>('Name of Importer/Exporter/Person');
  return { user, input, saved, picked };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const choosable = () => document.querySelectorAll('[role=option]:not([aria-disabled=true])').length;

describe('the answer to a search in a select', () => {
  it('a select searches on our own server, highlights the first match, and takes it on Tab', async () => {
    answers['pad'] = [padma, padmaSteel];
    const { user, input, picked } = await openForm();
    await user.type(input, 'pad');
    await waitFor(() => expect(choosable()).toBe(2));
    expect(options()).toEqual(['Padma Traders (000123456-0101)', 'Padma Steel']);
    await user.tab();
    expect(input).toHaveValue('Padma Traders');
    expect(picked).toEqual([7]);
    expect(foreign.calls()).not.toContain('GET /api/case/companies');
  });

  it('a new answer in a select highlights the first match even if the options stay the same', async () => {
    answers['pa'] = [padmaSteel, padma];
    const { user, input } = await openForm();
    await user.type(input, 'pa');
    await waitFor(() => expect(choosable()).toBe(2));
    await user.type(input, 'd');
    await isAsked('pad');
    expect(choosable()).toBe(0);
    answer('pad', [padmaSteel, padma]);
    await waitFor(() => expect(choosable()).toBe(2));
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Padma Steel');
  });

  it('a select searches with only the beginning of a long text, whose URL a server would refuse', async () => {
    const { user, input } = await openForm();
    await user.click(input);
    await user.paste('x'.repeat(300));
    await isAsked('x'.repeat(255));
  });

  it('a select says that more records may match than the fifty offered', async () => {
    answers['t'] = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, companyName: `T${index}` }));
    const { user, input } = await openForm();
    await user.type(input, 't');
    expect(await screen.findByText('The first 50 are listed. Type to find others.')).toBeVisible();
  });
});

describe('a field left before its search is answered', () => {
  it.each(['{Enter}', '{Tab}'])(
    'a select takes the first match when %s came before the answer',
    async (key) => {
      const { user, input, saved } = await openForm();
      await user.type(input, `pad${key}`);
      expect(input).toHaveValue('pad');
      await isAsked('pad');
      answer('pad', [padma, padmaSteel]);
      await waitFor(() => expect(input).toHaveValue('Padma Traders'));
      expect(saved).toEqual([]);
    },
  );

  it('a select delays the form’s save until the match of its search is known', async () => {
    const { user, input, saved } = await openForm();
    await user.type(input, 'pad');
    await user.click(screen.getByText('Save'));
    await isAsked('pad');
    expect(saved).toEqual([]);
    answer('pad', [padma]);
    await waitFor(() => expect(saved).toEqual([{ companyId: 7 }]));
  });

  it('a select never takes the match of an older search', async () => {
    answers['b'] = [bay];
    const { user, input } = await openForm();
    await user.type(input, 'b');
    await waitFor(() => expect(options()).toEqual(['Bay Traders']));
    await user.clear(input);
    await user.type(input, 'padma{Tab}');
    await user.type(input, 'padma s{Tab}');
    await isAsked('padma s');
    answer('padma s', [padmaSteel]);
    await waitFor(() => expect(input).toHaveValue('Padma Steel'));
  });

  it('a select keeps a text without a match and shows an error', async () => {
    const { user, input, saved } = await openForm();
    await user.type(input, 'Meghna{Tab}');
    await isAsked('meghna');
    answer('meghna', []);
    expect(await screen.findByText('Not on the list. Choose one that is offered')).toBeVisible();
    expect(input).toHaveValue('Meghna');
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([]);
  });

  it('a select does not take a match that Escape has dismissed', async () => {
    const { user, input } = await openForm();
    await user.type(input, 'pad{Escape}{Tab}');
    await isAsked('pad');
    answer('pad', [padma]);
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Not on the list. Choose one that is offered')).toBeVisible();
    expect(input).toHaveValue('pad');
  });
});

it('a search in a select that fails shows the reason, keeps the text, and searches again', async () => {
  const { user, input, saved } = await openForm();
  await user.type(input, 'pad{Tab}');
  await isAsked('pad');
  waiting['pad']!(HttpResponse.error());
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(
      'Cannot connect to the server right now, please try again later.',
    ),
  );
  expect(input).toHaveValue('pad');
  await user.click(screen.getByText('Save'));
  expect(saved).toEqual([]);
  answers['pad'] = [padma];
  await user.click(input);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(input).toHaveValue('Padma Traders'));
});

it('a select shows the name of a record of which only the id is known', async () => {
  foreign.server.use(
    http.get('/api/casebook/choices/company-choices', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids');
      return HttpResponse.json(ids === '7' ? [padma] : [bay]);
    }),
  );
  const { input } = await openForm({ companyId: 7 });
  await waitFor(() => expect(input).toHaveValue('Padma Traders'));
});
