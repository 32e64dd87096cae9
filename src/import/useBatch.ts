import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { busyStates, type ImportRowState } from '../../domain/imports';
import { createImportCalls, type ImportBatch, type ImportStep, type RowEdit } from '../dataProvider/imports';
import { useCalls } from '../dataProvider/useCalls';
import { useErrorDialog } from '../page/ErrorDialog';
import { useRecordUrl } from '../addresses';

const SECOND = 1000;
type Calls = ReturnType<typeof createImportCalls>;
export const ROWS_A_PAGE = 25;

/** One import, refetched every second while the server works on it. */
export function useBatch(id: number) {
  const calls = useCalls(createImportCalls);
  return useQuery({
    ...batchQuery(calls, id),
    refetchInterval: ({ state: { data } }) => (isBusy(data) ? SECOND : false),
  });
}

const batchQuery = (calls: Calls, id: number) => ({
  queryKey: ['imports', id, 'batch'],
  queryFn: ({ signal }: { signal: AbortSignal }) => calls.importBatch(id, signal),
});

const isBusy = (batch: ImportBatch | undefined) => batch !== undefined && busyStates.includes(batch.state);

/** The rows in these states, a page at a time. `version` must change whenever the server has worked on them. */
export function useRows(id: number, states: readonly ImportRowState[], page: number, version: string) {
  const calls = useCalls(createImportCalls);
  const from = (page - 1) * ROWS_A_PAGE;
  return useQuery({
    queryKey: ['imports', id, 'rows', states, page, version],
    queryFn: ({ signal }) => calls.importRows(id, { states, from, to: from + ROWS_A_PAGE - 1 }, signal),
    placeholderData: (previous) => previous,
  });
}

/** Starts the next step of an import, or saves a correction or decision for its rows. */
export function useBatchActions(id: number) {
  const calls = useCalls(createImportCalls);
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const onError = ({ message }: Error) => showError({ title: 'imports.failed', text: message });
  const onSettled = () => queries.invalidateQueries({ queryKey: ['imports'] });
  const step = useMutation({
    mutationFn: (wanted: ImportStep) => calls.stepImport(id, wanted),
    onError,
    onSettled,
  });
  const query = batchQuery(calls, id);
  const edit = useMutation({
    mutationFn: async ({ row, edit: change }: { row: number; edit: RowEdit }) => {
      // waits while rows are being checked, for example after many rows were corrected at once, because the
      // server would refuse the edit
      let batch = queries.getQueryData<ImportBatch>(query.queryKey);
      while (isBusy(batch)) {
        await new Promise((resolve) => setTimeout(resolve, SECOND / 2));
        batch = await queries.fetchQuery(query);
      }
      return calls.editImportRow(id, row, change);
    },
    onError,
    onSettled,
  });
  return { step, edit };
}

/** Returns a function that gives the URL of an imported record; null for hearings and money, which have no page of their own. */
export function useImportedUrl(): (register: string, id: number) => string | null {
  const recordUrl = useRecordUrl();
  return (register, id) => (PAGELESS.has(register) ? null : recordUrl(register, id));
}

const PAGELESS: ReadonlySet<string> = new Set(['hearings', 'money-entries', 'guarantees', 'stays']);
