import { formatDay, type Day } from '../dates';
import { toBengaliDigits } from '../digits';
import type { Trigger, Unit } from './rules';

/** One step in counting a limit, as it is stored; `stepText` says it in words. */
export type CountingStep =
  | { is: 'from'; trigger: Trigger; day: Day }
  | { is: 'period'; n: number; unit: Unit; day: Day; isClosed?: true }
  | { is: 'copy'; applied: Day; ready: Day; days: number; day: Day; isClosed?: true }
  | { is: 'copyNotExcluded' | 'copyTooLate'; applied: Day; ready: Day }
  | { is: 'mayFile' | 'aimFor'; day: Day }
  | { is: 'holiday'; from: Day; to: Day; name: string; nameBn: string | null }
  | { is: 'extension'; n: number; unit: Unit; fromTrigger: Day; fromLimit: Day; day: Day }
  | { is: 'byHand'; day: Day };

/** Facts that the shown calculation adds to the stored one, as of the day of reading. */
export interface Standing {
  act: string | null;
  section: string | null;
  /** Whether a legal officer has verified the rule. */
  isVerified: boolean;
  /** The year of the last day if nobody has entered its movable holidays. */
  yearNotEntered: number | null;
}

type Locale = 'en' | 'bn';

/** The working of a limit, one sentence each: `Issued 01/02/2025`, `90 days → 02/05/2025, a Friday`. */
export const workingTexts = (
  steps: readonly CountingStep[],
  standing: Standing | null,
  locale: Locale,
): string[] => [
  ...steps.map((step) => stepText(step, locale)),
  ...(standing ? standingTexts(standing, locale) : []),
];

function standingTexts({ act, section, isVerified, yearNotEntered }: Standing, locale: Locale): string[] {
  const isEnglish = locale === 'en';
  const place = [act, section && (isEnglish ? `s.${section}` : `ধারা ${toBengaliDigits(section)}`)].filter(
    Boolean,
  );
  const year = String(yearNotEntered);
  return [
    ...(yearNotEntered === null
      ? []
      : [
          isEnglish
            ? `the holidays of ${year} are not entered yet`
            : `${toBengaliDigits(year)} সালের ছুটি এখনো এন্ট্রি হয়নি`,
        ]),
    ...(place.length ? [place.join(' ')] : []),
    ...(isVerified ? [] : [isEnglish ? 'not verified' : 'যাচাই হয়নি']),
  ];
}

const triggerWords: Record<Trigger, [english: string, bengali: string]> = {
  ISSUE: ['Issued', 'জারি'],
  COMMUNICATION: ['Communicated', 'অবহিত করা হয়'],
  RECEIPT: ['Received', 'প্রাপ্তি'],
  JUDGMENT: ['Judgment', 'রায়'],
  FIELD: ['Runs from', 'গণনা শুরু'],
};

const unitWords: Record<Unit, [one: string, many: string, bengali: string]> = {
  DAYS: ['day', 'days', 'দিন'],
  MONTHS: ['month', 'months', 'মাস'],
  WORKING_DAYS: ['working day', 'working days', 'কর্মদিবস'],
};

const weekday = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  bn: new Intl.DateTimeFormat('bn-BD', { weekday: 'long', timeZone: 'UTC' }),
};
const weekdayOf = (day: Day, locale: Locale) => weekday[locale].format(new Date(`${day}T00:00:00Z`));

/** `01/05`, because the sentences before it name the year. */
const dayAndMonth = (shown: string) => shown.slice(0, 5);

/** A step in one language: each sentence is given in English and in Bengali. */
function stepText(step: CountingStep, locale: Locale): string {
  const isEnglish = locale === 'en';
  const say = (day: Day) => formatDay(day, locale);
  const on = (day: Day, isClosed?: true) =>
    say(day) + (isClosed ? `, ${isEnglish ? 'a ' : ''}${weekdayOf(day, locale)}` : '');
  const period = (n: number, unit: Unit) =>
    isEnglish
      ? `${n} ${unitWords[unit][n === 1 ? 0 : 1]}`
      : `${toBengaliDigits(String(n))} ${unitWords[unit][2]}`;
  switch (step.is) {
    case 'from':
      return `${triggerWords[step.trigger][isEnglish ? 0 : 1]} ${say(step.day)}`;
    case 'period':
      return `${period(step.n, step.unit)} → ${on(step.day, step.isClosed)}`;
    case 'copy':
    case 'copyNotExcluded': {
      const [applied, ready] = [say(step.applied), say(step.ready)];
      const copy = isEnglish
        ? `copy applied for ${applied}, ready ${ready}`
        : `অনুলিপির আবেদন ${applied}, প্রস্তুত ${ready}`;
      if (step.is === 'copy') return `${copy}: ${period(step.days, 'DAYS')} → ${on(step.day, step.isClosed)}`;
      return `${copy}: ${isEnglish ? 'this rule adds no days for it' : 'এই বিধিতে এর জন্য দিন যোগ হয় না'}`;
    }
    case 'copyTooLate':
      return isEnglish
        ? `copy applied for ${say(step.applied)}, after the last day: adds nothing`
        : `অনুলিপির আবেদন ${say(step.applied)}, শেষ দিনের পরে: কোনো দিন যোগ হয় না`;
    case 'mayFile':
      return isEnglish ? `may be filed ${say(step.day)}` : `${say(step.day)} পর্যন্ত দাখিল করা যাবে`;
    case 'aimFor':
      return isEnglish ? `last working day before ${say(step.day)}` : `তার আগের শেষ কর্মদিবস ${say(step.day)}`;
    case 'holiday': {
      const days = [...new Set([step.from, step.to])].map((day) => dayAndMonth(say(day)));
      const are = days.length > 1 ? 'are holidays' : 'is a holiday';
      return isEnglish
        ? `${days.join('–')} ${are}: ${step.name}`
        : `${days.join('–')} ছুটির দিন: ${step.nameBn ?? step.name}`;
    }
    case 'extension': {
      const [first, limit, last] = [say(step.fromTrigger), say(step.fromLimit), say(step.day)];
      return isEnglish
        ? `with ${period(step.n, step.unit)} more ${first} from the first day, ${limit} from the limit: at the latest ${last}`
        : `আরও ${period(step.n, step.unit)} সহ প্রথম দিন থেকে ${first}, মেয়াদ থেকে ${limit}: সর্বশেষ ${last}`;
    }
    case 'byHand':
      return `${isEnglish ? 'set by hand' : 'হাতে নির্ধারিত'}: ${say(step.day)}`;
  }
}
