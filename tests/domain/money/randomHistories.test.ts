import { expect, it } from 'vitest';
import { plusDays } from '../../../domain/dates';
import { entryEffects, heads, type EntryKind } from '../../../domain/money/entries';
import { changesOn, positionOn, sameSince, type FileMoney } from '../../../domain/money/position';
import { stayObjects, type Stay } from '../../../domain/money/stays';
import { isLong } from '../../support/long';
import { slowParts } from './slowPosition';

const HISTORIES = isLong ? 100_000 : 300;
const DAYS = isLong ? 50 : 10;
const rules = { appealSuspends: false };

/** Numbers that look random and are the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function historyOf(seed: number) {
  const random = seeded(seed);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const some = <T>(most: number, make: () => T) => Array.from({ length: below(most + 1) }, make);
  const day = () => plusDays('2025-01-01', below(200));
  const maybe = <T>(make: () => T) => (random() < 0.5 ? make() : null);
  const period = () => {
    const from = day();
    return { from, until: maybe(() => plusDays(from, below(60))) };
  };
  const stay = (): Stay => {
    const orderedOn = day();
    return {
      proceedingId: below(3),
      of: pick(stayObjects),
      amount: maybe(() => 1 + below(20)),
      orderedOn,
      until: pick([
        { kind: 'DAY', day: plusDays(orderedOn, below(60)) },
        { kind: 'MONTHS', months: 1 + below(3) },
        { kind: 'DISPOSAL' },
      ]),
      vacatedOn: random() < 0.2 ? plusDays(orderedOn, below(90)) : null,
      disposedOn: random() < 0.2 ? day() : null,
      condition: maybe(() => {
        const dueOn = plusDays(orderedOn, below(60));
        return { dueOn, metOn: maybe(() => plusDays(orderedOn, below(90))) };
      }),
    };
  };
  const file: FileMoney = {
    entries: [
      { date: '2025-01-01', kind: 'DEMAND', head: 'DUTY', amount: 20 + below(40) },
      ...some(8, () => ({
        date: day(),
        kind: pick(Object.keys(entryEffects) as EntryKind[]),
        head: pick(heads),
        amount: 1 + below(12),
      })),
    ],
    adjudicatedOn: random() < 0.9 ? '2025-01-10' : null,
    provisionalOn: random() < 0.2 ? '2025-01-05' : null,
    finalOn: maybe(day),
    decisions: [
      ...new Map(some(3, day).map((on) => [on, pick(['government', 'against', 'remand'] as const)])),
    ].map(([on, outcome]) => ({ on, outcome })),
    stays: some(3, stay),
    payable: some(2, period),
    appealTimes: some(1, period),
    appeals: some(1, period),
    untraceable: some(1, () => ({ ...period(), amount: maybe(() => below(30)) })),
    writeOffProposed: some(1, () => ({ ...period(), amount: maybe(() => below(30)) })),
    guarantees: [],
  };
  return { file, days: Array.from({ length: DAYS }, () => plusDays('2024-12-30', below(300))) };
}

it(
  'the parts of a position add up to what is outstanding and equal a slow computation, over random histories',
  { timeout: 30 * 60_000 },
  () => {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const { file, days } = historyOf(seed);
      for (const day of days) {
        const { outstanding, parts } = positionOn(file, day, rules);
        const own = Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount > 0));
        const sum = Object.values(parts).reduce((total, amount) => total + amount, 0);
        expect({ seed, day, sum, own }).toEqual({ seed, day, sum: outstanding, own: slowParts(file, day) });
      }
    }
  },
);

it('a position stays the same from and until the days on which it is said to change, over random histories', () => {
  for (let seed = 1; seed <= (isLong ? 1000 : 40); seed++) {
    const { file, days } = historyOf(seed);
    const [from = '2025-01-01'] = days;
    const next = changesOn(file, from, rules);
    const differs = (day: string) =>
      JSON.stringify(positionOn(file, day, rules)) !== JSON.stringify(positionOn(file, from, rules));
    let day = plusDays(from, 1);
    while (day < '2026-01-01' && !differs(day)) day = plusDays(day, 1);
    expect({ seed, next }).toEqual({ seed, next: day < '2026-01-01' ? day : null });
    let since = from;
    while (since > '2024-01-01' && !differs(plusDays(since, -1))) since = plusDays(since, -1);
    const known = sameSince(file, from, rules);
    expect({ seed, since: known }).toEqual({ seed, since: since > '2024-01-01' ? since : '0001-01-01' });
  }
});
