import CalendarIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  ListFilterContext,
  useListFilterContext,
  useTranslate,
  type ListFilterContextValue,
} from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { diaryViews, formatLongDay, shownDays, stepped } from '../../domain/diary';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import { CalendarPopover } from '../inputs/DayInput';
import { useShortcutKey } from '../page/useShortcutKey';
import { StepButton } from './MonthGrid';
import { filterNames, type Diary } from './useDiary';
import { purposes } from '../../domain/hearings';
import { choices, type Filter } from '../list/filters/filter';
import { FilterChangesProvider, useChangeFilters } from '../list/filters/filterChanges';
import { FilterChips } from '../list/filters/FilterChips';
import { Filters } from '../list/filters/Filters';
import { shownKinds } from './hearingNames';
import { useTypedNames, type TypedName } from './SuggestedInput';

/** The title of the diary, buttons for other days and views, and the filters. */
export function DiaryToolbar({ diary }: { diary: Diary }) {
  const { set, go } = diary;
  const context = {
    filterValues: set,
    setFilters: (filters: Diary['set']) => {
      const changed = filterNames.filter((name) => (filters[name] ?? '') !== (set[name] ?? ''));
      go({ set: Object.fromEntries(changed.map((name) => [name, filters[name] ?? ''])) });
    },
  };
  return (
    <ListFilterContext value={context as ListFilterContextValue}>
      <FilterChangesProvider>
        <Steps diary={diary} />
        <FilterChips filters={diaryFilters} />
      </FilterChangesProvider>
    </ListFilterContext>
  );
}

function Steps({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  const { view, date, go } = diary;
  const shortcut = useShortcutKey('today');
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const step = (by: 1 | -1) => () => go({ date: stepped(view, date, by) });
  return (
    <Box data-controls sx={row}>
      <StepButton to="previous" name={translate(`diary.previous.${view}`)} onClick={step(-1)} />
      <Button
        variant="outlined"
        size="small"
        aria-keyshortcuts={shortcut}
        onClick={() => go({ date: dayInDhaka() })}
      >
        {translate('diary.today')}
      </Button>
      <StepButton to="next" name={translate(`diary.next.${view}`)} onClick={step(1)} />
      <IconButton
        ref={setButton}
        size="small"
        aria-haspopup="dialog"
        aria-label={translate('diary.goTo')}
        title={translate('diary.goTo')}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <CalendarPopover
          anchor={button}
          day={date}
          future
          onPick={(day) => {
            go({ date: day });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <Typography component="h2" variant="subtitle1" aria-live="polite" sx={heading}>
        {useHeading(diary)}
      </Typography>
      <ToggleButtonGroup
        value={view}
        onChange={(_event, next: typeof view | null) => next && go({ view: next })}
        aria-label={translate('diary.view')}
        sx={{ displayPrint: 'none', mr: 0.5 }}
      >
        {diaryViews.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`diary.views.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Filters filters={diaryFilters} />
    </Box>
  );
}

/** The title: `Sunday, 22 November 2026`, `22/11/2026 to 28/11/2026`, `November 2026`. */
function useHeading({ view, date }: Diary): string {
  const translate = useTranslate();
  const language = useLanguage();
  if (view === 'day') return formatLongDay(date, language);
  if (view === 'month') return formatMonth(date.slice(0, 7), language);
  const { from, to } = shownDays(view, date);
  if (!to) return translate('diary.from', { day: formatDay(from, language) });
  return translate('diary.range', { from: formatDay(from, language), to: formatDay(to, language) });
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1.5 };
// Small enough on a phone for a whole date to fit beside the buttons.
const heading = {
  flexGrow: 1,
  fontWeight: 600,
  ml: { xs: 0.5, sm: 1 },
  fontSize: { xs: '0.875rem', sm: '1rem' },
};

/** The diary's filters, whose values `useDiary` reads from the URL. */
export const diaryFilters: readonly Filter[] = [
  { source: 'kind', label: 'diary.filters.labels.kind', options: shownKinds },
  {
    source: 'workPlaceId',
    label: 'diary.filters.labels.workPlaceId',
    reference: 'workplace',
  },
  { source: 'court', label: 'diary.filters.labels.court', control: <NameFilter source="court" /> },
  {
    source: 'lawOfficer',
    label: 'diary.filters.labels.lawOfficer',
    control: <NameFilter source="lawOfficer" />,
  },
  {
    source: 'purpose',
    label: 'diary.filters.labels.purpose',
    options: choices(purposes, (purpose) => `resources.hearings.choices.purpose.${purpose}`),
  },
  {
    source: 'mine',
    label: 'diary.filters.labels.mine',
    options: choices(['true'], () => 'diary.filters.mine'),
  },
  {
    source: 'result',
    label: 'diary.filters.labels.result',
    options: choices(['missing', 'none'], (result) => `diary.filters.results.${result}`),
  },
];

/**
 * A filter by a whole name, typed or chosen from the names typed before. It takes effect on Enter and when
 * the input loses focus.
 */
function NameFilter({ source }: { source: TypedName }) {
  const known = useTypedNames(source);
  const translate = useTranslate();
  const id = useId();
  const changeFilters = useChangeFilters();
  const applied = String(useListFilterContext().filterValues[source] ?? '');
  const apply = (typed: string) => {
    if (typed.trim() !== applied) changeFilters({ [source]: typed.trim() });
  };
  return (
    <>
      <TextField
        key={applied}
        size="small"
        label={translate(`diary.filters.labels.${source}`)}
        defaultValue={applied}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, target }) => key === 'Enter' && apply((target as HTMLInputElement).value)}
        slotProps={{ htmlInput: { list: id, autoComplete: 'off' } }}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each} value={each} aria-label={each} />
        ))}
      </datalist>
    </>
  );
}
