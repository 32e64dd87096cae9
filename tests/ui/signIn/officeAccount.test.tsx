import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { fetchConfig } from '../../../src/config';
import { useSignInPage } from './signInPage';

const { foreign, open } = useSignInPage();

async function configured(more: object) {
  const config = { clientId: 'office', clientSecret: 'secret', languages: ['en', 'bn'], ...more };
  foreign.server.use(http.get('/config.json', () => HttpResponse.json(config)));
  await fetchConfig();
}

it('the sign-in page offers the office’s own account by the name that is configured', async () => {
  await configured({ oidc: 'Customs ID' });
  window.history.replaceState(null, '', '/hearings?view=day');
  await open('bn');
  expect(screen.getByRole('link', { name: 'Customs ID দিয়ে লগইন করুন' })).toHaveAttribute(
    'href',
    '/oauth/oidc/start?returnTo=%2Fhearings%3Fview%3Dday',
  );
});

it('the sign-in page has no such button where no provider is configured', async () => {
  await configured({});
  await open();
  expect(screen.getByRole('button', { name: 'Continue with Username' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
