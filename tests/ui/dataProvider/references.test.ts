import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');

it('filings can be listed by section, but not by company if the server has no filter by company', async () => {
  foreign.signIn();
  const provider = createDataProvider(() => english);
  const listing = { sort: { field: 'id', order: 'ASC' }, filter: { searchKey: '12' } } as const;
  const pagination = { page: 1, perPage: 20 };
  await provider.getManyReference('case-fillings', {
    target: 'workPlaceId',
    id: 3,
    pagination,
    ...listing,
  });
  expect(foreign.calls()).toEqual([
    'GET /api/case/case-fillings-page?page=0&size=20&sortBy=id&ascOrDesc=asc&searchKey=12&workPlaceId=3',
  ]);
  await expect(
    provider.getManyReference('case-fillings', { target: 'companyId', id: 8, pagination, ...listing }),
  ).rejects.toThrow('case-fillings cannot be filtered by companyId');
});
