import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  ListBase,
  ListContextProvider,
  useListContext,
  type ListControllerResult,
  type SortPayload,
} from 'react-admin';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { PageFrame, WaitingRows, type PageFrameProps } from '../page/PageFrame';
import { useAddressOf } from '../addresses';
import { LastData } from '../offline/LastData';
import { propertiesOf, type ListColumn } from '../spreadsheet/spreadsheetColumn';
import { FilterChangesProvider } from './filters/filterChanges';
import { soundSearch, type SoundFilters } from './listAddress';
import { ListPagination, RangeOnPaper, ResultsAnnouncer } from './ListPagination';
import { SimilarInList } from './SimilarLine';

const PAGE_SIZE = 20;

/** Loaded after the list, which is complete without it. */
const MoreOfList = lazy(() => import('./MoreOfList').catch(() => ({ default: () => null })));

interface Props extends Pick<PageFrameProps, 'title' | 'breadcrumb' | 'actions'> {
  /** The label of the link to the form of a new record, or what opens it otherwise. */
  add?: string | ReactElement | undefined;
  sort?: SortPayload;
  /** A permanent filter, whatever the URL says. */
  only?: Record<string, string>;
  sorts?: readonly string[];
  filters?: SoundFilters;
  /** The columns, if the list is asked for their properties alone; its dialogs read whole records. */
  columns?: readonly ListColumn[];
  /** What is seldom done with the list, as items of the menu that prints it too. */
  more?: ReactNode;
  /** Opens what is printed instead of the page. */
  onPrint?: () => void;
  toolbar: ReactNode;
  children: ReactNode;
}

/** A register's list. The URL holds page, sort and filters; its records' dialogs are child routes. */
export function RegisterList({ sort = BY_ID, sorts, filters, columns, only, ...screen }: Props) {
  const { search, state } = useLocation();
  const sound = soundSearch(search, sorts ?? [sort.field], filters);
  if (sound !== search) return <Navigate to={{ search: sound }} state={state} replace />;
  return (
    // No stored list parameters: a URL without a query shows the list's default state.
    <ListBase
      sort={sort}
      filter={only}
      perPage={PAGE_SIZE}
      storeKey={false}
      // With `meta`, react-admin keeps the rows apart from whole records, which forms begin with.
      queryOptions={{ ...SHOWN_IN_PLACE, meta: columns && { fields: fieldsOf(columns) } }}
      disableAuthentication // routes exist only for lists that the role may see
    >
      <ListScreen {...screen} />
      {/* Keeps the list on screen while a dialog's code loads. */}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ListBase>
  );
}

/** The properties of the columns, the status, which cards show, and the version, which a deletion sends. */
const fieldsOf = (columns: readonly ListColumn[]) => [
  ...propertiesOf(columns.map(({ source, sheet }) => ({ ...sheet, source }))),
  'status',
  'version',
];

function ListScreen({
  add,
  more,
  onPrint,
  actions,
  toolbar,
  children,
  ...frame
}: Omit<Props, 'sort' | 'sorts' | 'filters' | 'columns' | 'only'>) {
  const list = useListContext();
  const addressOf = useAddressOf();
  // Deferred, so that typing stays responsive while many rows render.
  const drawn = useLastRows(useDeferredValue(list));
  useMissingPageRedirect(list);
  return (
    <PageFrame
      {...frame}
      add={typeof add === 'string' ? { to: addressOf(`/${list.resource}/create`), label: add } : add}
      actions={
        <>
          {actions}
          <Suspense fallback={null}>
            <MoreOfList onPrint={onPrint}>{more}</MoreOfList>
          </Suspense>
        </>
      }
      query={{ ...list, isPending: false }}
    >
      {/* Rendered before the rows, so that a search can be typed at once and nothing moves when they arrive. */}
      <FilterChangesProvider>{toolbar}</FilterChangesProvider>
      <RangeOnPaper />
      <ResultsAnnouncer />
      {drawn.isPending && !list.error && <WaitingRows />}
      {drawn.data && (
        <LastData at={(drawn.meta as { at?: number } | undefined)?.at} error={list.error}>
          <ListContextProvider value={drawn}>{children}</ListContextProvider>
        </LastData>
      )}
      <SimilarInList />
      <ListPagination />
    </PageFrame>
  );
}

/** The list, or its last loaded rows while the requested ones cannot be fetched. */
function useLastRows(list: ListControllerResult): ListControllerResult {
  const [last, setLast] = useState(list);
  if (list.data && list.data !== last.data) setLast(list);
  return list.error && !list.data && last.resource === list.resource ? last : list;
}

/**
 * When a page no longer exists, react-admin shows the first page. The history entry is replaced, because
 * otherwise the back button would return to the missing page, which leads here again.
 */
function useMissingPageRedirect({ page, data, isFetching }: ListControllerResult) {
  const [, setQuery] = useSearchParams();
  const isPageMissing = page > 1 && data?.length === 0 && !isFetching;
  useEffect(() => {
    if (isPageMissing) setQuery(withoutPage, { replace: true });
  }, [isPageMissing, setQuery]);
}

function withoutPage(query: URLSearchParams): URLSearchParams {
  query.delete('page');
  return query;
}

const BY_ID: SortPayload = { field: 'id', order: 'ASC' };

// The frame shows a failure above the list, so no toast repeats it.
const SHOWN_IN_PLACE = { onError: () => {} };
