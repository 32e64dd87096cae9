import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ListContextProvider, TestTranslationProvider, type ListControllerResult } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FilterChangesProvider } from '../../../src/list/filters/filterChanges';
import { SearchFilter } from '../../../src/list/filters/SearchFilter';

type Filter = Record<string, string>;

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
          <SearchFilter source="nothiNumber" label="Search" opens="details" />
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
  expect(asked).toEqual([{ nothiNumber: 'S-1' }, { nothiNumber: '' }]);
  followTo('S-1');
  followTo('');
  expect(box).toHaveValue('');
});
