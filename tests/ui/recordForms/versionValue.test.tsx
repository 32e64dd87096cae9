import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { caseFilingFields } from '../../../domain/caseFilings';
import { loadI18nProvider } from '../../../src/i18n';
import { VersionValue } from '../../../src/recordForms/StaleField';

const padma = { id: 7, companyName: 'Padma Traders' };
const jamuna = { id: 8, companyName: 'Jamuna Steel' };

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
