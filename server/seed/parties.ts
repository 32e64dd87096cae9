import type { Insertable } from 'kysely';
import { daysBetween, plusDays } from '../../domain/dates';
import { fold } from '../../domain/folding';
import type { AgentTable, CnfAgentTable, CompanyTable } from '../platform/database/schema';
import type { Sector } from './goods';
import { bengaliBrands, brands, businesses, people, places } from './names';
import { FIRST_DAY, LAST_DAY, workingDay, type Language, type Random } from './random';
import { writtenBy } from './rows';

/** A company or agent: the row to insert, and the facts needed to generate filings. */
export interface Party<Row> {
  row: Row;
  /** The moment at which the office registered the company or agent. */
  since: Date;
  /** A company's trade; a company without one deals in anything. */
  sector?: Sector;
}

/** Parties of different names, oldest first: a third from the first day on, the rest spread over the years. */
function parties<Row>(
  count: number,
  random: Random,
  userIds: number[],
  nameOf: (language: Language) => { name: string; sector?: Sector },
  rowOf: (name: string, language: Language) => Row,
): Party<Row & ReturnType<typeof writtenBy>>[] {
  const span = daysBetween(FIRST_DAY, LAST_DAY);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, place) =>
    place < count / 3 ? 0 : Math.floor(random.next() * span),
  )
    .sort((one, other) => one - other)
    .map((days) => {
      const language = random.chance(0.12) ? 'bn' : 'en';
      let named = nameOf(language);
      while (taken.has(fold(named.name))) named = nameOf(language);
      taken.add(fold(named.name));
      const since = random.officeHour(workingDay(plusDays(FIRST_DAY, days)));
      const row = { ...rowOf(named.name, language), ...writtenBy(random.pick(userIds), since) };
      return { row, since, sector: named.sector };
    })
    .sort((one, other) => Number(one.since) - Number(other.since));
}

/** Importers and exporters. */
export function companies(
  count: number,
  random: Random,
  userIds: number[],
): Party<Insertable<CompanyTable>>[] {
  return parties(count, random, userIds, companyName, (name, language) => {
    const site = `${(name.toLowerCase().match(/[a-z]{3,}/g) ?? []).slice(0, 2).join('-')}.example`; // a reserved domain
    const { area, ...place } = random.pick(inLanguage(language));
    return {
      companyName: name,
      contactPersonName: random.chance(0.85) ? personName(random, language) : null,
      phone1: random.chance(0.9) ? mobileNumber(random) : null,
      phone2: random.chance(0.25) ? mobileNumber(random) : null,
      regCode: / Ltd/.test(name) ? `CH-${random.whole(1200, 15_900)}/${random.whole(1988, 2016)}` : null,
      tin: random.chance(0.85) ? random.whole(1, 9) + random.digits(11) : null,
      vatRegNo: random.chance(0.94) ? `00${random.digits(7)}-050${random.whole(1, 9)}` : null,
      isActive: !random.chance(0.035),
      email: language === 'en' && random.chance(0.6) ? `${random.pick(['info', 'accounts'])}@${site}` : null,
      web: language === 'en' && random.chance(0.2) ? `www.${site}` : null,
      addressLine1: `${random.whole(1, 1900)}, ${area}`,
      addressLine2: random.chance(0.3) ? `${random.pick(['2nd', '3rd', '5th'])} Floor` : null,
      ...place,
    };
  });

  function companyName(language: Language) {
    const { sector, names, bengali } = random.pick(businesses);
    const trade = random.pick(names);
    const brand = random.pick(brands);
    if (language === 'bn') return { name: `মেসার্স ${bengaliOwner(random)} ${bengali}`, sector };
    if (sector && random.chance(0.05)) {
      const name = `${brand} ${trade} and Packaging Company (Bangladesh) Private Limited, Chattogram Plant`;
      return { name, sector };
    }
    if (!sector && random.chance(0.6)) return { name: `M/S ${personName(random, 'en')} ${trade}` };
    return { name: `${brand} ${trade} ${random.pick(['Ltd.', '(Pvt.) Ltd.'])}`, sector };
  }
}

/** A kind of agents: the prefix of their AINs and the ends of their names. */
interface Trade {
  licence: string;
  endings: string[];
  bengali: string;
}

export const cnfAgency: Trade = {
  licence: '301',
  endings: ['C&F Agency', 'Clearing House', 'Shipping & Clearing', 'Logistics', 'Cargo Service', 'Syndicate'],
  bengali: 'সিঅ্যান্ডএফ এজেন্সি',
};

export const freightForwarder: Trade = {
  licence: '302',
  endings: ['Freight Systems', 'Freight Forwarders', 'Air & Sea Cargo', 'Consolidators'],
  bengali: 'ফ্রেইট ফরওয়ার্ডার্স',
};

export const shippingAgent: Trade = {
  licence: '303',
  endings: ['Shipping Agencies', 'Container Line', 'Maritime Services', 'Navigation'],
  bengali: 'শিপিং এজেন্সি',
};

/** Agents of a trade; `nameField` is the column of their name. */
export function agents<Row extends Insertable<AgentTable> | Insertable<CnfAgentTable>>(
  nameField: 'agentName' | 'cnfAgentName',
  { licence, endings, bengali }: Trade,
  count: number,
  random: Random,
  userIds: number[],
): Party<Row>[] {
  const nearTheHouse = places.slice(0, 4);
  let last = random.whole(1_000, 9_000);
  return parties(count, random, userIds, agentName, (name) => {
    const { area, district } = random.pick(nearTheHouse);
    last += random.whole(1, 3_000);
    return {
      [nameField]: name,
      licNo: licence + String(last).padStart(6, '0'),
      contactNumber: mobileNumber(random),
      ...(nameField === 'cnfAgentName' && { otherNumber: random.chance(0.35) ? mobileNumber(random) : null }),
      address: `${random.whole(1, 1900)}, ${area}, ${district}`,
    };
  }) as unknown as Party<Row>[];

  function agentName(language: Language) {
    if (language === 'bn') return { name: `${bengaliOwner(random)} ${bengali}` };
    const owner = `M/S ${personName(random, 'en')} & ${random.pick(['Sons', 'Brothers', 'Co.'])}`;
    const company = `${random.pick(brands)} ${random.pick(endings)} Ltd.`;
    return { name: licence === '301' && random.chance(0.5) ? owner : company };
  }
}

const inLanguage = (language: Language) =>
  places.filter(({ area }) => /[ঀ-৿]/.test(area) === (language === 'bn'));

const bengaliOwner = (random: Random) =>
  random.chance(0.5) ? random.pick(bengaliBrands) : personName(random, 'bn');

/** A fictitious number: the operator with the prefix 011 closed in 2016, so nobody is called by accident. */
const mobileNumber = (random: Random): string => `011${random.digits(8)}`;

export const personName = (random: Random, language: Language): string =>
  `${random.pick(people[language].first)} ${random.pick(people[language].last)}`;
