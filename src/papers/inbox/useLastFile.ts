import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** The id of the file whose page was opened last on this computer. */
export const useLastFile = () => useStore<number | null>('preferences.lastFile', null);

export function useRememberFile(id: number | undefined): void {
  const [, remember] = useLastFile();
  useEffect(() => {
    if (id !== undefined) remember(id);
  }, [id, remember]);
}
