import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AdminContext, ListContextProvider, memoryStore, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { ReferenceFilter } from '../../../src/list/filters/SelectFilter';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();

it('the filter by section offers every section, although the search of a select returns only fifty', async () => {
  const sections = Array.from({ length: 51 }, (_, index) => ({
    id: index + 1,
    name: `Section ${index + 1}`,
  }));
  foreign.server.use(http.get('/api/case/workplace', () => HttpResponse.json(sections)));
  foreign.signIn();
  const i18n = await loadI18nProvider('en');
  const list = { filterValues: { workPlaceId: 51 } } as unknown as ListControllerResult;
  render(
    <AdminContext dataProvider={createDataProvider(() => i18n)} i18nProvider={i18n} store={memoryStore()}>
      <ListContextProvider value={list}>
        <ReferenceFilter source="workPlaceId" label="Section/Branch" reference="workplace" />
      </ListContextProvider>
    </AdminContext>,
  );
  const select = await screen.findByLabelText<HTMLSelectElement>('Section/Branch');
  await waitFor(() => expect(select.options).toHaveLength(52));
  expect(select).toHaveDisplayValue('Section 51');
});
