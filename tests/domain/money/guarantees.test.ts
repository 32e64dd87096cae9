import { describe, expect, it } from 'vitest';
import type { Day } from '../../../domain/dates';
import type { Allocation } from '../../../domain/money/guarantees';
import { positionOn } from '../../../domain/money/position';
import { CRORE, guarantee, LAKH, owing, rules, stay, step } from './files';

describe('a guarantee of five lakh until 09/03/2026', () => {
  it.each<[string, Partial<Allocation>, Day, number]>([
    ['secures from the day of issue', {}, '2025-03-10', 5],
    ['not before', {}, '2025-03-09', 0],
    ['secures on its last day', {}, '2026-03-09', 5],
    ['not after', {}, '2026-03-10', 0],
    ['secures nothing with neither an expiry nor "continuing"', { validUntil: null }, '2025-06-01', 0],
    ['secures for ever if it is continuing', { validUntil: null, continuing: true }, '2040-06-01', 5],
    ['secures before an issue that nobody has entered', { issuedOn: null }, '2020-01-01', 5],
    [
      'secures longer once extended',
      { steps: [step('EXTENDED', '2026-02-01', { validUntil: '2027-03-09' })] },
      '2027-03-09',
      5,
    ],
    [
      'does not secure the days between its expiry and a late extension',
      { steps: [step('EXTENDED', '2026-04-01', { validUntil: '2027-03-09' })] },
      '2026-03-31',
      0,
    ],
    [
      'secures the rest of what was released',
      { steps: [step('RELEASED', '2025-06-01', { amount: 2 * LAKH })] },
      '2025-06-01',
      3,
    ],
    [
      'secures all until the day of the release',
      { steps: [step('RELEASED', '2025-06-01')] },
      '2025-05-31',
      5,
    ],
    ['secures nothing once released', { steps: [step('RELEASED', '2025-06-01')] }, '2025-06-01', 0],
    [
      'secures nothing once encashed, though the amount is not known',
      { steps: [step('ENCASHED', '2025-06-01')] },
      '2025-06-01',
      0,
    ],
    ['secures all that is only claimed', { steps: [step('CLAIMED', '2025-06-01')] }, '2025-06-02', 5],
    ['secures nothing once replaced', { steps: [step('REPLACED', '2025-06-01')] }, '2025-06-01', 0],
    ['secures nothing once it has lapsed', { steps: [step('LAPSED', '2025-06-01')] }, '2025-06-02', 0],
  ])('%s', (_, more, day, lakh) =>
    expect(positionOn(owing({ guarantees: [guarantee(more)] }), day, rules).secured).toBe(lakh * LAKH),
  );

  it('is encashed at most for what is recoverable', () => {
    const file = owing({
      guarantees: [guarantee({ amount: 2 * CRORE })],
      stays: [stay({ amount: 40 * LAKH })],
    });
    expect(positionOn(file, '2025-06-01', rules)).toMatchObject({
      secured: 2 * CRORE,
      encashable: 60 * LAKH,
    });
  });
});
