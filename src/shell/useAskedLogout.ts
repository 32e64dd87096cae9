import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { useAskedLeave } from '../inputs/useAskedLeave';

/** Logs out, after asking if something typed is unsaved. Returns the function and the question to render. */
export function useAskedLogout(): [() => void, ReactNode] {
  const logout = useLogout();
  return useAskedLeave(() => void logout(), 'session.leave');
}
