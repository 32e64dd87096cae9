import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider, useEvent, useListController, type ListControllerResult } from 'react-admin';
import type { DiaryView } from '../../domain/diary';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import { byCourt } from './order';
import type { hearingFilter } from './useDiary';

export type Filter = ReturnType<typeof hearingFilter>;

/** The page size. All hearings of a day or week fit on one page, except in the rare case of more than 500. */
const ROWS = { day: 500, week: 500, list: 50 };

/** The hearings of a day, of a week, or of all days from a given one on, in the order of the cause lists. */
export function useHearings(view: DiaryView, filter: Filter) {
  const list = useListController<Hearing>({
    resource: 'hearings',
    filter,
    sort: view === 'day' ? BY_COURT : BY_DATE,
    perPage: view === 'month' ? 1 : ROWS[view],
    // The URL keeps the day and the filters by its own short parameters (useDiary) instead of react-admin's.
    disableSyncWithLocation: true,
    storeKey: false,
    disableAuthentication: true, // the route exists only for roles that may see it
    // While hearings load, those of another day must not stand below this day's heading.
    queryOptions: { enabled: view !== 'month', placeholderData: undefined, onError: () => {} },
  }) as ListControllerResult<Hearing>;
  const toFirstPage = useEvent(() => list.setPage(1));
  const asked = JSON.stringify(filter);
  useEffect(() => {
    if (asked) toFirstPage();
  }, [asked, toFirstPage]);
  // `filterValues` is replaced because the export reads it.
  const data = useMemo(() => (view === 'day' ? list.data?.toSorted(byCourt) : list.data), [view, list.data]);
  return { ...list, data, filterValues: filter } as ListControllerResult<Hearing>;
}

export const BY_COURT = { field: 'court', order: 'ASC' } as const;
const BY_DATE = { field: 'date', order: 'ASC' } as const;

/** How many hearings each day of a week or month has. */
export function useHearingDays({ from, to = from, ...filter }: Filter, enabled: boolean) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    // the key begins with that of the resource, so that every change of a hearing refetches the data
    queryKey: ['hearings', 'days', from, to, filter],
    queryFn: ({ signal }) => dataProvider.hearingDays({ from, to, ...filter }, signal),
    enabled,
  });
}
