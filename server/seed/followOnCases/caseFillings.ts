import { formatDay, type Day } from '../../../domain/dates';
import { formatTaka } from '../../../domain/money';
import { courtDay, plusDays } from '../calendar';
import { inSentence } from '../filings/dispute';
import type { Random } from '../random';
import type { CourtWords } from '../vocabulary/courtWords';
import { sentence, type Fillings } from '../wording';
import type { CourtCase } from './courtCases';

/** Placeholder values of a sentence, in each language. */
export interface BothFillings {
  english: Fillings;
  bengali: Fillings;
}

/** Placeholder values for sentences about a case on a given day. */
export function caseFillings(
  { filing, against }: CourtCase,
  { day, next = day }: { day: Day; next?: Day },
  random: Random,
): BothFillings {
  const { goods, revenue } = filing.matter;
  const numbersAndGoods = {
    number: String(random.whole(12, 980)),
    hsCode: goods.hsCode,
    declaredAs: goods.declaredAs ?? '',
  };
  const inLocale = (locale: 'en' | 'bn') => ({
    ...numbersAndGoods,
    day: formatDay(day, locale),
    next: formatDay(next, locale),
    adjudicated: formatDay(against, locale),
    half: formatTaka(Math.round(revenue / 2), locale),
    taka: formatTaka(revenue, locale),
  });
  return {
    english: { ...inLocale('en'), goods: inSentence(goods.english) },
    bengali: { ...inLocale('bn'), goods: goods.bengali },
  };
}

/** The interim orders issued so far, and whether they were implemented. */
export function interimOrderTexts(
  each: CourtCase,
  words: CourtWords['interimOrders'],
  random: Random,
  bengaliShare: number,
  also: BothFillings = { english: {}, bengali: {} },
) {
  const { interimOrders, hearings } = each.course;
  const orders = interimOrders.map(({ kind, day }) => {
    const early = kind === 'admitted' || kind === 'stayed';
    const next = early ? courtDay(plusDays(day, 28)) : (hearings[1] ?? day);
    const { english, bengali } = caseFillings(each, { day, next }, random);
    const both = { english: { ...english, ...also.english }, bengali: { ...bengali, ...also.bengali } };
    return sentence(random, words[kind], both, bengaliShare);
  });
  const followed = random.chance(0.72) ? 'yes' : 'no';
  const known = orders.length > 0 && random.chance(0.8);
  return {
    implementationOfInterimOrder: known ? followed : null,
    interimOrderOfTribunal1: orders[0] ?? null,
    interimOrderOfTribunal2: orders[1] ?? null,
    interimOrderOfTribunal3: orders[2] ?? null,
    interimOrderOfTribunal4: orders[3] ?? null,
  };
}
