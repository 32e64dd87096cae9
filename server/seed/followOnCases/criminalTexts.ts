import { formatDay } from '../../../domain/dates';
import { inSentence } from '../filings/dispute';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { personsInCourt, criminalOrders, laws } from '../vocabulary/criminalOrders';
import { criminalCourts, type PoliceStation } from '../vocabulary/policeStations';
import { sentence } from '../wording';
import type { CriminalCourse } from './criminalCourse';

export type Accusation = keyof typeof laws;

interface ChargedCase {
  filing: Filed;
  accusation: Accusation;
  station: PoliceStation;
  course: CriminalCourse;
  /** The language of the case's texts. */
  language: 'english' | 'bengali';
}

/** The court's name and the orders issued so far. */
export function criminalTexts(
  { filing, accusation, station, course, language }: ChargedCase,
  random: Random,
) {
  const accused = names();
  const orders = course.orders.map(({ kind, day, next }) => {
    const locale = language === 'bengali' ? 'bn' : 'en';
    const { goods } = filing.matter;
    const placeholders = {
      day: formatDay(day, locale),
      next: formatDay(next, locale),
      law: laws[accusation][language],
      accused,
      goods: language === 'bengali' ? goods.bengali : inSentence(goods.english),
      witness: random.pick(personsInCourt[language].filter((person) => !accused.includes(person))),
      count: String(random.whole(1, 7)),
    };
    const both = { english: placeholders, bengali: placeholders };
    return sentence(random, criminalOrders[kind], both, language === 'bengali' ? 1 : 0);
  });
  return {
    cmmCgm: court(),
    interimOrderOfTribunal1: orders[0] ?? null,
    interimOrderOfTribunal2: orders[1] ?? null,
    interimOrderOfTribunal3: orders[2] ?? null,
    interimOrderOfTribunal4: orders[3] ?? null,
  };

  function court(): string | null {
    const courts = criminalCourts[language];
    const tried = course.orders.some(({ kind }) => kind === 'evidence' || kind === 'judged');
    const known = random.chance(course.orders.length > 0 ? 0.97 : 0.6);
    const first = station.ofCity ? courts.ofCity : courts.ofDistrict;
    const trial = station.ofCity ? courts.trial : courts.districtTrial;
    const higher = accusation === 'forgery' && random.chance(0.5) ? courts.corruption : trial;
    const name = random.pick(tried ? higher : first);
    return known ? name : null;
  }

  /** The accused: mostly the importer and its agent, in a few cases a long list. */
  function names(): string {
    const count = random.chance(0.08) ? random.whole(14, 22) : random.whole(1, 3);
    const each = Array.from({ length: count }, () => random.pick(personsInCourt[language]));
    const all = [...new Set(each)];
    const and = language === 'bengali' ? ' ও ' : ' and ';
    return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')}${and}${all.at(-1)}`;
  }
}
