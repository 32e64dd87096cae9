import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { FilterChangesProvider, useChangeFilters } from '../../../src/list/filters/filterChanges';

type Filter = Record<string, string>;

/** A list whose URL takes on its filters only when the test says so, as on a slow machine. */
function openList(filterValues: Filter) {
  const asked: Filter[] = [];
  const setFilters = (filter: Filter) => void asked.push(filter);
  const tree = (values: Filter) => (
    <ListContextProvider value={{ filterValues: values, setFilters } as unknown as ListControllerResult}>
      <FilterChangesProvider>
        <Picks />
      </FilterChangesProvider>
    </ListContextProvider>
  );
  const { rerender } = render(tree(filterValues));
  return {
    pick: (name: string) => fireEvent.click(screen.getByText(name)),
    followTo: (values: Filter) => act(() => rerender(tree(values))),
    lastAsked: () => asked.at(-1),
  };
}

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
  expect(lastAsked()).toEqual({ workPlaceId: '', status: 'OPEN' });
});
