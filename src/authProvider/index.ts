import type { AuthProvider } from 'react-admin';
import { isShown } from './permissions';
import { currentSession, endSession } from './session';
import { endSessionOnServer } from './signInCalls';

/** Signing in is done before react-admin is loaded: `src/signIn`. */
export const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {
    const session = currentSession();
    endSession();
    if (session) void endSessionOnServer(session.accessToken);
    return false;
  },
  checkAuth: async () => {
    signedIn();
  },
  // The HTTP client renews the session or ends it; a 401 that reaches this point has ended it.
  checkError: async () => {},
  getIdentity: async () => {
    const { userName, fullName } = signedIn();
    return { id: userName, fullName };
  },
  getPermissions: async () => currentSession()?.person.authorities ?? [],
  canAccess: async ({ action, resource }) =>
    isShown(currentSession()?.person.authorities ?? [], action, resource),
};

function signedIn() {
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in');
  return session.person;
}
