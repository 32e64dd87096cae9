import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Day } from '../../domain/dates';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing, Person } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import type { Proposal } from '../dataProvider/proposals';
import { useErrorDialog } from '../shell/ErrorDialog';

/** An open file in which nothing has happened since a day. */
export interface StillFile {
  id: number;
  nothiNumber: string;
  companyName: string | null;
  status: string;
  since: Day;
}

/** A note that names the person. */
export interface NoteToMe {
  id: number;
  caseFilingId: number;
  nothiNumber: string;
  text: string;
  by: Person;
  /** An instant in ISO form. */
  at: string;
}

/** What waits for the person (docs/contract.md, "Alerts and My day"). */
export interface Today {
  date: Day;
  hearings: Hearing[];
  missing: Hearing[];
  /** Running and missed, the first due first. */
  limits: Limit[];
  /** Those of recent orders that wait for the day they run from, the latest order first. */
  waiting: Limit[];
  still: StillFile[];
  notes: NoteToMe[];
  /** For an administrator to decide. */
  proposals: Proposal[];
  /** Which lists have more than these. */
  more: string[];
}

const TODAY = ['today'];

export function useToday() {
  const { call } = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: TODAY,
    queryFn: async ({ signal }) => (await call('/api/casebook/today', { signal })) as Today,
  });
}

/** Carries out a `POST` below /api/casebook/, says so, and looks at the day again. */
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
