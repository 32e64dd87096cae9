import { formatDay, type Day } from '../../../domain/dates';
import { toBengaliDigits } from '../../../domain/digits';
import type { Random } from '../random';

const registers = {
  Appeal: { bengali: 'আপিল', subject: '050' },
  Tribunal: { bengali: 'ট্রাইব্যুনাল', subject: '051' },
  'Customs Appeal': { bengali: 'কাস্টমস আপিল', subject: '052' },
  Writ: { bengali: 'রিট', subject: '053' },
  CPLA: { bengali: 'সিপিএলএ', subject: '054' },
  CP: { bengali: 'সিপি', subject: '055' },
  Admiralty: { bengali: 'এডমিরালটি', subject: '056' },
  Criminal: { bengali: 'ফৌজদারি', subject: '057' },
};

export type LawRegister = keyof typeof registers;

/** The law section's file number of a case; a few joined files have several. */
export function lawFile(court: LawRegister, opened: Day, random: Random): string | null {
  const { bengali, subject } = registers[court];
  const year = opened.slice(0, 4);
  const number = random.whole(3, 480);
  const joined = Array.from({ length: random.whole(6, 12) }, (_, place) => `S-${number + place + 1}`);
  if (random.chance(0.22)) return null;
  if (random.chance(0.03))
    return `S-${number}/Law/${court}/${year}, joined with ${joined.join(', ')}/${year}`;
  if (random.chance(0.35)) {
    const nothi = `08.01.2000.${subject}.27.${String(number).padStart(3, '0')}.${year.slice(2)}`;
    return random.chance(0.3) ? toBengaliDigits(nothi) : nothi;
  }
  if (random.chance(0.25)) return toBengaliDigits(`আইন/${bengali}/${number}/${year}`);
  return `S-${number}/Law/${court}/${year}`;
}

/** The number of an outgoing letter. */
export function dispatchNumber(day: Day, random: Random): string {
  const number = random.whole(104, 9_800);
  if (random.chance(0.3)) return toBengaliDigits(`স্মারক নং ${number}, তারিখ: ${formatDay(day, 'bn')}`);
  return random.chance(0.5) ? `5(13)Law/Reply/${number}` : `Memo No. ${number}/Law/${day.slice(0, 4)}`;
}
