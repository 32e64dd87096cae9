import { currentPerson, currentSession, subscribeToSession, type Session } from '../authProvider/session';

/** The session of this user: at once, or when they have signed in again; null when they have not. */
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
