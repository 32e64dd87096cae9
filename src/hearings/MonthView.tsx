import { useTranslate } from 'react-admin';
import type { HearingDay } from '../dataProvider/hearings';
import { useNarrow } from '../list/cards/narrow';
import { ClosedName } from './ClosedName';
import { DayCount } from './DayCount';
import { MonthGrid } from './MonthGrid';
import type { ClosedOn } from './useClosedDays';
import { diaryAddress, type Diary } from './useDiary';

interface Props {
  diary: Diary;
  days: readonly HearingDay[];
  closedOn: ClosedOn;
}

/** A month's days as links to their day view, each with its number of hearings. */
export function MonthView({ diary, days, closedOn }: Props) {
  const translate = useTranslate();
  const isNarrow = useNarrow();
  return (
    <MonthGrid
      date={diary.date}
      onDay={(date) => diary.go({ date }, { replace: true })}
      dayOf={(day) => {
        const counted = days.find(({ date }) => date === day);
        const closed = closedOn(day);
        const parts = [
          counted
            ? translate('diary.count', { smart_count: counted.hearings })
            : translate('diary.noHearings'),
          counted?.missing && translate('diary.missingCount', { smart_count: counted.missing }),
          closed?.text,
        ];
        return {
          to: diaryAddress({ ...diary, view: 'day', date: day }),
          label: parts.filter(Boolean).join(', '),
          content: (
            <>
              <DayCount day={counted} isShort={isNarrow} />
              {closed && <ClosedName closed={closed} />}
            </>
          ),
          isClosed: closed?.isEverywhere ?? false,
        };
      }}
    />
  );
}
