import { expect, it } from 'vitest';
import { plusDays } from '../../../domain/dates';
import { countLimit } from '../../../domain/limitation/count';
import { units } from '../../../domain/limitation/rules';
import { isLong } from '../../support/long';
import { calendarWith, rule } from './calendar';
import { countDayByDay } from './dayByDay';

const CASES = isLong ? 100_000 : 1_000;

/** Random numbers, which are the same sequence in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}

it(
  `the count of a limit equals an independent count, day by day, in ${CASES} random cases`,
  { timeout: 300_000 },
  () => {
    const random = randomNumbers(20_261_122);
    const dayAround = () => plusDays('2019-01-01', random.whole(0, 4000));
    for (let done = 0; done < CASES; done++) {
      const closed = Array.from({ length: random.whole(0, 6) }, () => {
        const from = dayAround();
        return [from, plusDays(from, random.whole(0, 20))] as const;
      });
      const calendar = calendarWith(closed);
      const unit = random.pick(units);
      const n = unit === 'MONTHS' ? random.whole(1, 48) : random.whole(1, 130);
      const isExtended = random.chance(0.6);
      const extensionUnit = random.pick(units);
      const counting = rule({
        unit,
        n,
        extensionN: isExtended ? random.whole(1, extensionUnit === 'MONTHS' ? 6 : 90) : null,
        extensionUnit: isExtended ? extensionUnit : null,
        copyExcluded: random.chance(0.8),
        rolls: random.chance(0.9),
      });
      const triggerDate = dayAround();
      const applied = plusDays(triggerDate, random.whole(0, 120));
      const entered = random.chance(0.5)
        ? { triggerDate, copyApplied: applied, copyReady: plusDays(applied, random.whole(0, 40)) }
        : { triggerDate };
      const { byCount, mayFile, aimFor, extended } = countLimit(counting, entered, calendar);
      const slow = countDayByDay(counting, entered, calendar);
      if (JSON.stringify({ byCount, mayFile, aimFor, extended }) === JSON.stringify(slow)) continue;
      expect({ counting, entered, closed, byCount, mayFile, aimFor, extended }).toEqual({
        counting,
        entered,
        closed,
        ...slow,
      });
    }
  },
);
