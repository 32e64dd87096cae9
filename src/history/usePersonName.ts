import { useTranslate } from 'react-admin';
import type { ChangedBy } from '../dataProvider/history';

/** The name of the acting person: `Rafiqul Islam (customs)`, or the system. */
export function usePersonName(): (person: ChangedBy | null) => string {
  const translate = useTranslate();
  return (person) => (person ? `${person.fullName} (${person.userName})` : translate('history.system'));
}
