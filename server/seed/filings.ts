import type { Insertable } from 'kysely';
import type { filingStatuses } from '../../domain/choices';
import { dayInDhaka, daysBetween, plusDays, type Day } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { addTaka } from '../../domain/taka';
import type { CaseFilingTable } from '../platform/database/schema';
import { filingSentences, NEW_ACT_FROM } from './filingSentences';
import { goods as allGoods, sectors, units, type Goods, type Sector } from './goods';
import { ships } from './names';
import { workPlaces, type WorkPlace } from './office';
import {
  earlier,
  fill,
  FIRST_DAY,
  LAST_DAY,
  randomFor,
  workingDay,
  type Language,
  type Random,
} from './random';

interface KnownParty {
  id: number;
  since: Date;
  sector?: Sector;
}

/** The records that filings refer to; companies and agents oldest first. */
interface Registers {
  workPlaceIds: Map<string, number>;
  banks: { id: number; bankName: string }[];
  companies: KnownParty[];
  cnfAgents: (KnownParty & { licNo: string | null })[];
  userIds: number[];
}

const kinds = [
  { kind: 'undervalued', share: 36 },
  { kind: 'misclassified', share: 22 },
  { kind: 'excess', share: 17 },
  { kind: 'exemption', share: 9 },
  { kind: 'audit', share: 6 },
  { kind: 'restricted', share: 5 },
  /** A breach of formalities: no revenue is disputed, at most a penalty is imposed. */
  { kind: 'procedural', share: 5 },
] as const;

type Kind = (typeof kinds)[number]['kind'] | 'bond';

/** A filing, and the facts needed to generate its court cases. */
export interface Filed {
  row: Insertable<CaseFilingTable> & { createdAt: Date; changedAt: Date };
  goods: Goods;
  kind: Kind;
  /** In taka. */
  revenue: number;
  issued: Day;
  judged: Day | null;
  status: (typeof filingStatuses)[number];
  language: Language;
}

/** Case filings in order of registration; no date is later than `today`. */
export function filings(count: number, registers: Registers, today: Day): Filed[] {
  const asOf = earlier(today, LAST_DAY);
  const random = randomFor('filings');
  const numbered = fileNumbering(randomFor('file numbers'));
  const span = daysBetween(FIRST_DAY, LAST_DAY);
  return Array.from({ length: count }, () => Math.floor(span * random.next() ** 0.8)) // denser in the later years
    .map((days) => random.officeHour(workingDay(plusDays(FIRST_DAY, days))))
    .sort((one, other) => Number(one) - Number(other))
    .filter((at) => dayInDhaka(at) <= asOf)
    .map((at) => filing(at, { registers, asOf, random, numbered }));
}

interface House {
  registers: Registers;
  asOf: Day;
  random: Random;
  numbered(workPlace: WorkPlace, year: string): string;
}

