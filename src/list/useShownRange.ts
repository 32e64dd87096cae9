import { useListContext } from 'react-admin';

/** What the server said of its pages; it may use a page size of its own. */
interface PageMeta {
  pages?: number;
  size?: number;
  total?: number;
}

/** The numbers of the shown rows, the total and the last page. */
export function useShownRange() {
  const { page, perPage: asked, total: reached = 0, meta } = useListContext();
  const { size: perPage = asked, total = reached, pages }: PageMeta = meta ?? {};
  const last = pages ?? Math.ceil(total / perPage);
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total, last };
}
