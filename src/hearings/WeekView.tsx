import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayInDhaka, formatDay, type Day } from '../../domain/dates';
import { formatWeekday, weekOf } from '../../domain/diary';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import type { HearingDay } from '../dataProvider/hearings';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { DayCount } from './DayCount';
import { byCourt, hearingName } from './order';
import { ClosedName } from './ClosedName';
import { FileLink } from './FileLink';
import { HearingDialog } from './HearingDialog';
import type { ClosedOn } from './useClosedDays';
import { diaryAddress, hearingFilter, type Diary } from './useDiary';
import { BY_COURT } from './useHearings';
import { useResultText } from './HearingResult';

/** The most hearings of a day that the week shows; the day view shows all. */
const SHOWN = 15;

interface Props {
  diary: Diary;
  hearings: readonly Hearing[];
  days: readonly HearingDay[];
  closedOn: ClosedOn;
}

/** The seven days of a week, side by side or, on narrower screens, one below the other. */
export function WeekView({ diary, hearings, days, closedOn }: Props) {
  const [editing, setEditing] = useState<Hearing | null>(null);
  return (
    <Box sx={grid}>
      {weekOf(diary.date).map((day) => (
        <DayColumn
          key={day}
          day={day}
          diary={diary}
          listed={hearings.filter(({ date }) => date === day)}
          counted={days.find(({ date }) => date === day)}
          closed={closedOn(day)}
          onEdit={setEditing}
        />
      ))}
      {editing && <HearingDialog hearing={editing} onClose={() => setEditing(null)} />}
    </Box>
  );
}

interface DayProps {
  day: Day;
  diary: Diary;
  listed: readonly Hearing[];
  counted: HearingDay | undefined;
  closed: ReturnType<ClosedOn>;
  onEdit: (hearing: Hearing) => void;
}

function DayColumn({ day, diary, listed, counted, closed, onEdit }: DayProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const total = Math.max(counted?.hearings ?? 0, listed.length);
  // the page of a very full week holds only part of its hearings, so its last days need requests of their own
  const isCut = listed.length < Math.min(total, SHOWN);
  const first = useGetList<Hearing>(
    'hearings',
    {
      filter: hearingFilter({ ...diary, view: 'day', date: day }),
      sort: BY_COURT,
      pagination: { page: 1, perPage: SHOWN },
    },
    { enabled: isCut },
  );
  const shown = (isCut ? (first.data ?? listed) : listed).toSorted(byCourt).slice(0, SHOWN);
  const to = diaryAddress({ ...diary, view: 'day', date: day });
  return (
    <Box
      component="section"
      aria-labelledby={`day-${day}`}
      data-closed={closed?.isEverywhere || undefined}
      sx={column}
    >
      <h3 id={`day-${day}`}>
        <Link component={RouterLink} to={to} aria-current={day === dayInDhaka() ? 'date' : undefined}>
          {formatWeekday(day, language)} {formatDay(day, language)}
        </Link>
      </h3>
      {closed && <ClosedName closed={closed} />}
      <DayCount day={counted} />
      <ul>
        {shown.map((hearing) => (
          <li key={hearing.id}>
            <ShortHearing hearing={hearing} onEdit={() => onEdit(hearing)} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <Link component={RouterLink} to={to} variant="body2">
          {translate('diary.more', { smart_count: total - shown.length })}
        </Link>
      )}
    </Box>
  );
}

/** A hearing in a few lines: time and number (which open it), file, company, court and purpose. */
function ShortHearing({ hearing, onEdit }: { hearing: Hearing; onEdit: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayEdit = useMay('edit', 'hearings');
  const { time, companyName, court, itemNo, purpose } = hearing;
  const name = (
    <b>
      {time && `${localDigits(time, language)} · `}
      {breakingNumber(hearingName(hearing))}
    </b>
  );
  const result = useResultText(hearing);
  const facts = [
    [court, itemNo && localDigits(itemNo, language)].filter(Boolean).join(' · '),
    purpose && translate(`resources.hearings.choices.purpose.${purpose}`),
  ];
  return (
    <>
      {mayEdit ? (
        <Link component="button" title={translate('hearings.edit')} onClick={onEdit} sx={opener}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Box sx={fileRow}>
        <FileLink hearing={hearing} />
      </Box>
      {companyName && <div>{companyName}</div>}
      {facts.map((fact) => fact && <div key={fact}>{fact}</div>)}
      {result && <Box sx={{ color: hearing.isMissing ? 'warning.main' : undefined }}>{result}</Box>}
    </>
  );
}

// high enough to be tapped with a finger
const opener = { typography: 'inherit', textAlign: 'left', overflowWrap: 'anywhere', minHeight: '1.5rem' };
const fileRow = { '& a': { display: 'inline-block', lineHeight: '1.5rem' } };

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(7, minmax(0, 1fr))' },
  gap: 1,
  displayPrint: 'none',
};

const column = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 1,
  minWidth: 0,
  '&[data-closed]': { bgcolor: 'action.hover' },
  '& h3': { typography: 'subtitle2', m: 0 },
  '& h3 a[aria-current]': { fontWeight: 700, textDecorationThickness: 3 },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { typography: 'caption', overflowWrap: 'anywhere', borderTop: 1, borderColor: 'divider', py: 0.5 },
};
