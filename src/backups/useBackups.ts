import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { BackupRecord } from '../dataProvider/backups';

const SECOND = 1000;

/** The backup folder and the outcome of the last backups. */
export function useBackupStatus() {
  const calls = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: ['backups', 'status'],
    queryFn: ({ signal }) => calls.backupStatus(signal),
  });
}

/** The newest backups; refetched every second while a backup is running. */
export function useBackups() {
  const provider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['backups', 'list'],
    queryFn: async ({ signal }) => {
      const { data: found } = await provider.getList<BackupRecord>('backups', {
        pagination: { page: 1, perPage: SHOWN },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
        signal,
      });
      const isDone = !found.some(isRunning);
      if (isDone) void queries.invalidateQueries({ queryKey: ['backups', 'status'] });
      return found;
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? SECOND : 60 * SECOND),
  });
  const begin = useMutation({
    mutationFn: () => provider.create('backups', { data: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['backups', 'list'] }),
  });
  return { backups: data, begin };
}

/** How many backups are shown. They cover the last weeks; nightly backups are kept for up to three months. */
const SHOWN = 25;

export const isRunning = ({ state }: BackupRecord): boolean => state === 'RUNNING';
