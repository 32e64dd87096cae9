import { toAsciiDigits } from '../digits';
import type { MessageCode } from '../messages';
import {
  asLines,
  asOneLine,
  hasControls,
  hasDirectionMarks,
  isEmailAddress,
  isTime,
  isUserName,
  parseWrittenTime,
} from '../texts';
import { plain, type Field, type Kind, type Options } from './kind';

/** Maximum lengths of one-line and multi-line texts, in characters. */
export const LINE = 255;
export const PARAGRAPHS = 4000;

export interface TextField extends Field<string | null> {
  max: number;
  multiline: boolean;
  /** A second wire name: read if the first is empty, and written as well. */
  twin?: string;
  /** Converts typed text to its stored form; null if empty. */
  normalise?: (typed: string) => string | null;
  /** The format of a non-empty text. */
  format?: keyof typeof formats;
  /** The minimum length of a non-empty text, in characters. */
  min?: number;
  /** The text as it is shown, and written again when its input is left. */
  shownAs?: (text: string) => string;
  /** A telephone number, from which a spreadsheet may have removed the first zero. */
  isPhone?: true;
}

/** A URL with a place for the number and the year of a case (domain/casePages.ts). */
const isCasePage = (line: string) =>
  URL.canParse(line) && /^https?:/i.test(line) && line.includes('{number}') && line.includes('{year}');

/** A URL to which another program may be sent; credentials in it would stand in lists and logs. */
const isWebAddress = (line: string) => {
  if (!URL.canParse(line)) return false;
  const { protocol, username, password } = new URL(line);
  return ['http:', 'https:'].includes(protocol) && !username && !password;
};

const formats = {
  email: { code: 'notAnEmail', fits: isEmailAddress },
  mobile: { code: 'notElevenDigits', fits: (line: string) => /^\d{11}$/.test(line) },
  userName: { code: 'userNameLetters', fits: isUserName },
  time: { code: 'notATime', fits: isTime },
  casePage: { code: 'notACasePage', fits: isCasePage },
  webAddress: { code: 'notAWebAddress', fits: isWebAddress },
} as const satisfies Record<string, { code: MessageCode; fits: (line: string) => boolean }>;

export const kind: Kind<TextField> = {
  ...plain,
  check(sent, field, refuse) {
    const { max, min = 0, format } = field;
    if (typeof sent !== 'string') return refuse('notText');
    // checked first, so that nothing reads an overlong text; four times the limit, because invisible characters are
    // removed later
    if (sent.length > 4 * max) return refuse('tooLong', { max });
    const visible = field.multiline ? asLines(sent) : asOneLine(sent);
    if (hasControls(visible)) return refuse('notText');
    if (hasDirectionMarks(visible)) return refuse('directionMarks');
    const text = normaliserOf(field)(visible);
    if (text === null) return null;
    if (text.length > max) refuse('tooLong', { max });
    if (text.length < min) refuse('tooShort', { min });
    if (format && !formats[format].fits(text)) refuse(formats[format].code);
    return text;
  },
  keepsStored: true,
  isSame: (a, b) => trimmed(a) === trimmed(b),
  isFolded: true,
  names: (name, { twin }) => (twin ? [name, twin] : [name]),
  fromRecord: (value, { twin }) => (twin ? (value ?? null) : value),
  schemas: ({ max }) => ({
    sent: { type: ['string', 'null'], maxLength: max },
    answered: { type: ['string', 'null'] },
  }),
};

const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '') || null;

const asciiTrimmed = (typed: string) => toAsciiDigits(typed).replace(/[\s-]/g, '') || null;

const normaliserOf = ({ normalise, format }: TextField) =>
  normalise ?? (format === 'mobile' ? asciiTrimmed : format === 'time' ? timeOf : trimmed);

const timeOf = (typed: string) => parseWrittenTime(typed) ?? trimmed(typed);

export const text = (
  options: Options & Pick<TextField, 'normalise' | 'shownAs' | 'twin' | 'format' | 'min' | 'isPhone'> = {},
): TextField => ({ kind, empty: null, max: LINE, multiline: false, ...options });

export const long = (): TextField => ({ kind, empty: null, max: PARAGRAPHS, multiline: true });
