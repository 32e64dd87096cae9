import { describe, expect, it } from 'vitest';
import { countLimit, type CountingRule, type Entered } from '../../../domain/limitation/count';
import { calendarWith, rule } from './calendar';
import { examples, type Dates } from './examples';

const datesOf = (
  counting: Partial<CountingRule>,
  entered: Entered,
  closed?: readonly (readonly [string, string])[],
): Dates => {
  const limit = countLimit(rule(counting), entered, calendarWith(closed));
  return [limit.byCount, limit.mayFile, limit.aimFor, limit.extended];
};

describe('the specification’s examples of time limits', () => {
  it('the specification’s time limit of 90 days from 01/02/2025 is counted with and without a copy', () => {
    expect(datesOf({}, { triggerDate: '2025-02-01' })).toEqual([
      '2025-05-02',
      '2025-05-04',
      '2025-04-30',
      null,
    ]);
    const copy = { copyApplied: '2025-02-10', copyReady: '2025-02-21' };
    expect(datesOf({}, { triggerDate: '2025-02-01', ...copy })[0]).toBe('2025-05-14');
  });

  const threeMonths = { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' } as const;

  it('the specification’s time limit of three months is counted from 05/06/2024 and from 06/06/2024', () => {
    expect(datesOf(threeMonths, { triggerDate: '2024-06-05' })).toEqual([
      '2024-09-05',
      '2024-09-05',
      '2024-09-05',
      '2024-11-05',
    ]);
    expect(datesOf(threeMonths, { triggerDate: '2024-06-06' }).slice(0, 2)).toEqual([
      '2024-09-06',
      '2024-09-08',
    ]);
  });

  it('the last day of a time limit moves past a closed week', () => {
    const judgment = { triggerDate: '2026-01-17' };
    expect(datesOf({ n: 60 }, judgment)[1]).toBe('2026-03-18');
    expect(datesOf({ n: 60 }, judgment, [['2026-03-17', '2026-03-23']])[1]).toBe('2026-03-24');
  });

  it('a time limit shows the earlier of two extensions', () => {
    expect(datesOf(threeMonths, { triggerDate: '2025-11-30' })).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-02-26',
      '2026-04-28',
    ]);
  });
});

describe('a limit is counted for', () => {
  it.each(examples)(
    'a counted time limit equals the one worked by hand for %s',
    (_, counting, entered, dates, closed) => {
      expect(datesOf(counting, entered, closed)).toEqual(dates);
    },
  );
});

it('the count of a limit ends even in a calendar without open days', () => {
  const never = { isOpen: () => false, closureOn: () => null };
  expect(countLimit(rule({ n: 1 }), { triggerDate: '2026-11-22' }, never)).toMatchObject({
    byCount: '2026-11-23',
    mayFile: '2026-11-23',
    aimFor: '2026-11-23',
  });
});
