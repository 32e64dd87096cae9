import type { Kysely } from 'kysely';
import { dayInDhaka, formatDay, plusDays, type Day } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { caseTypes, type CaseTypeName } from '../../domain/followOnCases';
import { tableOf } from '../platform/database/columns';
import type { Database } from '../platform/database/schema';
import { casesBeside, casesOf, type CaseRow, type CourtCase } from './courses';
import { caseNumbers, courtNames, courtSentences, fullText } from './courts';
import type { Filed } from './filings';
import { versioned } from './history';
import { shipsInEnglish } from './names';
import { personName } from './parties';
import {
  earlier,
  fill,
  LAST_DAY,
  randomFor,
  workingDay,
  type Filling,
  type Language,
  type Random,
} from './random';
import { insertRows } from './rows';

/** Cases that do not decide about the filing's demand. */
const BESIDE = new Set<CaseTypeName>(['admiral-suit-cases', 'foujdari-suit-cases']);

const STATIONS = [
  ['Bandar', 'বন্দর'],
  ['Patenga', 'পতেঙ্গা'],
  ['Double Mooring', 'ডবলমুরিং'],
  ['Sitakunda', 'সীতাকুণ্ড'],
] as const;
const MAGISTRATE = ['CMM Court, Chattogram', 'সিএমএম আদালত, চট্টগ্রাম'] as const;
const JUDGE = ['Metropolitan Sessions Judge Court, Chattogram', 'মহানগর দায়রা জজ আদালত, চট্টগ্রাম'] as const;
const LAW = ['section 25B of the Special Powers Act, 1974', 'বিশেষ ক্ষমতা আইন, ১৯৭৪ এর ২৫খ ধারা'] as const;

type Numbers = Map<CourtCase, readonly [english: string, bengali: string]>;

/** The court cases of the filings, and the filings with notes about them. Only hearings may be later than `today`. */
export function courtCases(filed: Filed[], today: Day, userIds: number[]) {
  const asOf = earlier(today, LAST_DAY);
  const random = randomFor('court cases');
  const cases = filed
    .flatMap((filing, position) => [
      ...casesOf(filing, position, asOf, random),
      ...casesBeside(filing, position, asOf, random),
    ])
    .sort((one, other) => one.course.opened.localeCompare(other.course.opened));
  const numbers = numbered(cases, random);
  const rows = cases.map((each) => caseRow(each, numbers, userIds, random));
  const lastOf = new Map(rows.flatMap((row, place) => (BESIDE.has(row.type) ? [] : [[row.position, place]])));
  const filings = filed.map(({ row }, position) => {
    const place = lastOf.get(position);
    return versioned(
      place === undefined
        ? row
        : { ...row, ...note(cases[place]!, rows[place]!, numbers.get(cases[place]!)!, random) },
    );
  });
  return {
    filings,
    cases: rows.toSorted((one, other) => Number(one.row.createdAt) - Number(other.row.createdAt)),
  };
}

/** Inserts the cases; `filingIds` are the ids of the filings, in the same order. */
export async function insertCases(
  db: Kysely<Database>,
  cases: CaseRow[],
  filingIds: number[],
): Promise<void> {
  for (const type of caseTypes) {
    const own = cases.filter((each) => each.type === type.name);
    const rows = own.map(({ position, row }) => ({ ...versioned(row), caseFilingId: filingIds[position]! }));
    await insertRows(db, tableOf(type), rows);
  }
}

/** Numbers cases by court and year, as courts do; a few numbers name cases that are heard together. */
function numbered(cases: CourtCase[], random: Random): Numbers {
  const last = new Map<string, number>();
  return new Map(
    cases.map((each) => {
      const [english, bengali, perDay] = caseNumbers[each.type];
      const year = each.course.opened.slice(0, 4);
      const days = Math.floor((Date.parse(each.course.opened) - Date.parse(`${year}-01-01`)) / 86_400_000);
      const n = Math.max(
        (last.get(each.type + year) ?? 0) + 1,
        1 + Math.floor(days * perDay) + random.whole(0, 3),
      );
      last.set(each.type + year, n);
      const written = (text: string) =>
        text
          .replace('{n}', String(n))
          .replace('{year}', year)
          .replace('{month}', each.course.opened.slice(5, 7));
      return [each, [written(english), toBengaliDigits(written(bengali))]];
    }),
  );
}

