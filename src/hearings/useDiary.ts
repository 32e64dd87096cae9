import { useMemo, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { dayInDhaka, parseDay, type Day } from '../../domain/dates';
import { BEFORE_ALL, diaryViews, shownDays, type DiaryView } from '../../domain/diary';
import { purposes } from '../../domain/hearings';
import { proceedingKinds } from '../../domain/proceedings';
import type { catalogue } from '../i18n/en/diary';
import { useGetList, type ListControllerResult } from 'react-admin';
import type { Hearing } from '../dataProvider/files';
import { byCourt } from './hearingNames';
import { closedName, type ClosedIn, useCalendars, courtCalendars } from '../calendars/useCalendars';
import { useLanguage } from '../i18n/useLanguage';

/** The diary's filters by their names in the URL, with the values that they accept; null accepts any text. */
const FILTERS = {
  kind: proceedingKinds.map(({ name }) => name),
  workPlaceId: /^\d{1,15}$/,
  court: null,
  lawOfficer: null,
  purpose: purposes,
  mine: ['true'],
  result: ['missing', 'none'],
} satisfies Record<DiaryFilter, readonly string[] | RegExp | null>;

type DiaryFilter = keyof typeof catalogue.diary.filters.labels;

export const filterNames = Object.keys(FILTERS) as DiaryFilter[];

interface DiaryState {
  view: DiaryView;
  date: Day;
  /** The filters that are set, by name. */
  set: Partial<Record<DiaryFilter, string>>;
}

/** Reads the diary's URL: `?view=week&date=2026-11-22&mine=true`. Unknown values are ignored. */
function readDiary(query: URLSearchParams, today: Day): DiaryState {
  const view = diaryViews.find((each) => each === query.get('view')) ?? 'day';
  const set = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name);
      return value && isAllowed(FILTERS[name], value) ? [[name, value]] : [];
    }),
  );
  return { view, date: parseDay(query.get('date')) ?? today, set };
}

function isAllowed(allowed: readonly string[] | RegExp | null, value: string): boolean {
  if (allowed === null) return true;
  return allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
}

/** The URL of a view, without parameters that have their default value. */
export function diaryAddress({ view, date, set }: DiaryState): string {
  const entries = Object.entries({ view, date, ...set }).filter(([, value]) => value);
  return `?${new URLSearchParams(entries)}`;
}

/** The server's filter for the shown days (docs/contract.md, "Hearings"). */
export const hearingFilter = ({ view, date, set: { mine, ...set } }: DiaryState) => ({
  ...shownDays(view, date),
  ...set,
  ...(mine && { mine: true }),
});

/**
 * The view that fits a filter by result. Only past hearings can lack a result, so the filter for missing
 * results changes a view of today or later to the list of all days; without that filter the list goes back to
 * today.
 */
function viewFor(result: string | undefined, { view, date }: DiaryState, today: Day): Partial<DiaryState> {
  const isMissing = result === 'missing';
  if (isMissing && shownDays(view, date).from >= today) return { view: 'list', date: BEFORE_ALL };
  return !isMissing && date === BEFORE_ALL ? { date: today } : {};
}

/**
 * The diary's state, held in the URL, and a function that changes it. The result is memoised until the state
 * changes.
 */
export function useDiary() {
  const [query, setQuery] = useSearchParams();
  const today = dayInDhaka();
  return useMemo(() => {
    const state = readDiary(query, today);
    const go = ({ set, ...change }: Partial<DiaryState>, options?: NavigateOptions) =>
      setQuery(
        diaryAddress({
          ...state,
          ...(set && 'result' in set && viewFor(set.result, state, today)),
          ...change,
          set: { ...state.set, ...set },
        }),
        options,
      );
    const clear = () => setQuery(diaryAddress({ ...state, ...viewFor(undefined, state, today), set: {} }));
    return { ...state, go, clear };
  }, [query, setQuery, today]);
}

export type Diary = ReturnType<typeof useDiary>;

export type Filter = ReturnType<typeof hearingFilter>;

/** The page size. All hearings of a day or week fit on one page, except in the rare case of more than 500. */
const ROWS = { day: 500, week: 500, list: 50 };

/** The hearings of a day in the order of the cause lists; of a week or of all days from a given one on by day and time. */
export function useHearings(view: DiaryView, filter: Filter) {
  const asked = JSON.stringify([view, filter]);
  const [turned, setTurned] = useState({ asked, page: 1 });
  // another view and other filters begin with their first page
  const page = turned.asked === asked ? turned.page : 1;
  const perPage = view === 'month' ? 1 : ROWS[view];
  const sort = view === 'day' ? BY_COURT : BY_DATE;
  const list = useGetList<Hearing>(
    'hearings',
    { filter, sort, pagination: { page, perPage } },
    // While hearings load, those of another day must not stand below this day's heading.
    { enabled: view !== 'month', placeholderData: undefined, onError: () => {} },
  );
  const data = useMemo(() => (view === 'day' ? list.data?.toSorted(byCourt) : list.data), [view, list.data]);
  const setPage = (to: number) => setTurned({ asked, page: to });
  const shown = { ...list, data, resource: 'hearings', page, setPage, perPage, sort, filterValues: filter };
  return shown as unknown as ListControllerResult<Hearing>;
}

export const BY_COURT = { field: 'court', order: 'ASC' } as const;
const BY_DATE = { field: 'date', order: 'ASC' } as const;

export type ClosedOn = (day: Day, kind?: string) => ClosedIn | null;

/**
 * Returns a function that says why courts do not sit on a day, or null if they sit. The courts are those of a
 * kind of proceeding, otherwise those of the diary's filter, otherwise all.
 */
export function useClosedDays({ date, set: { kind } }: DiaryState): ClosedOn {
  const language = useLanguage();
  const calendars = useCalendars(date);
  return (day, ofKind = kind) => closedName(day, courtCalendars(calendars, ofKind), language);
}

/** The selected hearings of a page; on another page (`key`) none is selected. */
export function useChosen(key: string, hearings: readonly Hearing[]) {
  const [state, setState] = useState({ key, ids: NONE });
  const known = state.key === key ? state.ids : NONE;
  // hearings that have left the list are deselected
  const ids = known.filter((id) => hearings.some((hearing) => hearing.id === id));
  const choose = (next: readonly number[]) => setState({ key, ids: next });
  return {
    ids,
    toggle: (id: number) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(ids.length === hearings.length ? NONE : hearings.map(({ id }) => id)),
  };
}

const NONE: readonly number[] = [];

export type Chosen = ReturnType<typeof useChosen>;
