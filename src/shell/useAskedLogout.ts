import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { useAskedLeave } from '../inputs/useAskedLeave';

/** Logs out; a person who has typed something unsaved is asked first, by the question to be rendered. */
export function useAskedLogout(): [() => void, ReactNode] {
  const logout = useLogout();
  return useAskedLeave(() => void logout(), 'session.leave');
}
