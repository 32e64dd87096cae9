import { render } from '@testing-library/react';
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';
import { ResultsAnnouncer } from '../../../src/list/RegisterList';

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
