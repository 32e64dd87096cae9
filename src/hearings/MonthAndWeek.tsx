import { useTranslate, useGetList } from 'react-admin';
import type { HearingDay } from '../../domain/hearings';
import { useNarrow } from '../list/cards/narrow';
import { ClosedName, MonthGrid } from './MonthGrid';
import { type ClosedOn, diaryAddress, type Diary, hearingFilter, BY_COURT } from './useDiary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayInDhaka, formatDay, type Day } from '../../domain/dates';
import { formatWeekday, weekOf } from '../../domain/diary';
import { localDigits, formatCount } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { byCourt, hearingName, FileLink, useResultText } from './hearingNames';
import { HearingDialog } from './HearingDialog';
import MissingIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';

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

/** The most hearings of a day that the week shows; the day view shows all. */
const SHOWN = 15;

interface WeekViewProps {
  diary: Diary;
  hearings: readonly Hearing[];
  days: readonly HearingDay[];
  closedOn: ClosedOn;
}

/** The seven days of a week, side by side or, on narrower screens, one below the other. */
export function WeekView({ diary, hearings, days, closedOn }: WeekViewProps) {
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
    <b className="whole-parts">
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

interface DayCountProps {
  day: HearingDay | undefined;
  /** Numbers only, for narrow places that explain them elsewhere. */
  isShort?: boolean;
}

/** `8 hearings`, and below it how many of them lack a result that is due. */
function DayCount({ day, isShort = false }: DayCountProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!day) return null;
  return (
    <Typography component="div" variant="caption">
      {isShort
        ? formatCount(day.hearings, language)
        : translate('diary.count', { smart_count: day.hearings })}
      {day.missing > 0 && (
        <Typography component="div" variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {isShort ? (
            <>
              <MissingIcon sx={{ fontSize: '0.875rem', verticalAlign: 'text-bottom' }} />
              {formatCount(day.missing, language)}
            </>
          ) : (
            translate('diary.missingCount', { smart_count: day.missing })
          )}
        </Typography>
      )}
    </Typography>
  );
}
