import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { useAskedLeave } from '../inputs/useAskedLeave';

/** Returns a function that logs out, after asking if something typed is unsaved, and the dialog to render. */
export function useAskedLogout(): [() => void, ReactNode] {
  const logout = useLogout();
  return useAskedLeave(() => void logout(), 'session.leave');
}
