import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  ListContextProvider,
  type ListControllerResult,
  TestTranslationProvider,
  AdminContext,
  memoryStore,
} from 'react-admin';
import { expect, it } from 'vitest';
import { FilterChangesProvider, useChangeFilters } from '../../../src/list/filters/filterChanges';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ListPresets, type Preset } from '../../../src/list/ListPresets';
import { SearchFilter } from '../../../src/list/filters/SearchFilter';
import { http, HttpResponse } from 'msw';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { FilterControl } from '../../../src/list/filters/FilterControl';
import { themes } from '../../../src/theme/theme';
import { useForeignServer } from '../../support/foreignServer';

type Filter = Record<string, string>;

/** A list whose URL takes on its filters only when the test says so, as on a slow machine. */
function openList(filterValues: Filter) {
  const asked: Filter[] = [];
  const setFilters = (filter: Filter) => void asked.push(filter);
  const tree = (values: Filter) => (
    <AdminContext store={memoryStore()} theme={themes.light}>
      <TestTranslationProvider translate={(key: string) => (key === 'lists.all' ? 'All' : key)}>
        <ListContextProvider value={{ filterValues: values, setFilters } as unknown as ListControllerResult}>
          <FilterChangesProvider>
            <Picks />
            <ListPresets label="State" presets={PRESETS} />
          </FilterChangesProvider>
        </ListContextProvider>
      </TestTranslationProvider>
    </AdminContext>
  );
  const { rerender } = render(tree(filterValues));
  return {
    pick: (name: string) => fireEvent.click(screen.getByText(name)),
    followTo: (values: Filter) => act(() => rerender(tree(values))),
    lastAsked: () => asked.at(-1),
  };
}

const PRESETS: readonly Preset[] = [
  { name: 'Due', filter: { state: 'DUE', why: 'HOLD' } },
  { name: 'Kept', filter: { state: 'KEPT' } },
];

function Picks() {
  const change = useChangeFilters();
  const picks: [string, Filter][] = [
    ['search', { searchKey: 'S-1' }],
    ['section', { workPlaceId: '4' }],
    ['status', { status: 'OPEN' }],
    ['all sections', { workPlaceId: '' }],
  ];
  return picks.map(([name, filters]) => (
    <button key={name} type="button" onClick={() => change(filters)}>
      {name}
    </button>
  ));
}

it('three filters picked in quick succession are kept, although the URL still lacks the second', () => {
  const { pick, followTo, lastAsked } = openList({});
  pick('section');
  pick('search');
  followTo({ workPlaceId: '4' });
  pick('status');
  expect(lastAsked()).toEqual({ workPlaceId: '4', searchKey: 'S-1', status: 'OPEN' });
});

it('a picked filter that was removed in another way later is not applied again', () => {
  const { pick, followTo, lastAsked } = openList({});
  pick('section');
  followTo({ workPlaceId: '4' });
  followTo({});
  pick('status');
  expect(lastAsked()).toEqual({ status: 'OPEN' });
});

it('a removed filter stays removed while the URL still has it', () => {
  const { pick, lastAsked } = openList({ workPlaceId: '4' });
  pick('all sections');
  pick('status');
  expect(lastAsked()).toEqual({ status: 'OPEN' });
});

it('a search and a set of filters chosen by a button are both kept, although the URL has neither', () => {
  const { pick, lastAsked } = openList({ state: 'DUE', why: 'HOLD', workPlaceId: '4' });
  pick('Kept');
  pick('search');
  expect(lastAsked()).toEqual({ state: 'KEPT', workPlaceId: '4', searchKey: 'S-1' });
  pick('All');
  expect(lastAsked()).toEqual({ workPlaceId: '4', searchKey: 'S-1' });
});

/** A list whose URL takes on a search only when the test says so, as with a slow table. */
function openSearch() {
  const asked: Filter[] = [];
  let follow: (filter: Filter) => void = () => {};
  function List() {
    const [filterValues, setFilterValues] = useState<Filter>({});
    useEffect(() => {
      follow = setFilterValues;
    }, []);
    const [setFilters] = useState(() => (filter: Filter) => void asked.push(filter));
    const context = { displayedFilters: {}, filterValues, setFilters, hideFilter, showFilter };
    const list = {
      ...context,
      resource: 'tribunal-cases',
      isFetching: true,
    } as Partial<ListControllerResult>;
    return (
      <ListContextProvider value={list as ListControllerResult}>
        <FilterChangesProvider>
          <SearchFilter source="nothiNumber" label="Search" />
        </FilterChangesProvider>
      </ListContextProvider>
    );
  }
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <MemoryRouter>
        <List />
      </MemoryRouter>
    </TestTranslationProvider>,
  );
  return {
    asked,
    followTo: (nothiNumber: string) => act(() => follow({ nothiNumber })),
    box: screen.getByRole('searchbox'),
    user: userEvent.setup({ delay: null }),
  };
}

const hideFilter = () => {};
const showFilter = () => {};

it('a search that is applied late does not overwrite later typing', async () => {
  const { asked, followTo, box, user } = openSearch();
  await user.type(box, 'S-{Enter}1{Enter}2');
  followTo('S-');
  expect(box).toHaveValue('S-12');
  followTo('S-1');
  expect(box).toHaveValue('S-12');
  await user.type(box, '{Enter}');
  followTo('S-12');
  expect(box).toHaveValue('S-12');
  expect(asked).toEqual([{ nothiNumber: 'S-' }, { nothiNumber: 'S-1' }, { nothiNumber: 'S-12' }]);
});

it('the search field follows a URL that was changed by other means', async () => {
  const { followTo, box, user } = openSearch();
  await user.type(box, 'S-1{Enter}');
  followTo('S-1');
  followTo('');
  expect(box).toHaveValue('');
  await user.type(box, 'S-1{Enter}');
  followTo('S-1');
  followTo('S-2');
  expect(box).toHaveValue('S-2');
});

it('a search that is not yet applied can be cleared', async () => {
  const { asked, followTo, box, user } = openSearch();
  await user.type(box, 'S-1{Enter}');
  await user.click(screen.getByRole('button', { name: 'lists.clearSearch' }));
  expect(asked).toEqual([{ nothiNumber: 'S-1' }, {}]);
  followTo('S-1');
  followTo('');
  expect(box).toHaveValue('');
});

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
        <FilterControl filter={SECTION} />
      </ListContextProvider>
    </AdminContext>,
  );
  const select = await screen.findByLabelText<HTMLSelectElement>('Section/Branch');
  await waitFor(() => expect(select.options).toHaveLength(52));
  expect(select).toHaveDisplayValue('Section 51');
});

const SECTION = {
  source: 'workPlaceId',
  label: 'resources.case-fillings.filters.workPlaceId',
  reference: 'workplace',
};
