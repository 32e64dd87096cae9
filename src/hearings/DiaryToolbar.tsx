import CalendarIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { diaryViews, formatLongDay, shownDays, stepped } from '../../domain/diary';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import { CalendarPopover } from '../inputs/DayInput';
import { useShortcutKey } from '../page/useShortcutKey';
import { StepButton } from './MonthGrid';
import type { Diary, DiaryFilter } from './useDiary';
import TextField from '@mui/material/TextField';
import { purposes } from '../../domain/hearings';
import { proceedingKinds } from '../../domain/proceedings';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { FoldedFilters } from '../list/filters/Folded';
import { useReferenceOptions, ToolbarSelect, type Option } from '../list/filters/ToolbarSelects';
import { proceedingKindNames } from './hearingColumns';
import { useTypedNames, type TypedName } from './SuggestedInput';

/** The title of the diary, buttons for other days and views, and the filters. */
export function DiaryToolbar({ diary, children }: { diary: Diary; children: ReactNode }) {
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
        exclusive
        size="small"
        color="primary"
        value={view}
        onChange={(_event, next: typeof view | null) => next && go({ view: next })}
        aria-label={translate('diary.view')}
        sx={{ displayPrint: 'none' }}
      >
        {diaryViews.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
            {translate(`diary.views.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children}
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

/** The diary's filters; on a phone they collapse behind a button. */
export function DiaryFilters({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const sections = useReferenceOptions('workplace');
  const count = Object.keys(diary.set).length;
  const select = (name: DiaryFilter, options: Option[]) => (
    <ToolbarSelect
      key={name}
      label={translate(`diary.filters.labels.${name}`)}
      value={diary.set[name] ?? ''}
      options={[{ value: '', label: translate('lists.all') }, ...options]}
      onPick={(value) => diary.go({ set: { [name]: value } })}
    />
  );
  const kinds = proceedingKinds.filter(({ name }) => isShown(held, 'list', name));
  return (
    <FoldedFilters count={count}>
      {select(
        'kind',
        kinds.map(({ name }) => ({ value: name, label: translate(proceedingKindNames[name]!) })),
      )}
      {select('workPlaceId', sections)}
      <TextFilter diary={diary} name="court" />
      <TextFilter diary={diary} name="lawOfficer" />
      {select(
        'purpose',
        purposes.map((value) => ({ value, label: translate(`resources.hearings.choices.purpose.${value}`) })),
      )}
      {select('mine', [{ value: 'true', label: translate('diary.filters.mine') }])}
      {select(
        'result',
        (['missing', 'none'] as const).map((value) => ({
          value,
          label: translate(`diary.filters.results.${value}`),
        })),
      )}
      {count > 0 && (
        <Button onClick={() => diary.clear()} sx={{ flex: 'none' }}>
          {translate('lists.clearFilters')}
        </Button>
      )}
    </FoldedFilters>
  );
}

/**
 * A filter by a whole name, typed or chosen from the names typed before. It takes effect on Enter and when
 * the input loses focus.
 */
function TextFilter({ diary, name }: { diary: Diary; name: TypedName }) {
  const known = useTypedNames(name);
  const translate = useTranslate();
  const id = useId();
  const applied = diary.set[name] ?? '';
  const apply = (typed: string) => {
    if (typed.trim() !== applied) diary.go({ set: { [name]: typed.trim() } });
  };
  return (
    <>
      <TextField
        key={applied}
        size="small"
        label={translate(`diary.filters.labels.${name}`)}
        defaultValue={applied}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, target }) => key === 'Enter' && apply((target as HTMLInputElement).value)}
        slotProps={{ htmlInput: { list: id, autoComplete: 'off' }, inputLabel: { shrink: true } }}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each} value={each} aria-label={each} />
        ))}
      </datalist>
    </>
  );
}
