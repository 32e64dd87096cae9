import { maySignIn } from '../../domain/roles';
import { readPerson, startSession, type TokenAnswer } from '../authProvider/session';

/** How a sign-in at the office's own provider ended, when it failed: a key of the texts' `oidcProblems`. */
let problem: string | undefined;
export const oidcProblem = (): string | undefined => problem;

export const oidcAddress = (): string =>
  `/oauth/oidc/start?${new URLSearchParams({ returnTo: location.pathname + location.search })}`;

/** Takes up the session when the provider has sent the browser back; the address says how it ended, never a token. */
export async function takeUpOidc(): Promise<void> {
  const ending = /^#oidc(?:-(\w+))?$/.exec(location.hash);
  if (!ending) return;
  history.replaceState(null, '', location.pathname + location.search);
  problem = ending[1];
  if (problem) return;
  try {
    const response = await fetch('/oauth/oidc/session', { method: 'POST', cache: 'no-store' });
    const answer = (await response.json()) as TokenAnswer;
    if (!response.ok || !maySignIn(readPerson(answer.access_token)?.authorities ?? [])) problem = 'refused';
    else startSession(answer, false);
  } catch {
    problem = 'unreachable';
  }
}
