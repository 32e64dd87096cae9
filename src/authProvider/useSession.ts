import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type Session } from './session';

/** The session, kept up with what other tabs do. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, currentSession);
