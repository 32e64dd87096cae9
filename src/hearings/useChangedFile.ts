import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function to call after a hearing, result or proceeding was saved: it refetches the lists, cases,
 * figures and the file's page that may show it.
 */
export function useChangedFile(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}
