import type { Limit } from '../dataProvider/limits';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

/** A limit's name in the reader's language: its rule's, or the one given by hand. */
export function useLimitName(): (limit: Pick<Limit, 'name' | 'nameBn'>) => string {
  const language = useLanguage();
  return ({ name, nameBn }) => nameIn(language, name, nameBn);
}
