import type { About, AboutMoney, OfFile, ToldStatus } from '../../../domain/alertSubjects';
import { daysBetween, formatDay, type Day } from '../../../domain/dates';
import { formatCount, toBengaliDigits } from '../../../domain/digits';
import { alertedTasks, type AlertedTask } from '../../../domain/money/tasks';
import { backupWarningsBn, serverNotifications } from '../../../domain/notifications';
import type { Language } from '../../platform/mail';
import { manyTasks, taskAmount, taskText } from '../money/taskTexts';

export type AlertCode = About['code'];

/** The text of an alert for a reader on the day `today`, from which days ahead are counted. */
export function alertText(about: About, language: Language, today: Day): string {
  const write = texts[language][about.code] as (about: About, words: Words) => string;
  return write(about, wordsOf(language, today));
}

interface Words {
  /** `today (22/11/2026)`, `in 3 days (25/11/2026)`, `on 20/11/2026`. */
  when(date: Day): string;
  day(date: Day): string;
  count(count: number): string;
  file(about: OfFile): string;
}

const wordsOf = (language: Language, today: Day): Words => {
  const day = (date: Day) => formatDay(date, language);
  const count = (number: number) => formatCount(number, language);
  return {
    day,
    count,
    when(date) {
      const ahead = daysBetween(today, date);
      if (language === 'bn') {
        if (ahead === 0) return `আজ (${day(date)})`;
        if (ahead === 1) return `আগামীকাল (${day(date)})`;
        return ahead > 1 ? `${count(ahead)} দিন পর (${day(date)})` : `${day(date)} তারিখে`;
      }
      if (ahead === 0) return `today (${day(date)})`;
      if (ahead === 1) return `tomorrow (${day(date)})`;
      return ahead > 1 ? `in ${count(ahead)} days (${day(date)})` : `on ${day(date)}`;
    },
    file: ({ file, number }) =>
      [`${language === 'bn' ? 'নথি' : 'file'} ${file}`, number].filter(Boolean).join(', '),
  };
};

type Texts = { [C in AlertCode]: (about: Extract<About, { code: C }>, words: Words) => string };

const listed = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The texts of alerts about tasks; on My day `taskOfFile` leaves out the file. */
const moneyTexts = (language: Language) => ({
  ...(Object.fromEntries(
    alertedTasks.map((code) => [
      code,
      (about: AboutMoney, words: Words) =>
        listed(`${taskText(about, language, words)}: ${words.file(about)}`, taskAmount(about, language)),
    ]),
  ) as Pick<Texts, AlertedTask>),
  moneyTasks: ({ task, count: n, date }: Extract<About, { code: 'moneyTasks' }>, { count, when }: Words) =>
    manyTasks[language][task](count(n), when(date)),
});

/** The text of a task on a line of its file. */
export function taskOfFile(about: AboutMoney, language: Language, today: Day): string {
  const details = listed(about.number, taskAmount(about, language));
  return [taskText(about, language, wordsOf(language, today)), details].filter(Boolean).join(': ');
}

