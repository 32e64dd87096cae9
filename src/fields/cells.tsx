import { formatCount } from '../../domain/digits';
import { formatDay, formatInstant, parseDay } from '../../domain/dates';
import { formatTaka } from '../../domain/money';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

/** An amount in taka, `12,34,567.00`. */
export function MoneyText({ taka }: { taka: number | null | undefined }) {
  const language = useLanguage();
  return <span style={{ whiteSpace: 'nowrap' }}>{formatTaka(taka ?? 0, language)}</span>;
}

/** A whole number. */
export function NumberText({ number }: { number: number }) {
  const language = useLanguage();
  return <>{formatCount(number, language)}</>;
}

/** A day, `05/02/2026`; nothing when there is none. */
export function DayText({ day }: { day: unknown }) {
  const language = useLanguage();
  const parsed = parseDay(day);
  return <span style={{ whiteSpace: 'nowrap' }}>{parsed && formatDay(parsed, language)}</span>;
}

/** A moment in Dhaka, `05/02/2026, 16:05`; nothing when there is none. */
export function InstantText({ instant }: { instant: string | null }) {
  const language = useLanguage();
  return <span style={{ whiteSpace: 'nowrap' }}>{instant && formatInstant(instant, language)}</span>;
}

/** A name that may have one in Bengali beside it. */
export function NameText({ name, nameBn }: { name?: unknown; nameBn?: unknown }) {
  return <ClampedText text={nameIn(useLanguage(), name, nameBn)} />;
}

/** The class of a text that its table cuts to a few lines and opens in whole. */
export const CLAMPED = 'clamped';

/** A text of a table. */
export const ClampedText = ({ text }: { text: string | null | undefined }) => (
  <span className={CLAMPED}>{text}</span>
);
