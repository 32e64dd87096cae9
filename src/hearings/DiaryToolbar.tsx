import CalendarIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { diaryViews, formatLongDay, shownDays, stepped } from '../../domain/diary';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import { CalendarPopover } from '../inputs/DayInput';
import { useShortcutKey } from '../page/useShortcutKey';
import { StepButton } from './StepButton';
import type { Diary } from './useDiary';

interface Props {
  diary: Diary;
  children: ReactNode;
}

/** The title of the diary, buttons for other days and views, and the filters. */
export function DiaryToolbar({ diary, children }: Props) {
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
