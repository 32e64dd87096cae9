import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayInDhaka, daysBetween, type Day } from '../../domain/dates';
import type { Limit } from '../dataProvider/limits';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { openStates, BEFORE_CASEBOOK } from '../../domain/limits';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

const colours = { error: 'error.main', warning: 'warning.main', none: undefined } satisfies Record<
  Tone,
  string | undefined
>;

/** `5 days left` or `missed 3 days ago`, coloured; for a limit that does not run, its state. */
export function DaysLeft({ limit }: { limit: Limit }) {
  const translate = useTranslate();
  const left = leftOf(limit, dayInDhaka());
  if (!left) return <>{translate(`resources.limits.choices.state.${limit.state}`)}</>;
  return (
    <Box component="strong" sx={{ color: colours[left.tone] }}>
      {translate(`limits.left.${left.word}`, { smart_count: left.days })}
    </Box>
  );
}

interface NotVerifiedProps {
  limit: Pick<Limit, 'verified'>;
  /** Only on paper; on screen `Unverified` says it once. */
  onPaper?: boolean;
}

/** Marks a limit whose rule no legal officer has confirmed. */
export function NotVerified({ limit: { verified }, onPaper = false }: NotVerifiedProps) {
  const translate = useTranslate();
  if (verified) return null;
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={translate('limits.notVerified')}
      title={translate('limits.notVerifiedWhy')}
      sx={{
        height: '1.375rem',
        verticalAlign: 'baseline',
        ...(onPaper && { display: 'none', displayPrint: 'inline-flex' }),
      }}
    />
  );
}

interface UnverifiedProps {
  limits: readonly Limit[];
  /** Whether the limits stand with their working, as on the page of their file. */
  withWorking?: boolean;
}

/** Says once, above these limits, that rules of some are not verified; one without a date is not counted yet. */
export function Unverified({ limits, withWorking = false }: UnverifiedProps) {
  const translate = useTranslate();
  if (limits.every(({ verified, due }) => verified || !due)) return null;
  return (
    <Alert severity="info" sx={{ py: 0, mb: 1.5 }}>
      {translate(withWorking ? 'limits.unverifiedHere' : 'limits.unverified')}
    </Alert>
  );
}

type Tone = 'error' | 'warning' | 'none';

/** The state of a limit on a day: its text (`limits.left`), a number of days, and its urgency. */
interface Left {
  word: 'left' | 'today' | 'past' | 'missed';
  days: number;
  tone: Tone;
}

type Dated = Pick<Limit, 'state' | 'due' | 'mayFile' | 'overrideDate'>;

/**
 * The days that a limit has left until the day to aim for. After that day it is `past`; after the last day on
 * which it may still be filed it is `missed`, and the days are counted from that last day. Null if the limit
 * does not run.
 */
export function leftOf({ state, due, mayFile, overrideDate }: Dated, today: Day): Left | null {
  const last = overrideDate ?? mayFile;
  if ((state !== 'RUNNING' && state !== 'MISSED') || !due || !last) return null;
  if (today > last) return { word: 'missed', days: daysBetween(last, today), tone: 'error' };
  const days = daysBetween(today, due);
  if (days < 0) return { word: 'past', days: -days, tone: 'error' };
  return {
    word: days === 0 ? 'today' : 'left',
    days,
    tone: days <= SOON ? 'error' : days <= NEAR ? 'warning' : 'none',
  };
}

/** A limit shows as an error from `SOON` days left on and as a warning from `NEAR` on, the same days as for alerts. */
const SOON = 3;
const NEAR = 15;

export const isOpen = ({ state }: Pick<Limit, 'state'>): boolean => openStates.includes(state);

/** Sorts limits by due date; those that have none yet come last. */
export const byUrgency = (a: Limit, b: Limit): number =>
  (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.id - b.id;

/** Why a limit has ended, as it was entered; a reason that Casebook itself gave is translated. */
export function useEndReason(): (limit: Pick<Limit, 'reason'>) => string | null {
  const translate = useTranslate();
  return ({ reason }) => (reason === BEFORE_CASEBOOK ? translate('limits.beforeCasebook') : reason);
}

/** A limit's name in the reader's language: its rule's, or the one given by hand. */
export function useLimitName(): (limit: Pick<Limit, 'name' | 'nameBn'>) => string {
  const language = useLanguage();
  return ({ name, nameBn }) => nameIn(language, name, nameBn);
}

/** How a limit was counted, in the reader's language: `Issued 01/02/2025; 90 days → 02/05/2025, a Friday; …` */
export function useWorking(): (limit: Pick<Limit, 'working' | 'workingBn'>) => string {
  const language = useLanguage();
  return ({ working, workingBn }) => (language === 'bn' ? workingBn : working).join('; ');
}