function caseRow(each: CourtCase, numbers: Numbers, userIds: number[], random: Random): CaseRow {
  const { type, filing, position, against, before, course } = each;
  const { proceeding } = caseTypes.find(({ name }) => name === type)!;
  const { opened, entered, noted, replied, hearings, ordered, judgement } = course;
  const [english, bengali] = numbers.get(each)!;
  const language: Language = random.chance(0.25) ? 'bn' : 'en'; // all texts of a case are in one language
  const inLanguage = ([en, bn]: readonly [string, string]) => (language === 'bn' ? bn : en);
  const accused = personName(random, language);
  const isPetition = type === 'high-court-cpa-cpl-cases' || type === 'high-court-cp-cases';
  const orders = course.orders
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ kind, day }) =>
      say(`${isPetition ? 'petition' : type}.${kind}`, { day, next: workingDay(plusDays(day, 28)) }),
    );
  if (type === 'foujdari-suit-cases' && ordered) {
    orders.splice(3, 1, say(`${type}.${judgement}`, { day: ordered })); // its form has no field for the judgement
  }
  const createdAt = random.officeHour(entered);
  const createdBy = random.pick(userIds);
  const isChanged = noted > entered;
  const row = {
    [proceeding.number]: random.chance(0.08) ? bengali : english,
    dateOfCase: opened,
    ...(type !== 'civil-case' && { documentOfLawBranch: lawFile(opened, random) }),
    ...fieldsOf(),
    status: ordered ? 'ORDER_PASSED' : random.chance(0.04) ? null : 'SUBJUDICE',
    createdBy,
    createdAt,
    changedBy: isChanged ? random.pick(userIds) : createdBy,
    changedAt: isChanged ? random.officeHour(noted) : createdAt,
  };
  return { type, position, row };

  function say(key: string, fillings: Record<string, Filling> = {}): string {
    const { goods, revenue, row: file } = filing;
    const caseNo = before && numbers.get(before);
    return fill(random.pick(courtSentences(key, language)), language, {
      against,
      day: noted,
      taka: revenue,
      half: Math.round(revenue / 2),
      number: String(random.whole(12, 980)),
      goods: [goods.name[0].toLowerCase(), goods.name[1]],
      ship: [shipsInEnglish[file.shipName!] ?? file.shipName!, file.shipName!],
      accused,
      law: LAW,
      before: caseNo ?? '',
      ...fillings,
    });
  }

  function fieldsOf(): Record<string, string | null> {
    const interimOrders = {
      interimOrderOfTribunal1: orders[0] ?? null,
      interimOrderOfTribunal2: orders[1] ?? null,
      interimOrderOfTribunal3: orders[2] ?? null,
      interimOrderOfTribunal4: orders[3] ?? null,
    };
    const isImplemented = orders.length ? random.pick(['yes', 'no', null]) : null;
    const interim = { ...interimOrders, implementationOfInterimOrder: isImplemented };
    const heard = { dateOfHearing01: hearings[0], dateOfHearing02: hearings[1] };
    const comment = random.chance(0.6) ? say(`comment.${judgement ?? 'pending'}`) : null;
    if (type === 'foujdari-suit-cases') return { ...police(), ...interimOrders };
    if (type === 'admiral-suit-cases') return { ...ship(), ...interim, judgment: judgement };
    if (isPetition) return { ...petition(comment), ...heard, ...interim };
    const summary = judgement && random.chance(0.92) ? judgementText() : null;
    if (type === 'civil-case')
      return {
        civilCourtName: `Joint District Judge, ${random.pick(['1st', '2nd', '3rd'])} Court, Chattogram`,
        hearingDate01: hearings[0],
        addHearingDate: hearings[1],
        implementationOfInterimOrder: isImplemented,
        interimOrder01: orders.join('\n') || null,
        judgement,
        judgmentNumberAndDate: ordered && `${orderNumber()}, dt. ${formatDay(ordered, 'en')}`,
        paraWiseReplyFileNumberDate: replied && letter(replied),
        summaryOfJudgment: summary,
        writRelatedComment: comment,
      };
    const court =
      { 'applicate-comm-cases': 'applicateComm', 'tribunal-cases': 'tribunal' }[type as string] ?? 'custom';
    return {
      dispatchOfReplyNo: replied && letter(replied),
      dispatchOfReplyDate: replied,
      ...heard,
      ...interim,
      [`${court}OrderNo`]: ordered && orderNumber(),
      [`${court}OrderDate`]: ordered,
      [`${court}Judgement`]: judgement,
      summOfJudgementOrder: summary,
      [`${court}CaseComment`]: comment,
    };
  }

  function petition(comment: string | null) {
    const [number = '', inBengali = ''] = (before && numbers.get(before)) ?? [];
    const party = before?.course.judgement === 'WithGovernment' ? 'party' : 'house';
    const isDismissed = judgement && (filing.status === 'CLOSED' || random.chance(0.3));
    return {
      date:
        language === 'bn'
          ? `${inBengali}, তারিখ: ${formatDay(against, 'bn')}`
          : `${number}, dt. ${formatDay(against, 'en')}`,
      details: judgement && say(isDismissed ? 'petition.dismissed' : 'petition.granted'),
      highCourtAppeal: random.chance(0.8) ? say(`petition.by-${party}`) : null,
      judgement: ordered ? 'yes' : random.pick(['no', null]),
      summOfJudgementOrder: comment,
      executionOfOrder: isDismissed ? say('petition.executed') : null,
    };
  }

  function ship() {
    const arrested = workingDay(plusDays(opened, random.whole(0, 3)));
    const at = (day: Day) =>
      fill(language === 'bn' ? 'আদেশ নং {n}, তারিখ: {day}' : 'Order No. {n}, dt. {day}', language, {
        n: String(random.whole(1, 19)),
        day,
      });
    return {
      arrestOrder: random.chance(0.9) ? at(arrested) : null,
      dateOfAghar: arrested <= entered ? arrested : null,
      pettetioner: `${personName(random, language)} ${language === 'bn' ? 'ট্রেডার্স' : 'Ship Chandlers'}`,
      veselName: filing.row.shipName ?? null,
      registrationNo: filing.row.shipRegistrationNo ?? null,
      releaseOrder: ordered && at(ordered),
      imoNumber: random.chance(0.7) ? imoNumber(random) : null,
    };
  }

  function police() {
    const [station, inBengali] = random.pick(STATIONS);
    const isTried = course.orders.some(({ kind }) => kind === 'heard') || ordered;
    return {
      cmmCgm: random.chance(0.95) ? inLanguage(isTried ? JUDGE : MAGISTRATE) : null,
      relatedThana: inLanguage([station, inBengali]),
      fir: random.chance(0.85) ? `G.R. No. ${random.whole(11, 460)}/${opened.slice(0, 4)}` : null,
      dateOfAghar: random.chance(0.9) ? plusDays(opened, -random.whole(1, 4)) : null,
    };
  }

  function judgementText(): string {
    const ending = say(`${type}.${judgement}`);
    if (type !== 'tribunal-cases' || !random.chance(0.09)) return ending;
    const { goods, revenue } = filing;
    return fill(fullText[language].join('\n\n'), language, {
      against,
      taka: revenue,
      goods: goods.name,
      ending,
    });
  }

  function orderNumber(): string {
    const isHighCourt = ['custom-appeals', 'high-court-rits'].includes(type);
    return isHighCourt
      ? `Judgment in ${english}`
      : `Order No. ${random.whole(4, 690)}/${ordered!.slice(0, 4)}`;
  }

  function letter(day: Day): string {
    const number = random.whole(104, 9_800);
    if (language === 'bn') return toBengaliDigits(`স্মারক নং ${number}, তারিখ: ${formatDay(day, 'bn')}`);
    return `Memo No. ${number}/Law/${day.slice(0, 4)}`;
  }
}

