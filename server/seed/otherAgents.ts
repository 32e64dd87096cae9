import type { Insertable } from 'kysely';
import type { AgentTable } from '../platform/database/schema';
import { firstSeen, mobileNumber, nearTheHouse, withoutRepeats, writtenOnce, type Party } from './parties';
import type { Random } from './random';
import { bengaliBrands, brands, forwarders, shippingLines } from './vocabulary/companyNames';

type Agents = (count: number, random: Random, userIds: number[]) => Party<Insertable<AgentTable>>[];

interface Trade {
  /** The prefix of the agents' AINs. */
  licence: string;
  endings: string[];
  bengali: string;
}

/** Agents of a trade, oldest first. */
const agentsOf =
  ({ licence, endings, bengali }: Trade): Agents =>
  (count, random, userIds) => {
    const distinct = withoutRepeats();
    const asItIs = (made: string) => made;
    const name = () =>
      random.chance(0.1)
        ? `${random.pick(bengaliBrands)} ${bengali}`
        : `${random.pick(brands)} ${random.pick(endings)} ${random.pick(['Ltd.', 'Limited', '(BD) Ltd.'])}`;
    return firstSeen(count, random).map((since) => {
      const { area, district } = random.pick(nearTheHouse);
      const row = {
        agentName: distinct(name, asItIs),
        licNo: distinct(() => licence + random.digits(6), asItIs),
        contactNumber: mobileNumber(random),
        address: `${random.whole(1, 1900)}, ${area}, ${district}`,
        ...writtenOnce(since, random, userIds),
      };
      return { row, since };
    });
  };

export const freightForwarders = agentsOf({
  licence: '302',
  endings: forwarders,
  bengali: 'ফ্রেইট ফরওয়ার্ডার্স',
});

export const shippingAgents = agentsOf({
  licence: '303',
  endings: shippingLines,
  bengali: 'শিপিং এজেন্সি',
});
