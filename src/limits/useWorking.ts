import type { Limit } from '../dataProvider/limits';
import { useLanguage } from '../i18n/useLanguage';

/** How a limit was counted, in the reader's language: `Issued 01/02/2025; 90 days → 02/05/2025, a Friday; …` */
export function useWorking(): (limit: Pick<Limit, 'working' | 'workingBn'>) => string {
  const language = useLanguage();
  return ({ working, workingBn }) => (language === 'bn' ? workingBn : working).join('; ');
}
