import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createAccountCalls, type AccountCalls } from '../dataProvider/account';
import { useCalls } from '../dataProvider/useCalls';

const ACCOUNT = ['account', 'own'];
const SESSIONS = ['account', 'sessions'];
const CALENDAR = ['account', 'calendar'];

export const useAccountCalls = (): AccountCalls => useCalls(createAccountCalls);

/** The signed-in person's account as it is stored. */
export function useAccount() {
  const calls = useAccountCalls();
  const { data, error } = useQuery({
    queryKey: ACCOUNT,
    queryFn: ({ signal }) => calls.ownAccount(signal),
    ...WHILE_OPEN,
  });
  return { account: data, error };
}

/** The person's sessions, the newest first. */
export function useSessions() {
  const calls = useAccountCalls();
  const { data = [], error } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => calls.ownSessions(signal),
    ...WHILE_OPEN,
  });
  return { sessions: data, error };
}

/** Whether the person has a calendar URL. */
export function useCalendarAddress() {
  const calls = useAccountCalls();
  const { data } = useQuery({
    queryKey: CALENDAR,
    queryFn: ({ signal }) => calls.calendarAddress(signal),
    ...WHILE_OPEN,
  });
  return data;
}

/** Refetches the account and its sessions after a change. */
export function useAccountChanged() {
  const queries = useQueryClient();
  return () =>
    ['account', 'setUpState'].forEach((key) => void queries.invalidateQueries({ queryKey: [key] }));
}

// Fetched once when the dialog opens: a background refetch would overwrite what is being typed.
const WHILE_OPEN = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
