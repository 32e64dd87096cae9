import type { Insertable } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import type { CaseFilingTable } from '../../platform/database/schema';
import { FIRST_DAY, LAST_DAY, daysBetween, earlier, officeHour, plusDays, workingDay } from '../calendar';
import { fileNumbering } from '../fileNumbers';
import type { Random } from '../random';
import type { Goods, Sector } from '../vocabulary/goods';
import { ships } from '../vocabulary/ships';
import { workPlaces } from '../vocabulary/workPlaces';
import { course, type Course } from './course';
import { dispute, reason, type Dispute } from './dispute';
import { amounts, guarantee } from './money';
import { accountFreeze, assessmentFile, remark, showCause } from './papers';

interface KnownParty {
  id: number;
  since: Date;
  sector?: Sector;
}

/** The records that filings refer to; companies and agents oldest first. */
export interface Registers {
  workPlaceIds: Map<string, number>;
  banks: { id: number; bankName: string }[];
  companies: KnownParty[];
  cnfAgents: (KnownParty & { licNo: string | null })[];
  userIds: number[];
}

/** A filing, and the facts needed to generate its court cases. */
export interface Filed {
  row: Insertable<CaseFilingTable> & { createdAt: Date; changedAt: Date; version: number };
  matter: Dispute;
  way: Course;
}

/** Case filings in order of registration; no date is later than `today`. */
export function filings(count: number, random: Random, registers: Registers, today: Day): Filed[] {
  const asOf = earlier(today, LAST_DAY);
  const fileNumber = fileNumbering(random);
  return registrations(count, random)
    .filter((at) => dayInDhaka(at) <= asOf)
    .map((at) => filing(at));

  function filing(createdAt: Date): Filed {
    const workPlace = random.pickByShare(workPlaces);
    const created = dayInDhaka(createdAt);
    const issued = earlier(created, workingDay(plusDays(created, -random.whole(0, 25))));
    const matter = dispute(workPlace, random);
    const way = course(matter, issued, asOf, random);
    const money = amounts(matter, way, random);
    const bond = guarantee(matter, way, asOf, registers.banks, random);
    const company = known(registers.companies, createdAt, random, dealsIn(matter));
    const agent = random.chance(0.93) ? known(registers.cnfAgents, createdAt, random) : undefined;
    const boe = `C-${random.whole(1_204, 1_998_000)}`;
    const change = lastChange(createdAt, way.judged, way.status !== 'OPEN');
    const row = {
      nothiNumber: fileNumber(workPlace, Number(issued.slice(0, 4))),
      workPlaceId: registers.workPlaceIds.get(workPlace.name)!,
      sectionName: random.chance(0.85) ? random.pick(workPlace.sectionNames) : null,
      taxacationNothiNo: assessmentFile(workPlace, way.boeDate, random),
      companyId: random.chance(0.98) ? (company?.id ?? null) : null,
      cnfAgentId: agent?.id ?? null,
      ainNumber: agent?.licNo ?? null,
      ...goodsOnEntry(matter.goods, way.boeDate, boe),
      irregularityReason: reason(matter, boe, issued, random),
      ...showCause(issued, random),
      dateOfHearing: issued,
      dateOfJudgement: way.judged,
      ...money,
      bankId: bond?.bank.id ?? null,
      bankGuranteeNo: bond?.no ?? null,
      bankGuaranteeDate: bond?.date ?? null,
      bankGuaranteeAmount: bond?.amount ?? 0,
      bankGuaranteeEncashment: bond?.encashed ?? null,
      bankAccountFreeze: accountFreeze(way, random),
      dateOfProvisionalTaxation: way.provisional,
      dateOfFinalTaxation: way.final,
      status: way.status,
      remarks: remark(
        way,
        dayInDhaka(change.changedAt),
        money.revenueCollected > 0,
        bond,
        workPlace.name,
        random,
      ),
      createdBy: random.pick(registers.userIds),
      createdAt,
      ...change,
    };
    return { row, matter, way };
  }

  function goodsOnEntry(goods: Goods, boeDate: Day, boe: string) {
    const year = boeDate.slice(0, 4);
    const bySea = random.chance(0.94);
    const ship = random.pick(ships);
    const manifest = `${year}/${random.whole(11, 4_960)}`;
    return {
      boe: random.chance(0.97) ? boe : null,
      boeDate,
      hsCode: random.chance(0.75) ? goods.hsCode : goods.hsCode.replaceAll('.', ''),
      productName: random.chance(0.72) ? goods.english : goods.bengali,
      shipName: bySea ? ship : null,
      shipRegistrationNo: bySea ? manifest : null,
    };
  }

  /** Audit columns of the last change: after the order or, if that is older or missing, after registration. */
  function lastChange(createdAt: Date, judged: Day | null, moved: boolean) {
    const from = judged && judged > dayInDhaka(createdAt) ? judged : dayInDhaka(createdAt);
    const day = workingDay(plusDays(from, random.whole(1, 20)));
    const at = officeHour(day, random);
    const changes = random.whole(1, 4);
    const by = random.pick(registers.userIds);
    const changed = (moved || random.chance(0.3)) && day <= asOf;
    return changed
      ? { version: 1 + changes, changedBy: by, changedAt: at }
      : { version: 1, changedBy: by, changedAt: createdAt };
  }
}

/** Times of registration, somewhat denser in the later years. */
function registrations(count: number, random: Random): Date[] {
  const span = daysBetween(FIRST_DAY, LAST_DAY);
  return Array.from({ length: count }, () => Math.floor(span * random.next() ** 0.8))
    .map((days) => officeHour(workingDay(plusDays(FIRST_DAY, days)), random))
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Bonded goods belong to companies of their sector; other goods may also be imported by general traders. */
const dealsIn =
  ({ kind, goods }: Dispute) =>
  ({ sector }: KnownParty) =>
    sector === goods.sector || (!sector && kind !== 'bond');

/** Picks a suitable party that was known at that time; older ones more often. */
function known<P extends KnownParty>(
  parties: P[],
  at: Date,
  random: Random,
  suitable: (party: P) => boolean = () => true,
): P | undefined {
  const count = parties.findLastIndex(({ since }) => since <= at) + 1;
  for (let tries = 0; tries < 60; tries++) {
    const party = parties[Math.floor(count * random.next() ** 1.6)];
    if (party && suitable(party)) return party;
  }
  return undefined;
}
