import { useQueryClient } from '@tanstack/react-query';

/**
 * To be called after a hearing, result or proceeding was saved: lists, dates of cases, figures and the page
 * of the file may all show it.
 */
export function useChangedFile(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}
