import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';

/** What the server said of its pages; it may use a page size of its own. */
interface PageMeta {
  pages?: number;
  size?: number;
  total?: number;
  /** Whether there are more rows than the total, which the server counts no further. */
  isMore?: boolean;
}

/** Which rows of how many the list shows, the total as it is said, and the number of its last page. */
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
