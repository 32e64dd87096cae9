import { useTranslate } from 'react-admin';
import type { HearingDay } from '../dataProvider/hearings';
import { DayCount } from './DayCount';
import { MonthGrid } from './MonthGrid';
import { diaryAddress, type Diary } from './useDiary';

interface Props {
  diary: Diary;
  days: readonly HearingDay[];
}

/** A month's days as links to their day view, with how many hearings they have. */
export function MonthView({ diary, days }: Props) {
  const translate = useTranslate();
  return (
    <MonthGrid
      date={diary.date}
      onDay={(date) => diary.go({ date }, { replace: true })}
      dayOf={(day) => {
        const counted = days.find(({ date }) => date === day);
        const counts = [
          counted
            ? translate('diary.count', { smart_count: counted.hearings })
            : translate('diary.noHearings'),
          counted?.missing && translate('diary.missingCount', { smart_count: counted.missing }),
        ];
        return {
          to: diaryAddress({ ...diary, view: 'day', date: day }),
          label: counts.filter(Boolean).join(', '),
          content: <DayCount day={counted} />,
        };
      }}
    />
  );
}
