import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function to call after a hearing, result or proceeding was saved: it refetches everything that
 * may show it, such as lists, cases, figures and the page of the file.
 */
export function useChangedFile(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}
