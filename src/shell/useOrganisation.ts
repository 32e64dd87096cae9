import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchConfig } from '../config';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';

/** Asked again when an administrator has named the office. */
export const organisationQuery = queryOptions({ queryKey: ['organisation'], queryFn: fetchConfig });

/** What the office is called, in the language in use. */
export function useOrganisation(): string {
  const language = useLanguage();
  const loaded = useConfig();
  const { data: config = loaded } = useQuery({ ...organisationQuery, enabled: false });
  return nameIn(language, config?.organisation, config?.organisationBn);
}
