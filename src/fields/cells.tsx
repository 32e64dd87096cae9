import Box from '@mui/material/Box';
import { parseDay, formatDay } from '../../domain/dates';
import { formatTaka } from '../../domain/money';
import { useLanguage } from '../i18n/useLanguage';

/** An amount in taka, `12,34,567.00`. */
export function MoneyText({ taka }: { taka: number | null | undefined }) {
  const language = useLanguage();
  return <span style={{ whiteSpace: 'nowrap' }}>{formatTaka(taka ?? 0, language)}</span>;
}

/** A day, `05/02/2026`; nothing when there is none. */
export function DayText({ day }: { day: unknown }) {
  const language = useLanguage();
  const parsed = parseDay(day);
  return <span style={{ whiteSpace: 'nowrap' }}>{parsed && formatDay(parsed, language)}</span>;
}

/** A text of a table: two lines of it, the whole on demand. */
export const ClampedText = ({ text }: { text: string | null | undefined }) => (
  <Box component="span" title={text ?? undefined} sx={clamped}>
    {text}
  </Box>
);

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
