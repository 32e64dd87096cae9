import { render } from '@testing-library/react';
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';
import { ResultsAnnouncer, shownPages } from '../../../src/list/ListPagination';

const OPENED = { filterValues: {}, page: 1, perPage: 20, total: 3000, isFetching: false };

/** Renders a list, and returns a function that changes it and reads the announcement. */
async function openList(language: Language = 'en') {
  const i18nProvider = await loadI18nProvider(language);
  const list = (change: object) => (
    <I18nContextProvider value={i18nProvider}>
      <ListContextProvider value={{ ...OPENED, ...change } as unknown as ListControllerResult}>
        <ResultsAnnouncer />
      </ListContextProvider>
    </I18nContextProvider>
  );
  const { container, rerender } = render(list({}));
  return {
    said: () => container.textContent,
    news: () => container.querySelector('span'),
    becomes: (change: object) => rerender(list(change)),
  };
}

const search = (term: string, total: number) => ({ filterValues: { searchKey: term }, total });

it('the result of a search is announced when it arrives, but not the list’s first rows', async () => {
  const { said, becomes } = await openList();
  expect(said()).toBe('');
  becomes({ ...search('12', 3000), isFetching: true });
  expect(said()).toBe('');
  becomes(search('12', 120));
  expect(said()).toBe('120 results, 1 to 20 are shown');
  becomes({ ...search('12', 120), page: 6 });
  expect(said()).toBe('120 results, 101 to 120 are shown');
  becomes(search('no such file', 0));
  expect(said()).toBe('There is no data right now..!');
});

it('an equal number of results of another search is announced again', async () => {
  const { news, becomes } = await openList();
  becomes(search('12', 120));
  const first = news();
  becomes(search('13', 120));
  expect(news()).not.toBe(first);
  expect(news()).toHaveTextContent('120 results');
});

it('a list that was not loaded is not announced as empty', async () => {
  const { said, becomes } = await openList();
  becomes({ ...search('12', 0), total: undefined, error: new Error('down') });
  becomes({ ...search('12', 0), total: undefined });
  expect(said()).toBe('');
});

it('a failed list announces no results, and a Bengali one uses Bengali digits', async () => {
  const { said, becomes } = await openList('bn');
  becomes({ ...search('12', 3000), error: new Error('down') });
  expect(said()).toBe('');
  becomes(search('12', 12000));
  expect(said()).toBe('১২,০০০টি ফলাফল, ১ থেকে ২০ দেখানো হচ্ছে');
});

it('the page links of a list are two at each end and three around the current page', () => {
  const far = [
    [1, [1, 2, 3, 99, 100]],
    [2, [1, 2, 3, 99, 100]],
    [3, [1, 2, 3, 4, 99, 100]],
    [4, [1, 2, 3, 4, 5, 99, 100]],
    [5, [1, 2, 4, 5, 6, 99, 100]],
    [50, [1, 2, 49, 50, 51, 99, 100]],
    [97, [1, 2, 96, 97, 98, 99, 100]],
    [98, [1, 2, 97, 98, 99, 100]],
    [99, [1, 2, 98, 99, 100]],
    [100, [1, 2, 98, 99, 100]],
  ] as const;
  for (const [page, pages] of far) expect(shownPages(page, 100)).toEqual(pages);
});

it('the page links of a short list show each page once', () => {
  const few = [
    [1, 1, [1]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 6, [1, 2, 3, 5, 6]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [9, 4, [1, 2, 3, 4]],
  ] as const;
  for (const [page, count, pages] of few) expect(shownPages(page, count)).toEqual(pages);
});