function filing(createdAt: Date, { registers, asOf, random, numbered }: House): Filed {
  const known = (day: Day) => (day <= asOf ? day : null);
  const after = (day: Day, from: number, to: number) => workingDay(plusDays(day, random.whole(from, to)));
  const workPlace = random.pickByShare(workPlaces);
  const created = dayInDhaka(createdAt);
  const issued = earlier(created, after(created, -25, -3));
  const { goods, kind, revenue } = dispute(workPlace, random);
  const judged = random.chance(0.88) ? known(after(issued, 35, 400)) : null;
  const status = random.pickByShare(
    statuses(judged !== null, daysBetween(judged ?? issued, asOf) / 365),
  ).status;
  const language = random.chance(0.42) ? 'bn' : 'en';

  const isLate = kind === 'audit' || kind === 'bond'; // found long after clearance
  const boeDate = plusDays(issued, -(isLate ? random.whole(240, 1_200) : random.whole(6, 210)));
  const isProvisional = random.chance(isLate ? 0.08 : 0.38);
  const provisional = isProvisional ? known(after(boeDate, 1, 24)) : null;
  const final =
    provisional && random.chance(status === 'CLOSED' ? 0.9 : 0.5) ? after(provisional, 45, 520) : null;
  const boe = `C-${random.whole(1_204, 1_998_000)}`;
  const bySea = random.chance(0.94);

  const money = amounts(kind, revenue, judged !== null, status, random);
  const guarantee = bankGuarantee();
  const company = knownParty(registers.companies, createdAt, random, goods.sector);
  const agent = random.chance(0.93) ? knownParty(registers.cnfAgents, createdAt, random) : undefined;
  const say = (key: string) => fill(random.pick(filingSentences(key, language)), language, fillings());
  const changedOn = after(judged && judged > created ? judged : created, 1, 20);
  const isChanged = (status !== 'OPEN' || random.chance(0.3)) && changedOn <= asOf;
  const createdBy = random.pick(registers.userIds);
  const row = {
    nothiNumber: numbered(workPlace, issued.slice(0, 4)),
    workPlaceId: registers.workPlaceIds.get(workPlace.name)!,
    sectionName: random.chance(0.85) ? random.pick(workPlace.sectionNames) : null,
    taxacationNothiNo: random.chance(0.4)
      ? `S-${random.whole(1, 980)}/Ass-${workPlace.short}/${boeDate.slice(0, 4)}`
      : null,
    companyId: random.chance(0.98) ? (company?.id ?? null) : null,
    cnfAgentId: agent?.id ?? null,
    ainNumber: agent?.licNo ?? null,
    boe: random.chance(0.97) ? boe : null,
    boeDate,
    hsCode: goods.hsCode,
    productName: goods.name[language === 'bn' && random.chance(0.7) ? 1 : 0],
    shipName: bySea ? random.pick(ships) : null,
    shipRegistrationNo: bySea ? `${boeDate.slice(0, 4)}/${random.whole(11, 4_960)}` : null,
    irregularityReason: say(kind),
    showCauseNotice: random.chance(0.9) ? say('notice') : null,
    showCauseNoticeNoDate: random.chance(0.85) ? say('memo') : null,
    dateOfHearing: issued,
    dateOfJudgement: judged,
    ...money,
    ...guarantee.columns,
    bankAccountFreeze: judged && status === 'OPEN' && random.chance(0.1) ? say('memo') : null,
    dateOfProvisionalTaxation: provisional,
    dateOfFinalTaxation: final && known(final),
    status,
    remarks: random.chance(status === 'OPEN' ? 0.55 : 0.8) ? say(remark()) : null,
    createdBy,
    createdAt,
    changedBy: isChanged ? random.pick(registers.userIds) : createdBy,
    changedAt: isChanged ? random.officeHour(changedOn) : createdAt,
  };
  return { row, goods, kind, revenue, issued, judged, status, language };

  function remark(): string {
    if (status !== 'CLOSED') return status;
    return money.revenueCollected === 0
      ? 'VACATED'
      : guarantee.columns.bankGuaranteeEncashment
        ? 'ENCASHED'
        : 'PAID';
  }

  function fillings() {
    const { price, unit, declaredAs, hsCode, name } = goods;
    const units_ = units[unit]!;
    const declared = price * (0.4 + 0.4 * random.next());
    const quantity = Math.ceil(revenue / ((price - declared) * 63)); // 105 taka per dollar, 60% duty and taxes
    return {
      boe,
      goods: [name[0].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()), name[1]] as const,
      hsCode,
      declaredAs: declaredAs ?? '',
      unit: units_,
      quantity: quantity.toLocaleString('en-IN'),
      declaredPrice: declared.toFixed(2),
      price: price.toFixed(2),
      act: issued >= NEW_ACT_FROM ? (['2023', '2023'] as const) : '1969',
      year: String(Number(issued.slice(0, 4)) - 1),
      day: plusDays(earlier(changedOn, asOf), -random.whole(0, 5)),
      issued,
      number: String(random.whole(104, 14_900)),
      section: workPlace.name,
      bank: guarantee.bankName,
    };
  }

  /** A provisional release requires a guarantee, and so does a court that stays a demand. */
  function bankGuarantee() {
    const bank = random.pick(registers.banks.slice(0, 40));
    const likely = provisional ? 0.82 : status === 'SUBJUDICE' ? 0.35 : 0.05;
    const date = after(provisional ?? judged ?? boeDate, 1, 60);
    const amount = thousands(revenue * random.pick([0.25, 0.5, 1]));
    const no = `${random.pick(['BG', 'LG', 'CTG/BG'])}-${random.whole(11, 1_990)}/${date.slice(0, 4)}`;
    const isGiven = random.chance(likely) && amount > 0 && date <= asOf;
    const isEncashed = status === 'CLOSED' && random.chance(0.45);
    return {
      bankName: bank.bankName,
      columns: {
        bankId: isGiven ? bank.id : null,
        bankGuranteeNo: isGiven ? no : null,
        bankGuaranteeDate: isGiven ? date : null,
        bankGuaranteeAmount: isGiven ? amount : 0,
        bankGuaranteeEncashment: isGiven ? isEncashed : null,
      },
    };
  }
}

