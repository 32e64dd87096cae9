import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGroups } from '../../../src/list/table/RegisterRows';

const records = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));

function drawing(first: { id: number }[]) {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    (rows: { id: number }[]) => {
      const groups = useGroups(rows);
      seen.push(groups.length);
      return groups;
    },
    { initialProps: first },
  );
  return { result, rerender, seen };
}

it('a long list is rendered group by group, in order to the last row', () => {
  const { result, seen } = drawing(records(1, 60));
  expect(new Set(seen)).toEqual(new Set([1, 2, 3]));
  expect(result.current.flat()).toEqual(records(1, 60));
});

it('rendering by groups starts again if all records change, but not if one is added or removed', () => {
  const { result, rerender, seen } = drawing(records(1, 60));
  seen.length = 0;
  rerender(records(2, 61));
  expect(new Set(seen)).toEqual(new Set([3]));
  seen.length = 0;
  rerender(records(101, 160));
  expect(seen).toContain(1);
  expect(result.current.flat()).toEqual(records(101, 160));
});

it('a list rendered by groups shows the right rows when their number falls, becomes 0 and rises again', () => {
  const { result, rerender } = drawing(records(1, 60));
  for (const rows of [records(1, 3), [], records(1, 30)]) {
    rerender(rows);
    expect(result.current.flat()).toEqual(rows);
  }
});
