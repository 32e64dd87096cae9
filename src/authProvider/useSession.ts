import { useSyncExternalStore } from 'react';
import { type Person, currentPerson, currentSession, subscribeToSession, type Session } from './session';

/** The current session, updated when another tab changes it. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, currentSession);

/** The person the application is open for, also while they are asked to sign in again. */
export const usePerson = (): Person | null => useSyncExternalStore(subscribeToSession, currentPerson);
