import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { SuggestedInput } from '../../../src/hearings/SuggestedInput';
import { loadI18nProvider, withWords } from '../../../src/i18n';

it.each([
  ['', 'annex building court নং ১১', 'Annex Building Court No. 11'],
  ['', 'Annex Building Court No. 1', 'Annex Building Court No. 1'],
  ['Annex Building Court No. 11', 'ANNEX BUILDING COURT 11', 'ANNEX BUILDING COURT 11'],
])('the court %j, typed anew as %j, becomes %j', async (first, typed, court) => {
  await withWords(Promise.resolve(), 'hearings');
  const dataProvider = {
    ...testDataProvider(),
    call: async () => ({ court: ['Annex Building Court No. 11'], lawOfficer: [] }),
  };
  const i18nProvider = await loadI18nProvider('en');
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
      <ResourceContextProvider value="hearings">
        <Form defaultValues={{ court: first }}>
          <SuggestedInput source="court" />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('Court');
  await screen.findByText('Annex Building Court No. 11');
  await user.clear(field);
  await user.type(field, `${typed}{Tab}`);
  expect(field).toHaveValue(court);
});
