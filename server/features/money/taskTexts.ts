import type { AboutMoney } from '../../../domain/alertSubjects';
import type { Day } from '../../../domain/dates';
import { formatTaka } from '../../../domain/taka';
import type { AlertedTask, MoneyTaskKind } from '../../../domain/money/tasks';
import type { Language } from '../../platform/mail';

interface Words {
  when(date: Day): string;
  day(date: Day): string;
}

/** What a task is about, without its file. */
export function taskText(about: AboutMoney, language: Language, words: Words): string {
  return tasks[language][about.code](about.date ?? '', words, about);
}

/** How much money it is about; empty if that is not known yet. */
export function taskAmount({ amount }: AboutMoney, language: Language): string {
  if (amount === null) return '';
  return language === 'bn' ? `${formatTaka(amount, 'bn')} টাকা` : `Tk ${formatTaka(amount, 'en')}`;
}

/** A stay in a case that not everybody may read is known by its dates and amount alone. */
const isNamed = ({ kind }: AboutMoney) => kind !== undefined && kind !== null;

type Texts = Record<MoneyTaskKind, (date: Day, words: Words, about: AboutMoney) => string>;

const tasks: Record<Language, Texts> = {
  en: {
    GUARANTEE_EXPIRES: (date, { when }) => `Last day to extend or encash a guarantee ${when(date)}`,
    GUARANTEE_LAPSED_NEEDED: (date, { day }) =>
      `Guarantee expired on ${day(date)}, although it is still needed`,
    STAY_ENDS: (date, { when }, about) => `Stay${isNamed(about) ? '' : ' by order'} ends ${when(date)}`,
    STAY_ENDED: (date, { day }, about) =>
      `Stay${isNamed(about) ? '' : ' by order'} ended on ${day(date)}. Extended or not? Ask the law officer`,
    CONDITION_DUE: (date, { when }, about) =>
      `Last day for the condition of a stay${isNamed(about) ? '' : ' by order'} ${when(date)}`,
    CONDITION_UNMET: (date, { day }, about) =>
      `Condition of a stay${isNamed(about) ? '' : ' by order'} not met by ${day(date)}, recovery may go on`,
    DEPOSIT_NOT_MADE: (date, { day }, { verified }) =>
      `No deposit entered for the appeal of ${day(date)}${verified ? '' : ' (amount not verified)'}`,
    EXPLAIN: (date, { day }) =>
      `An amount of the filing was set below its ledger on ${day(date)}. Explain the entry`,
    ENCASHED_AMOUNT: () => 'Guarantee encashed. Enter the amount',
    GUARANTEE_RELEASE: () => 'Nothing is owed any more. Release the guarantee',
    GUARANTEE_NO_EXPIRY: () => 'Guarantee without an expiry secures nothing. Enter its expiry',
  },
  bn: {
    GUARANTEE_EXPIRES: (date, { when }) => `${when(date)} জামানতের মেয়াদ বৃদ্ধি বা নগদায়নের শেষ দিন`,
    GUARANTEE_LAPSED_NEEDED: (date, { day }) =>
      `${day(date)} তারিখে জামানতের মেয়াদ শেষ হয়েছে, কিন্তু জামানত এখনো প্রয়োজন`,
    STAY_ENDS: (date, { when }, about) =>
      `${when(date)} ${isNamed(about) ? '' : 'আদেশবলে প্রদত্ত '}স্থগিতাদেশের মেয়াদ শেষ`,
    STAY_ENDED: (date, { day }, about) =>
      `${day(date)} তারিখে ${isNamed(about) ? '' : 'আদেশবলে প্রদত্ত '}স্থগিতাদেশের মেয়াদ শেষ হয়েছে। মেয়াদ বেড়েছে কি না আইন কর্মকর্তার কাছে জেনে নিন`,
    CONDITION_DUE: (date, { when }, about) =>
      `${when(date)} ${isNamed(about) ? '' : 'আদেশবলে প্রদত্ত '}স্থগিতাদেশের শর্ত পালনের শেষ দিন`,
    CONDITION_UNMET: (date, { day }, about) =>
      `${day(date)} তারিখের মধ্যে ${isNamed(about) ? '' : 'আদেশবলে প্রদত্ত '}স্থগিতাদেশের শর্ত পালিত হয়নি, আদায় চলতে পারে`,
    DEPOSIT_NOT_MADE: (date, { day }, { verified }) =>
      `${day(date)} তারিখের আপিলের জমা লেখা হয়নি${verified ? '' : ' (পরিমাণ যাচাই হয়নি)'}`,
    EXPLAIN: (date, { day }) =>
      `${day(date)} তারিখে ফরমের একটি অঙ্ক হিসাবের চেয়ে কম লেখা হয়েছে। ভুক্তিটির ব্যাখ্যা লিখুন`,
    ENCASHED_AMOUNT: () => 'জামানত নগদায়ন হয়েছে। পরিমাণ লিখুন',
    GUARANTEE_RELEASE: () => 'আর কিছু পাওনা নেই। জামানত অবমুক্ত করুন',
    GUARANTEE_NO_EXPIRY: () => 'মেয়াদ লেখা হয়নি বলে জামানতটি কার্যকর নয়। মেয়াদ লিখুন',
  },
};

/** Many tasks of one kind, in a combined alert. `n` is written with local digits. */
export const manyTasks: Record<Language, Record<AlertedTask, (n: string, when: string) => string>> = {
  en: {
    GUARANTEE_EXPIRES: (n, when) => `Last day to extend or encash ${n} guarantees ${when}`,
    STAY_ENDS: (n, when) => `${n} stays end ${when}`,
    CONDITION_UNMET: (n) => `Conditions of ${n} stays not met, recovery may go on`,
    DEPOSIT_NOT_MADE: (n) => `No deposits entered for ${n} appeals`,
    GUARANTEE_RELEASE: (n) => `${n} guarantees to release: nothing is owed any more`,
  },
  bn: {
    GUARANTEE_EXPIRES: (n, when) => `${when} ${n}টি জামানতের মেয়াদ বৃদ্ধি বা নগদায়নের শেষ দিন`,
    STAY_ENDS: (n, when) => `${when} ${n}টি স্থগিতাদেশের মেয়াদ শেষ`,
    CONDITION_UNMET: (n) => `${n}টি স্থগিতাদেশের শর্ত পালিত হয়নি, আদায় চলতে পারে`,
    DEPOSIT_NOT_MADE: (n) => `${n}টি আপিলের জমা লেখা হয়নি`,
    GUARANTEE_RELEASE: (n) => `${n}টি জামানত অবমুক্ত করতে হবে: আর কিছু পাওনা নেই`,
  },
};
