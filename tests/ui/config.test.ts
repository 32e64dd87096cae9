import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { fetchConfig, loadConfig, loadedConfig } from '../../src/config';
import { useForeignServer } from '../support/foreignServer';

const foreign = useForeignServer();

it('every page, also the sign-in page, uses the office’s name that was fetched last', async () => {
  const answer = (organisation: string) =>
    foreign.server.use(
      http.get('/config.json', () => HttpResponse.json({ organisation, languages: ['bn'] })),
    );
  answer('Custom House, Chattogram');
  await fetchConfig();
  answer('Custom House, Benapole');
  expect((await loadConfig()).organisation).toBe('Custom House, Chattogram');
  await fetchConfig();
  expect((await loadConfig()).organisation).toBe('Custom House, Benapole');
  expect(loadedConfig()?.organisation).toBe('Custom House, Benapole');
});
