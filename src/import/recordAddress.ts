import { useRecordUrl } from '../addresses';

/** Returns a function that gives the URL of an imported record; null for hearings, which have no page of their own. */
export function useImportedUrl(): (register: string, id: number) => string | null {
  const recordUrl = useRecordUrl();
  return (register, id) => (register === 'hearings' ? null : recordUrl(register, id));
}
