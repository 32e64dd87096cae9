import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { FilterChangesProvider, useChangeFilters } from '../../../src/list/filters/filterChanges';

type Filter = Record<string, string>;

/** A list whose address follows its filters only when it is told to, as on a machine that is busy. */
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

it('three quick picks are all kept, though the address has only the first at the third', () => {
  const { pick, followTo, lastAsked } = openList({});
  pick('section');
  pick('search');
  followTo({ workPlaceId: '4' });
  pick('status');
  expect(lastAsked()).toEqual({ workPlaceId: '4', searchKey: 'S-1', status: 'OPEN' });
});

it('a filter that the address has taken is not asked for again once it was left by another way', () => {
  const { pick, followTo, lastAsked } = openList({});
  pick('section');
  followTo({ workPlaceId: '4' });
  followTo({});
  pick('status');
  expect(lastAsked()).toEqual({ status: 'OPEN' });
});

it('a filter that is taken away stays so while the address still has it', () => {
  const { pick, lastAsked } = openList({ workPlaceId: '4' });
  pick('all sections');
  pick('status');
  expect(lastAsked()).toEqual({ workPlaceId: '', status: 'OPEN' });
});
