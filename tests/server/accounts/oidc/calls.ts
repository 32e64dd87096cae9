import type { Response } from 'light-my-request';
import type { TestApp } from '../../../support/signInAs';

export const PUBLIC_URL = 'https://casebook.customs.example';

export const settingsFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'casebook-office',
  OIDC_CLIENT_SECRET: 'office-secret',
  OIDC_NAME: 'Customs ID',
  PUBLIC_URL,
});

/** A browser that keeps the cookies of a sign-in at the provider. */
export function oidcBrowser({ app }: TestApp) {
  const jar = new Map<string, string>();
  const send = async (url: string, method: 'GET' | 'POST' = 'GET'): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ method, url, headers: cookie ? { cookie } : {} });
    for (const { name, value } of answer.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  return {
    jar,
    send,
    /** Begins a sign-in. @returns the address of the provider to which the browser is led */
    start: async (returnTo = '/case-fillings-list') =>
      new URL((await send(`/oauth/oidc/start?${new URLSearchParams({ returnTo })}`)).headers.location!),
    /** Comes back from the provider. @returns where the browser is led then */
    comeBack: async (query: Record<string, string> | string) => {
      const text = typeof query === 'string' ? query : new URLSearchParams(query).toString();
      return (await send(`/oauth/oidc/callback?${text}`)).headers.location;
    },
    takeUp: () => send('/oauth/oidc/session', 'POST'),
  };
}
