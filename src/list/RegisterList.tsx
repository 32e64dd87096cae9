import { Suspense, type ReactNode } from 'react';
import { ListBase, useListContext, type SortPayload } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { PageFrame, type PageFrameProps } from '../layout/PageFrame';
import { ListPagination } from './ListPagination';

const PAGE_SIZE = 20;

interface Props extends Pick<PageFrameProps, 'title' | 'breadcrumb' | 'add' | 'actions'> {
  sort?: SortPayload;
  /** The filters and selectors above the table. */
  toolbar: ReactNode;
  /** The table. */
  children: ReactNode;
}

/**
 * A register's list: page, sort and filters live in the address, and the dialogs of its records are
 * addresses below it.
 */
export const RegisterList = ({ sort = BY_ID, ...screen }: Props) => (
  <ListBase sort={sort} perPage={PAGE_SIZE} queryOptions={SHOWN_IN_PLACE}>
    <ListScreen {...screen} />
    {/* A dialog that is still loading must not take the list away. */}
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  </ListBase>
);

function ListScreen({ toolbar, children, ...frame }: Omit<Props, 'sort'>) {
  const list = useListContext();
  return (
    <PageFrame {...frame} query={list}>
      {toolbar}
      {list.data && children}
      <ListPagination />
    </PageFrame>
  );
}

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

// The frame shows a failure above the list, so no toast repeats it.
const SHOWN_IN_PLACE = { onError: () => {} };
