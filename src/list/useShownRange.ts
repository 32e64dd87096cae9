import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';

/** The server's own facts about its page, because a server may use a page size of its own. */
interface PageMeta {
  pages?: number;
  size?: number;
  total?: number;
  /** Whether there are more rows than `total`: the server stops counting at a limit. */
  isMore?: boolean;
}

/**
 * The numbers of the first and last shown row, the total as number and text, and the number of the last page.
 */
export function useShownRange() {
  const { page, perPage: asked, total: reached = 0, meta } = useListContext();
  const translate = useTranslate();
  const language = useLanguage();
  const { size: perPage = asked, total = reached, pages, isMore }: PageMeta = meta ?? {};
  const count = formatCount(total, language);
  const totalText = isMore ? translate('lists.moreThan', { count }) : count;
  const last = pages ?? Math.ceil(total / perPage);
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total, totalText, last };
}
