import { currentPerson, currentSession, subscribeToSession, type Session } from '../authProvider/session';

/** Resolves with this user's session: at once, or after they sign in again; with null if they sign out instead. */
export const signedInAgain = (userName: string): Promise<Session | null> =>
  new Promise((resolve) => {
    const look = () => {
      if (currentPerson()?.userName !== userName) return settle(null);
      const session = currentSession();
      if (session) settle(session);
    };
    const settle = (session: Session | null) => {
      stop();
      resolve(session);
    };
    const stop = subscribeToSession(look);
    look();
  });
