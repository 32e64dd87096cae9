import { useHearingDays } from './SittingDayInput';
import Alert from '@mui/material/Alert';
import { useMemo, useEffect } from 'react';
import { ListContextProvider, useTranslate, useEvent } from 'react-admin';
import { LastData } from '../offline/LastData';
import { PageFrame, WaitingRows } from '../page/PageFrame';
import { usePrinting } from '../page/OnPaper';
import { DiaryActions } from './DiaryActions';
import { DiaryToolbar } from './DiaryToolbar';
import { HearingTable } from './HearingTable';
import { LastMove } from './MoveDialog';
import { MonthView, WeekView } from './MonthAndWeek';
import { PaperList } from './PaperList';
import {
  useChosen,
  hearingFilter,
  useDiary,
  type Diary as DiaryState,
  type Diary,
  useClosedDays,
  useHearings,
  type Filter,
} from './useDiary';
import Button from '@mui/material/Button';
import { NothingHere } from '../page/NothingHere';
import { useMay } from '../authProvider/permissions';
import { stepped } from '../../domain/diary';

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
  const toolbar = useMemo(() => <DiaryToolbar diary={diary} />, [diary]);
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

/**
 * Shown where there are no hearings. If only the filters hide them, it says so, with a button that clears the
 * filters; otherwise it says how hearings are entered.
 */
function NoHearings({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  const mayAdd = useMay('create', 'hearings');
  if (Object.keys(diary.set).length === 0) {
    return <NothingHere why={mayAdd ? translate('diary.howToEnter') : undefined} />;
  }
  return (
    <NothingHere
      why={translate('look.nothingMatches.filters')}
      action={
        <Button variant="outlined" onClick={() => diary.clear()} sx={{ mt: 2 }}>
          {translate('lists.clearFilters')}
        </Button>
      }
    />
  );
}

/** Elements in which the arrow keys have a meaning of their own. */
const TAKES_ARROWS =
  'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=group], [data-days]';

/** Makes the left and right arrow keys go to the day, week or month before and after. */
function useStepKeys({ view, date, go }: Diary): void {
  const press = useEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null;
    if (by === null || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if ((target as Element).closest(TAKES_ARROWS)) return;
    event.preventDefault();
    go({ date: stepped(view, date, by) });
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
