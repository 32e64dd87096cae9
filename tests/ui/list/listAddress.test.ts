import { expect, it } from 'vitest';
import { filingFilters } from '../../../domain/listFilters';
import { soundSearch } from '../../../src/list/listAddress';

const SORTS = ['id', 'caseFilling.revenue'];
const FILTERS = filingFilters;

it('a list’s valid URLs stay unchanged', () => {
  const sound = [
    '',
    '?page=3',
    '?perPage=100',
    '?filter=%7B%7D&order=DESC&page=2&perPage=20&sort=caseFilling.revenue',
    '?filter={"searchKey":"S-1/AP","workPlaceId":"3"}',
    '?displayedFilters=%7B%7D&page=1',
  ];
  for (const search of sound) expect(soundSearch(search, SORTS, FILTERS)).toBe(search);
});

it('only the invalid parameters of a list’s URL are removed', () => {
  const unsound = [
    ['?sort=bankName&order=ASC&page=2', '?page=2'],
    ['?sort=id&order=sideways', ''],
    ['?sort=caseFilling.revenue', ''],
    ['?order=DESC', ''],
    ['?page=0', ''],
    ['?page=-1&perPage=20', '?perPage=20'],
    ['?page=two', ''],
    ['?page=1.5', ''],
    ['?page=1e9', ''],
    ['?page=1&page=2', ''],
    ['?perPage=0', ''],
    ['?perPage=101', ''],
    ['?filter=S-1', ''],
    ['?filter=5&page=2', '?page=2'],
    ['?filter=["S-1"]', ''],
    ['?filter={"searchKey":{"a":"b"}}', ''],
    ['?filter={"workPlaceId":"abc","searchKey":"S-1"}&page=2', '?page=2'],
  ] as const;
  for (const [search, left] of unsound) expect(soundSearch(search, SORTS, FILTERS), search).toBe(left);
});

it('a figure’s filter stays in a list’s URL only with a valid value', () => {
  const sound = [
    '?filter={"status":"OPEN","month":"2026-03","workPlaceId":3,"searchKey":"S-1"}',
    '?filter={"status":"","month":"","workPlaceId":"3","provitionalTaxation":"WITH"}',
  ];
  const unsound = [
    '?filter={"status":"NOT_GIVEN"}',
    '?filter={"month":"2026-13"}',
    '?filter={"workPlaceId":"AIR"}',
    '?filter={"status":"OPEN","month":3}',
  ];
  for (const search of sound) expect(soundSearch(search, SORTS, filingFilters)).toBe(search);
  for (const search of unsound) expect(soundSearch(search, SORTS, filingFilters), search).toBe('');
});

it('other values than texts and numbers stay in a list’s URL if the list accepts them', () => {
  const address = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const filters = { mine: (value: unknown) => value === true };
  const sound = address({ mine: true, side: 'OTHER' });
  expect(soundSearch(sound, SORTS, filters)).toBe(sound);
  for (const filter of [{ mine: 'yes' }, { mine: [true] }, { other: true }])
    expect(soundSearch(address(filter), SORTS, filters)).toBe('');
});
