import type { TestApp } from '../../support/signInAs';
import { trySecret } from './signIn/calls';

/** The requests on a user’s own account, in the session of an access token. */
export function accountIn({ app }: TestApp, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = '/api/casebook/account';
  return {
    read: () => app.inject({ url, headers }),
    save: (payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
    setPassword: (payload: object, remoteAddress?: string) =>
      app.inject({ method: 'POST', url: `${url}/password`, headers, payload, remoteAddress }),
    sessions: () => app.inject({ url: `${url}/sessions`, headers }),
    endOthers: () => app.inject({ method: 'DELETE', url: `${url}/sessions`, headers }),
    end: (id: string) =>
      app.inject({ method: 'DELETE', url: `${url}/sessions/${encodeURIComponent(id)}`, headers }),
  };
}

/** Signs in with a password or code. @returns the calls of the new session. */
export async function signedIn(test: TestApp, userName: string, secret: string) {
  const { access_token } = (await trySecret(test, userName, secret)).json();
  return accountIn(test, access_token);
}
