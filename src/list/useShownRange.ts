import { useListContext } from 'react-admin';

/** What the server said of its pages: it may have decided by itself how long they are. */
interface PageMeta {
  pages?: number;
  size?: number;
  total?: number;
}

/** Which rows of how many the list shows, and the number of its last page. */
export function useShownRange() {
  const { page, perPage: asked, total: reached = 0, meta } = useListContext();
  const { size: perPage = asked, total = reached, pages }: PageMeta = meta ?? {};
  const last = pages ?? Math.ceil(total / perPage);
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total, last };
}
