import { formatCount } from '../../domain/digits';
import { formatDay, formatInstant, parseDay } from '../../domain/dates';
import { formatTaka } from '../../domain/taka';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An amount in taka, `12,34,567.00`. */
export function MoneyText({ taka }: { taka: number | null | undefined }) {
  const language = useLanguage();
  return <span style={{ whiteSpace: 'nowrap' }}>{formatTaka(taka ?? 0, language)}</span>;
}

export function NumberText({ number }: { number: number }) {
  const language = useLanguage();
  return <>{formatCount(number, language)}</>;
}

/** A date, `05/02/2026`; nothing if empty. */
export function DayText({ day }: { day: unknown }) {
  const language = useLanguage();
  const parsed = parseDay(day);
  return <span style={{ whiteSpace: 'nowrap' }}>{parsed && formatDay(parsed, language)}</span>;
}

/** An instant in Dhaka time, `05/02/2026, 16:05`; nothing if empty. */
export function InstantText({ instant }: { instant: string | null }) {
  const language = useLanguage();
  return <span style={{ whiteSpace: 'nowrap' }}>{instant && formatInstant(instant, language)}</span>;
}

export function NameText({ name, nameBn }: { name?: unknown; nameBn?: unknown }) {
  return <ClampedText text={nameIn(useLanguage(), name, nameBn)} />;
}

/** Class of a text that a table clamps to a few lines; a click opens the whole text. */
export const CLAMPED = 'clamped';

export const ClampedText = ({ text }: { text: string | null | undefined }) => (
  <span className={CLAMPED}>{text}</span>
);

/** A status in words that are never cut, after a mark: filled once it is settled. */
export const StatusMark = ({ status, children }: { status: unknown; children: ReactNode }) => (
  <span className="status-mark" data-settled={SETTLED.has(status) || undefined}>
    {children}
  </span>
);

const SETTLED = new Set<unknown>(['ORDER_PASSED', 'CLOSED']);

interface PictureProps {
  url: string;
  alt: string;
  /** The width and height of the square that the picture is fitted into. */
  size: string;
}

/** A picture, never cropped, on white because a logo may be transparent. */
export const Picture = ({ url, alt, size }: PictureProps) => (
  <Box
    component="img"
    src={url}
    alt={alt}
    sx={{
      display: 'block',
      width: size,
      height: size,
      objectFit: 'contain',
      bgcolor: 'common.white',
      borderRadius: 1,
    }}
  />
);