const texts: Record<Language, Texts> = {
  en: {
    ...moneyTexts('en'),
    hearing: (about, { when, file }) =>
      listed(`Hearing ${when(about.date)}: ${file(about)}`, about.court, about.time),
    hearings: ({ date, count: n }, { when, count }) => `${count(n)} hearings ${when(date)}`,
    resultMissing: (about, { day, file }) =>
      `Result missing for the hearing on ${day(about.date)}: ${file(about)}`,
    resultsMissing: ({ count: n }, { count }) => `${count(n)} hearings have no result yet`,
    limit: (about, { when, day, file }) =>
      listed(
        `Time limit ${when(about.date)}: ${about.name}, ${file(about)}`,
        about.last > about.date && `may be filed until ${day(about.last)}`,
        about.verified === false && 'not verified',
      ),
    limits: ({ date, count: n, unverified }, { when, count }) =>
      listed(
        `${count(n)} time limits ${when(date)}`,
        unverified ? `${count(unverified)} not verified` : null,
      ),
    limitMissed: (about, { day, file }) =>
      listed(
        `Time limit missed on ${day(about.date)}: ${about.name}, ${file(about)}`,
        about.verified === false && 'not verified',
      ),
    limitsMissed: ({ date, count: n, unverified }, { day, count }) =>
      listed(
        `${count(n)} time limits missed on ${day(date)}`,
        unverified ? `${count(unverified)} not verified` : null,
      ),
    newHearing: (about, { day, file }) => `Hearing fixed for ${day(about.date)}: ${file(about)}`,
    newHearings: ({ count: n }, { count }) => `${count(n)} hearings fixed in files you follow`,
    decided: (about, { file }) => `Order passed: ${file(about)}`,
    decisions: ({ count: n }, { count }) => `${count(n)} orders passed in files you follow`,
    interimOrder: (about, { file }) => `Interim order passed: ${file(about)}`,
    interimOrders: ({ count: n }, { count }) => `${count(n)} interim orders passed in files you follow`,
    newCase: (about, { file }) => `New case: ${file(about)}`,
    newCases: ({ count: n }, { count }) => `${count(n)} new cases in files you follow`,
    status: (about, { file }) => `The status is now ${statuses.en[about.status]}: ${file(about)}`,
    statuses: ({ count: n }, { count }) => `${count(n)} changes of status in files you follow`,
    note: (about, { file }) => `${about.by} named you in a note: ${file(about)}`,
    answer: (about, { file }) => `${about.by} answered your note: ${file(about)}`,
    notes: ({ count: n }, { count }) => `${count(n)} notes name you or answer yours`,
    importDone: ({ fileName, rows }, { count }) => `Import finished: ${fileName}, ${count(rows)} rows`,
    holidaysMissing: ({ year, calendars }) =>
      `The movable holidays of ${year} are not entered yet for: ${calendars}`,
    backup: ({ warning }) => serverNotifications[warning],
  },
  bn: {
    ...moneyTexts('bn'),
    hearing: (about, { when, file }) =>
      listed(`${when(about.date)} শুনানি: ${file(about)}`, about.court, about.time),
    hearings: ({ date, count: n }, { when, count }) => `${when(date)} ${count(n)}টি শুনানি`,
    resultMissing: (about, { day, file }) =>
      `${day(about.date)} তারিখের শুনানির ফলাফল লেখা হয়নি: ${file(about)}`,
    resultsMissing: ({ count: n }, { count }) => `${count(n)}টি শুনানির ফলাফল লেখা হয়নি`,
    limit: (about, { when, day, file }) =>
      listed(
        `${when(about.date)} সময়সীমা শেষ: ${about.nameBn ?? about.name}, ${file(about)}`,
        about.last > about.date && `${day(about.last)} পর্যন্ত দাখিল করা যাবে`,
        about.verified === false && 'যাচাই হয়নি',
      ),
    limits: ({ date, count: n, unverified }, { when, count }) =>
      listed(
        `${when(date)} ${count(n)}টি সময়সীমা শেষ`,
        unverified ? `${count(unverified)}টি যাচাই হয়নি` : null,
      ),
    limitMissed: (about, { day, file }) =>
      listed(
        `${day(about.date)} তারিখে সময়সীমা পার হয়ে গেছে: ${about.nameBn ?? about.name}, ${file(about)}`,
        about.verified === false && 'যাচাই হয়নি',
      ),
    limitsMissed: ({ date, count: n, unverified }, { day, count }) =>
      listed(
        `${day(date)} তারিখে ${count(n)}টি সময়সীমা পার হয়ে গেছে`,
        unverified ? `${count(unverified)}টি যাচাই হয়নি` : null,
      ),
    newHearing: (about, { day, file }) => `${day(about.date)} তারিখে শুনানি ধার্য হয়েছে: ${file(about)}`,
    newHearings: ({ count: n }, { count }) => `আপনার অনুসরণ করা নথিতে ${count(n)}টি শুনানি ধার্য হয়েছে`,
    decided: (about, { file }) => `আদেশ হয়েছে: ${file(about)}`,
    decisions: ({ count: n }, { count }) => `আপনার অনুসরণ করা নথিতে ${count(n)}টি আদেশ হয়েছে`,
    interimOrder: (about, { file }) => `অন্তর্বর্তীকালীন আদেশ হয়েছে: ${file(about)}`,
    interimOrders: ({ count: n }, { count }) =>
      `আপনার অনুসরণ করা নথিতে ${count(n)}টি অন্তর্বর্তীকালীন আদেশ হয়েছে`,
    newCase: (about, { file }) => `নতুন মামলা: ${file(about)}`,
    newCases: ({ count: n }, { count }) => `আপনার অনুসরণ করা নথিতে ${count(n)}টি নতুন মামলা`,
    status: (about, { file }) => `বর্তমান অবস্থা ${statuses.bn[about.status]}: ${file(about)}`,
    statuses: ({ count: n }, { count }) => `আপনার অনুসরণ করা নথিতে ${count(n)}টি অবস্থা পরিবর্তন`,
    note: (about, { file }) => `${about.by} একটি টীকায় আপনার নাম উল্লেখ করেছেন: ${file(about)}`,
    answer: (about, { file }) => `${about.by} আপনার টীকার উত্তর দিয়েছেন: ${file(about)}`,
    notes: ({ count: n }, { count }) => `${count(n)}টি টীকায় আপনার নাম বা আপনার টীকার উত্তর আছে`,
    importDone: ({ fileName, rows }, { count }) => `ইমপোর্ট শেষ হয়েছে: ${fileName}, ${count(rows)}টি সারি`,
    holidaysMissing: ({ year, calendarsBn }) =>
      `${toBengaliDigits(String(year))} সালের চাঁদনির্ভর ও অন্যান্য পরিবর্তনশীল ছুটি এখনো লেখা হয়নি: ${calendarsBn}`,
    backup: ({ warning }) => backupWarningsBn[warning],
  },
};

const statuses: Record<Language, Record<ToldStatus, string>> = {
  en: { OPEN: 'Open', CLOSED: 'Closed', ONREMAND: 'On Remand', SUBJUDICE: 'Sub-Judice before Court' },
  bn: { OPEN: 'অনিষ্পন্ন', CLOSED: 'নিষ্পন্ন', ONREMAND: 'পুনর্বিচারে (রিমান্ড)', SUBJUDICE: 'আদালতে বিচারাধীন' },
};