/** A fictitious IMO number with a wrong check digit, so that no real ship has it. */
function imoNumber(random: Random): string {
  const digits = `9${random.digits(5)}`;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (7 - place), 0);
  return `IMO ${digits}${(sum + 5) % 10}`;
}

/** The law section's file number of a case. */
function lawFile(opened: Day, random: Random): string | null {
  const number = `${random.whole(3, 480)}/${opened.slice(0, 4)}`;
  if (random.chance(0.2)) return null;
  return random.chance(0.25) ? toBengaliDigits(`আইন/মামলা/${number}`) : `S-${number}/Law`;
}

/** The filing's columns after the last change of its latest case, whose outcome its remark gives. */
function note({ type, filing, course }: CourtCase, { row }: CaseRow, caseNo: Filling, random: Random) {
  const { status, language, row: file } = filing;
  const closed = Number(file.revenueCollected) > 0 ? 'paid' : 'vacated';
  const open = course.judgement === 'ONREMAND' ? 'remanded' : course.ordered ? 'decided' : 'pending';
  const remarks = fill(
    random.pick(courtSentences(`filing.${status === 'CLOSED' ? closed : open}`, language)),
    language,
    {
      court: courtNames[type],
      caseNo,
      day: dayInDhaka(row.changedAt),
    },
  );
  const last = row.changedAt > file.changedAt ? row : file;
  return { remarks, changedBy: last.changedBy, changedAt: last.changedAt };
}
