import { useSyncExternalStore } from 'react';
import type { Person } from './accessToken';
import { currentPerson, currentSession, subscribeToSession, type Session } from './session';

/** The session, kept up with what other tabs do. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, currentSession);

/** For whom the application is open, also while they are asked to sign in again. */
export const usePerson = (): Person | null => useSyncExternalStore(subscribeToSession, currentPerson);
