import { formatDay, type Day } from '../../../domain/dates';
import { toBengaliDigits } from '../../../domain/digits';
import { NEW_ACT_FROM, plusDays } from '../calendar';
import type { Random } from '../random';
import { remarks, type RemarkKind } from '../vocabulary/remarks';
import type { WorkPlace } from '../vocabulary/workPlaces';
import { sentence } from '../wording';
import type { Course } from './course';
import type { Guarantee } from './money';

const notices = [
  'Demand-cum-show-cause notice',
  'দাবিনামা সম্বলিত কারণ দর্শানো নোটিশ',
  'কারণ দর্শানো নোটিশ জারি',
];
const noticesOf1969 = [
  'Show-cause notice under section 180 of the Customs Act, 1969',
  'Demand notice under section 32 of the Customs Act, 1969',
  ...notices,
];
const noticesOf2023 = ['Show-cause notice under the Customs Act, 2023', ...notices];

/** The notice, its number and its date, as far as the file has them. */
export function showCause(issued: Day, random: Random) {
  const notice = random.pick(issued < NEW_ACT_FROM ? noticesOf1969 : noticesOf2023);
  const number = letter(issued, random);
  const onFile = random.chance(0.9);
  return {
    showCauseNotice: onFile ? notice : null,
    showCauseNoticeNoDate: onFile && random.chance(0.93) ? number : null,
  };
}

/** A rare letter that freezes the bank account of a party that does not pay. */
export function accountFreeze({ judged, status }: Course, random: Random): string | null {
  const written = random.chance(0.06);
  const number = letter(judged ?? '', random);
  return written && judged && status === 'OPEN' ? number : null;
}

export const assessmentFile = ({ short }: WorkPlace, boeDate: Day, random: Random): string | null => {
  const number = `S-${random.whole(1, 980)}/Ass-${short}/${boeDate.slice(0, 4)}`;
  return random.chance(0.4) ? number : null;
};

/** The officer's last remark, consistent with the file's status. */
export function remark(
  { status, issued, judged, provisional }: Course,
  noted: Day,
  paid: boolean,
  guarantee: Guarantee | null,
  section: string,
  random: Random,
): string | null {
  const day = plusDays(noted, -random.whole(0, 5));
  const fillings = {
    number: String(random.whole(104, 14_900)),
    year: (judged ?? issued).slice(0, 4),
    section,
    bank: guarantee?.bank.bankName ?? '',
  };
  const text = sentence(random, remarks[remarkKind()], {
    english: { ...fillings, day: formatDay(day, 'en') },
    bengali: { ...fillings, day: formatDay(day, 'bn') },
  });
  return random.chance(status === 'OPEN' ? 0.55 : 0.8) ? text : null;

  function remarkKind(): RemarkKind {
    if (status === 'CLOSED') return !paid ? 'VACATED' : guarantee?.encashed ? 'ENCASHED' : 'PAID';
    return status === 'SUBJUDICE' && guarantee && !provisional ? 'GUARANTEED' : status;
  }
}

function letter(day: Day, random: Random): string {
  const number = random.whole(104, 9_800);
  const bengali = random.chance(0.45);
  if (!day) return '';
  return bengali
    ? toBengaliDigits(`স্মারক নং ${number}, তারিখ: ${formatDay(day, 'bn')}`)
    : `Memo No. ${number}, dt. ${formatDay(day, 'en')}`;
}