/** The goods, the irregularity and the disputed revenue of a file of this section. */
function dispute(workPlace: WorkPlace, random: Random) {
  const sector = random.pick(workPlace.sectors ?? sectors);
  const wanted: Kind =
    workPlace.usual && random.chance(0.65) ? workPlace.usual : random.pickByShare(kinds).kind;
  const fitting = allGoods.filter(
    (each) =>
      each.sector === sector &&
      (wanted !== 'misclassified' || each.declaredAs !== null) &&
      (wanted !== 'restricted' || each.permit),
  );
  const kind = fitting.length > 0 ? wanted : 'undervalued';
  const goods = random.pick(fitting.length > 0 ? fitting : allGoods.filter((each) => each.sector === sector));
  // log-normal: many files of a few lakh taka, few of some crore
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const revenue = 850_000 * (kind === 'bond' || kind === 'audit' ? 2 : 1) * Math.exp(1.5 * normal);
  return { goods, kind, revenue: kind === 'procedural' ? 0 : Math.round(revenue * 100) / 100 };
}

/** A file is open until the order; then it is paid or goes to court, and most are closed within some years. */
const statuses = (isJudged: boolean, years: number): { status: Filed['status']; share: number }[] =>
  isJudged
    ? [
        { status: 'CLOSED', share: Math.min(0.68, 0.22 + years * 0.07) },
        { status: 'SUBJUDICE', share: 0.34 },
        { status: 'ONREMAND', share: years < 1 ? 0 : 0.06 },
        { status: 'OPEN', share: Math.max(0.04, 0.4 - years * 0.12) },
      ]
    : [
        { status: 'CLOSED', share: Math.min(0.75, years * 0.12) },
        { status: 'SUBJUDICE', share: 0.08 },
        { status: 'OPEN', share: Math.max(0.17, 0.92 - years * 0.12) },
      ];

const thousands = (taka: number) => Math.ceil(taka / 1_000) * 1_000;

/** What the order adds to the disputed revenue, and what was paid: closed files have paid all or nothing. */
function amounts(kind: Kind, revenue: number, isJudged: boolean, status: Filed['status'], random: Random) {
  const isRedeemable = kind === 'excess' || kind === 'restricted'; // confiscated goods are released for a fine
  const penalty = (revenue || 100_000) * (0.05 + 1.2 * random.next() ** 2);
  const monetaryPenalty = isJudged && random.chance(0.7) ? thousands(penalty) : 0;
  const amortizationPenalty =
    isJudged && isRedeemable ? thousands(10_000 + revenue * 0.5 * random.next()) : 0;
  const payable = addTaka(revenue, monetaryPenalty, amortizationPenalty);
  const part = thousands(payable * random.pick([0.1, 0.5]));
  const isPaid = random.chance({ CLOSED: 0.84, OPEN: 0.07, SUBJUDICE: 0.28, ONREMAND: 0.28 }[status]);
  const revenueCollected = isPaid ? (status === 'CLOSED' ? payable : part) : 0;
  return { revenue, monetaryPenalty, amortizationPenalty, revenueCollected };
}

/** A party that the office knew at that time, older ones more often; a company of the sector or of no trade. */
function knownParty<P extends KnownParty>(
  parties: P[],
  at: Date,
  random: Random,
  sector?: Sector,
): P | undefined {
  const known = parties.filter((each) => each.since <= at && (!each.sector || each.sector === sector));
  return known[Math.floor(known.length * random.next() ** 1.6)];
}

/** Numbers files in the styles that the custom house has used; no two styles overlap. */
function fileNumbering(random: Random) {
  const last = new Map<string, number>();
  return ({ short, bengali }: WorkPlace, year: string): string => {
    const next = (series: string) => {
      const number = (last.get(series) ?? 0) + random.whole(1, 9); // files that are not in the register are in between
      last.set(series, number);
      return number;
    };
    const style = random.next();
    if (style < 0.24) {
      const letters = random.pick(['AP', 'DM', 'CS', 'Misc', 'BG-50%']);
      return `S-${next(`${letters}/${year}`)}/${letters}/${year}`;
    }
    if (style < 0.44) {
      return toBengaliDigits(`${bengali}/${next(`bengali/${bengali}/${year}`)}/শুল্ক/${year}`);
    }
    if (style < 0.5)
      return toBengaliDigits(`কাস্টমস/${bengali}/দাবিনামা ${next(`demand/${bengali}/${year}`)}/${year}`);
    if (style < 0.6) return `F. No. ${short}-${next(`f/${short}/${year}`)}/Cus/${year}`;
    if (year < '2019')
      return `CHC/${short}/${next(`chc/${short}/${year}`)}/${year}-${Number(year.slice(2)) + 1}`;
    const subject = 31 + workPlaces.findIndex((each) => each.short === short);
    const number = String(next(`nothi/${short}/${year}`)).padStart(3, '0');
    const digital = `08.01.2000.0${subject}.27.${number}.${year.slice(2)}`;
    return style < 0.7 ? toBengaliDigits(digital) : digital;
  };
}
