import { toAsciiDigits } from '../digits';
import type { Cell } from '../imports';
import { LONGEST_READ } from './read';

/**
 * A time of day as `HH:MM`: `10:30:00`, `2.30 pm`, `10 AM`, or a spreadsheet's fraction of a day (0.4375).
 * Anything else stays as it is, and the field's checks decide.
 */
export function readTime(cell: Cell): string | null {
  if (typeof cell === 'number' && cell >= 0 && cell < 1) {
    const minutes = Math.round(cell * 24 * 60) % (24 * 60);
    return shown(Math.floor(minutes / 60), minutes % 60);
  }
  const text = cell === null ? null : String(cell);
  if (text === null || text.length > LONGEST_READ) return text;
  const [all, hour, minute = '0', half] = TIME.exec(toAsciiDigits(text).toLowerCase()) ?? [];
  // a lone number without am or pm is no time
  if (!all || (!half && !all.includes(':') && !all.includes('.'))) return text;
  if (!half) return shown(Number(hour), Number(minute));
  if (Number(hour) < 1 || Number(hour) > 12) return text;
  return shown((Number(hour) % 12) + (half === 'p' ? 12 : 0), Number(minute));
}

const TIME = /^(\d{1,2})(?:[:.](\d\d)(?:[:.]\d\d)?)?\s*(?:([ap])\.?\s?m\.?)?$/;

const shown = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
