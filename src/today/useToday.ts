import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Today } from '../../domain/today';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import type { Proposal } from '../dataProvider/proposals';
import { useErrorDialog } from '../page/ErrorDialog';

export type TodayOfUser = Today<Hearing, Limit, Proposal>;

const TODAY = ['today'];

export function useToday() {
  const { call } = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: TODAY,
    queryFn: async ({ signal }) => (await call('/api/casebook/today', { signal })) as TodayOfUser,
  });
}

/** Sends a `POST` below /api/casebook/, shows a toast, and refetches everything shown. */
export function useDoing(done: string, onDone?: () => void) {
  const { call } = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const showError = useErrorDialog();
  return useMutation({
    mutationFn: (path: string) => call(`/api/casebook/${path}`, { method: 'POST' }),
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone?.();
    },
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
    onSettled: () => void queries.invalidateQueries(),
  });
}
