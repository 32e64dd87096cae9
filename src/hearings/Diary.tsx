import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { LastData } from '../offline/LastData';
import { PageFrame, WaitingRows } from '../page/PageFrame';
import { usePrinting } from '../page/OnPaper';
import { DiaryActions } from './DiaryActions';
import { DiaryFilters } from './DiaryFilters';
import { DiaryToolbar } from './DiaryToolbar';
import { HearingTable } from './HearingTable';
import { LastMove } from './LastMove';
import { NoHearings } from './NoHearings';
import { MonthView } from './MonthView';
import { PaperList } from './PaperList';
import { useChosen } from './useChosen';
import { hearingFilter, useDiary, type Diary as DiaryState } from './useDiary';
import { useClosedDays } from './useClosedDays';
import { useHearingDays, useHearings, type Filter } from './useHearings';
import { useStepKeys } from './useStepKeys';
import { WeekView } from './WeekView';

/** The diary of hearings. Its URL says whether it shows a day (to work in), a week, a month or a list. */
export function Diary() {
  const diary = useDiary();
  const filter = hearingFilter(diary);
  const list = useHearings(diary.view, filter);
  return (
    <ListContextProvider value={list}>
      <DiaryPage diary={diary} filter={filter} list={list} />
    </ListContextProvider>
  );
}

interface Props {
  diary: DiaryState;
  filter: Filter;
  list: ReturnType<typeof useHearings>;
}

/** A component of its own, so that selecting a hearing does not make React search all rows for the list's context. */
function DiaryPage({ diary, filter, list }: Props) {
  const translate = useTranslate();
  const { view } = diary;
  const days = useHearingDays(filter, view === 'week' || view === 'month');
  const hearings = list.data ?? [];
  const chosen = useChosen(JSON.stringify([filter, list.page]), hearings);
  const isPrinting = usePrinting();
  useStepKeys(diary);
  const closedOn = useClosedDays(diary);
  const closed = view === 'day' && closedOn(diary.date);
  const query = view === 'month' ? days : list;
  const isTable = view === 'day' || view === 'list';
  const title = translate('layout.menuGroups.hearings');
  // memoised, so that selecting one of 200 hearings does not render a dozen inputs
  const toolbar = useMemo(
    () => (
      <DiaryToolbar diary={diary}>
        <DiaryFilters diary={diary} />
      </DiaryToolbar>
    ),
    [diary],
  );
  return (
    <PageFrame
      title={title}
      {...(view !== 'day' && { tab: `${title}: ${translate(`diary.views.${view}`)}` })}
      breadcrumb={[{ label: title }]}
      actions={<DiaryActions diary={diary} filter={filter} chosen={chosen.ids} />}
      query={{ ...query, isPending: false }}
    >
      {toolbar}
      <LastMove />
      {closed && (
        <Alert severity="info" icon={false} sx={{ py: 0, mb: 1.5 }}>
          {translate('diary.closed', { name: closed.text })}
        </Alert>
      )}
      {list.isPending && !list.error && view !== 'month' && <WaitingRows />}
      {/* The month is rendered before its figures arrive, so that the arrow keys keep the focus. */}
      {(view === 'month' || list.data) && (
        <LastData at={view === 'month' ? days.dataUpdatedAt : list.meta?.at} error={query.error}>
          {view === 'month' && <MonthView diary={diary} days={days.data ?? []} closedOn={closedOn} />}
          {view === 'week' && (
            <WeekView diary={diary} hearings={hearings} days={days.data ?? []} closedOn={closedOn} />
          )}
          {isTable && hearings.length === 0 && <NoHearings diary={diary} />}
          {isTable && hearings.length > 0 && (
            <HearingTable hearings={hearings} chosen={chosen} withDate={view === 'list'} />
          )}
          {isPrinting && view !== 'month' && (
            <PaperList hearings={hearings} total={list.total ?? 0} closedOn={closedOn} />
          )}
        </LastData>
      )}
    </PageFrame>
  );
}
