import type { Insertable } from 'kysely';
import type { CompanyTable } from '../platform/database/schema';
import { firstSeen, mobileNumber, personName, withoutRepeats, writtenOnce, type Party } from './parties';
import type { Random } from './random';
import { bengaliBrands, bengaliBusinesses, brands, businesses } from './vocabulary/companyNames';
import type { Sector } from './vocabulary/goods';
import { bengaliPlaces, places } from './vocabulary/places';

interface Named {
  name: string;
  sector?: Sector;
}

/** Importers and exporters, oldest first. */
export function companies(
  count: number,
  random: Random,
  userIds: number[],
): Party<Insertable<CompanyTable>>[] {
  const distinct = withoutRepeats();
  return firstSeen(count, random).map((since) => {
    const language = random.chance(0.14) ? 'bengali' : 'english';
    const { name, sector } = distinct(
      () => companyName(random, language),
      (company) => company.name,
    );
    const row = {
      companyName: name,
      contactPersonName: random.chance(0.85) ? personName(random, language) : null,
      phone1: random.chance(0.9) ? mobileNumber(random) : null,
      phone2: random.chance(0.25) ? mobileNumber(random) : null,
      regCode: /Ltd|Limited/.test(name)
        ? `CH-${random.whole(1200, 15_900)}/${random.whole(1988, 2016)}`
        : null,
      tin: random.chance(0.85) ? random.whole(1, 9) + random.digits(11) : null,
      vatRegNo: random.chance(0.94) ? `00${random.digits(7)}-050${random.whole(1, 9)}` : null,
      isActive: !random.chance(0.035),
      ...internet(name, language, random),
      ...address(language, random),
      ...writtenOnce(since, random, userIds),
    };
    return { row, since, sector };
  });
}

function companyName(random: Random, language: 'english' | 'bengali'): Named {
  if (language === 'bengali') {
    const { name, sector } = random.pick(bengaliBusinesses);
    const owner = random.chance(0.5) ? random.pick(bengaliBrands) : personName(random, 'bengali');
    return { name: `মেসার্স ${owner} ${name}`, sector };
  }
  const { name, sector } = random.pick(businesses);
  const brand = random.pick(brands);
  if (sector && random.chance(0.08)) {
    const unit = random.pick(['Unit-2', 'Export Oriented Division', 'Chattogram Plant']);
    const related = businesses.filter((business) => business.sector === sector && business.name !== name);
    const other = random.pick(related).name;
    return { name: `${brand} ${name} and ${other} Company (Bangladesh) Private Limited, ${unit}`, sector };
  }
  if (!sector && random.chance(0.6)) return { name: `M/S ${personName(random, 'english')} ${name}` };
  return { name: `${brand} ${name} ${random.pick(['Ltd.', 'Ltd.', 'Limited', '(Pvt.) Ltd.'])}`, sector };
}

/** The reserved domain `.example` cannot be registered, so mail never reaches a stranger. */
function internet(name: string, language: 'english' | 'bengali', random: Random) {
  if (language === 'bengali') return { email: null, web: null };
  const words =
    name
      .toLowerCase()
      .replace(/ (ltd|limited|\(pvt).*/, '')
      .match(/[a-z]{2,}/g) ?? [];
  const site = `${words.slice(0, 3).join('-')}.example`;
  return {
    email: random.chance(0.6) ? `${random.pick(['info', 'commercial', 'accounts'])}@${site}` : null,
    web: random.chance(0.2) ? `www.${site}` : null,
  };
}

function address(language: 'english' | 'bengali', random: Random) {
  const { area, thana, district, division } = random.pick(language === 'bengali' ? bengaliPlaces : places);
  const house = random.whole(1, 1900);
  const floor = random.chance(0.3) ? `${random.pick(['2nd', '3rd', '5th', '7th'])} Floor` : null;
  return { addressLine1: `${house}, ${area}`, addressLine2: floor, thana, district, division };
}
