import type { AuthProvider } from 'react-admin';
import { forgetCapabilities } from '../offered/capabilities';
import { isShown } from './permissions';
import { currentPerson, currentSession, endSession } from './session';
import { endSessionOnServer } from './signInCalls';

/**
 * React-admin's auth provider. Its `login` does nothing, because `src/signIn` signs in before react-admin is
 * loaded.
 */
export const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {
    const session = currentSession();
    endSession();
    forgetCapabilities();
    if (session) void endSessionOnServer(session);
    return false;
  },
  checkAuth: async () => {
    signedIn();
  },
  // The HTTP client has already renewed or ended the session: a 401 that arrives here needs no more work.
  checkError: async () => {},
  getIdentity: async () => {
    const { userName, fullName } = signedIn();
    return { id: userName, fullName };
  },
  getPermissions: async () => currentPerson()?.authorities ?? [],
  canAccess: async ({ action, resource }) => isShown(currentPerson()?.authorities ?? [], action, resource),
};

function signedIn() {
  const person = currentPerson();
  if (!person) throw new Error('Nobody is signed in');
  return person;
}
