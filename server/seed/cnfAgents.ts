import type { Insertable } from 'kysely';
import type { CnfAgentTable } from '../platform/database/schema';
import {
  firstSeen,
  mobileNumber,
  nearTheHouse,
  personName,
  withoutRepeats,
  writtenOnce,
  type Party,
} from './parties';
import type { Random } from './random';
import { agencies, bengaliBrands, brands } from './vocabulary/companyNames';

/** C&F agents, oldest first. */
export function cnfAgents(
  count: number,
  random: Random,
  userIds: number[],
): Party<Insertable<CnfAgentTable>>[] {
  const distinct = withoutRepeats();
  const asItIs = (made: string) => made;
  return firstSeen(count, random).map((since) => {
    const { area, district } = random.pick(nearTheHouse);
    const row = {
      cnfAgentName: distinct(() => agentName(random), asItIs),
      licNo: distinct(() => `301${random.digits(6)}`, asItIs),
      contactNumber: mobileNumber(random),
      otherNumber: random.chance(0.35) ? mobileNumber(random) : null,
      address: `${random.whole(1, 1900)}, ${area}, ${district}`,
      ...writtenOnce(since, random, userIds),
    };
    return { row, since };
  });
}

function agentName(random: Random): string {
  if (random.chance(0.07)) return `${random.pick(bengaliBrands)} সিঅ্যান্ডএফ এজেন্সি`;
  if (random.chance(0.5)) return `${random.pick(brands)} ${random.pick(agencies)} Ltd.`;
  return `M/S ${personName(random, 'english')} & ${random.pick(['Sons', 'Brothers', 'Co.', 'Associates'])}`;
}
