import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchConfig } from '../config';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';

/** Invalidated when an administrator changes the office's name. */
export const organisationQuery = queryOptions({ queryKey: ['organisation'], queryFn: fetchConfig });

/** The office's name in the current language. */
export function useOrganisation(): string {
  const language = useLanguage();
  const loaded = useConfig();
  const { data: config = loaded } = useQuery({ ...organisationQuery, enabled: false });
  return nameIn(language, config?.organisation, config?.organisationBn);
}
