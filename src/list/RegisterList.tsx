import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  useListContext,
  type ListControllerResult,
  type SortPayload,
} from 'react-admin';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { PageFrame, WaitingRows, type PageFrameProps } from '../shell/PageFrame';
import { LastData } from '../offline/LastData';
import { soundSearch, type SoundFilters } from './listAddress';
import { ListPagination } from './ListPagination';
import { RangeOnPaper } from './table/RangeOnPaper';
import { ResultsAnnouncer } from './ResultsAnnouncer';

const PAGE_SIZE = 20;

interface Props extends Pick<PageFrameProps, 'title' | 'breadcrumb' | 'add' | 'actions'> {
  sort?: SortPayload;
  /** What of the register it lists, whatever the address says. */
  only?: Record<string, string>;
  /** What the list can be sorted by. */
  sorts?: readonly string[];
  /** What its filters take. */
  filters?: SoundFilters;
  /** The filters and selectors above the table. */
  toolbar: ReactNode;
  /** The table. */
  children: ReactNode;
}

/**
 * A register's list: page, sort and filters live in the address, and the dialogs of its records are
 * addresses below it.
 */
export function RegisterList({ sort = BY_ID, sorts, filters, only, ...screen }: Props) {
  const { search, state } = useLocation();
  const sound = soundSearch(search, sorts ?? [sort.field], filters);
  if (sound !== search) return <Navigate to={{ search: sound }} state={state} replace />;
  return (
    // Without a store: an address without a query is the list as it starts, not as it was last.
    <ListBase
      sort={sort}
      filter={only}
      perPage={PAGE_SIZE}
      storeKey={false}
      queryOptions={SHOWN_IN_PLACE}
      disableAuthentication // whoever may not see a list has no route to it
    >
      <ListScreen {...screen} />
      {/* A dialog that is still loading must not take the list away. */}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ListBase>
  );
}

function ListScreen({ toolbar, children, ...frame }: Omit<Props, 'sort' | 'sorts' | 'filters' | 'only'>) {
  const list = useListContext();
  // Drawing many rows takes its time; what is typed meanwhile goes first.
  const drawn = useRowsOfBefore(useDeferredValue(list));
  useWayBack(list);
  return (
    <PageFrame {...frame} query={{ ...list, isPending: false }}>
      {/* There before the rows: a search can be typed, and nothing moves when they come. */}
      {toolbar}
      <RangeOnPaper />
      <ResultsAnnouncer />
      {drawn.isPending && !list.error && <WaitingRows />}
      {drawn.data && (
        <LastData at={(drawn.meta as { at?: number } | undefined)?.at} error={list.error}>
          <ListContextProvider value={drawn}>{children}</ListContextProvider>
        </LastData>
      )}
      <ListPagination />
    </PageFrame>
  );
}

/** The list, or what was last shown of it as long as what is asked now cannot be fetched. */
function useRowsOfBefore(list: ListControllerResult): ListControllerResult {
  const [last, setLast] = useState(list);
  if (list.data && list.data !== last.data) setLast(list);
  return list.error && !list.data && last.resource === list.resource ? last : list;
}

/**
 * From a page that is no more react-admin goes on to the first: the way back must not lead to it, from where
 * it would go on again.
 */
function useWayBack({ page, data, isFetching }: ListControllerResult) {
  const [, setQuery] = useSearchParams();
  const isGone = page > 1 && data?.length === 0 && !isFetching;
  useEffect(() => {
    if (isGone) setQuery(withoutPage, { replace: true });
  }, [isGone, setQuery]);
}

function withoutPage(query: URLSearchParams): URLSearchParams {
  query.delete('page');
  return query;
}

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

// The frame shows a failure above the list, so no toast repeats it.
const SHOWN_IN_PLACE = { onError: () => {} };
