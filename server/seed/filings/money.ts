import type { Day } from '../../../domain/dates';
import { addTaka } from '../../../domain/money';
import { plusDays, workingDay } from '../calendar';
import type { Random } from '../random';
import type { Course } from './course';
import type { Dispute } from './dispute';

const THOUSAND = 1_000;
const thousands = (taka: number) => Math.ceil(taka / THOUSAND) * THOUSAND;

/** The penalty and fine that the order adds to the disputed revenue, and the paid amount, in taka. */
export function amounts({ kind, revenue, redeemable }: Dispute, { judged, status }: Course, random: Random) {
  const penalised = judged !== null && random.chance(kind === 'procedural' ? 0.9 : 0.7);
  const share = random.next();
  const penalty =
    revenue === 0 ? 5 * THOUSAND + 150 * THOUSAND * share ** 3 : revenue * (0.05 + 1.2 * share ** 2);
  const monetaryPenalty = penalised ? thousands(penalty) : 0;
  const amortizationPenalty =
    redeemable && judged ? thousands(10 * THOUSAND + revenue * 0.5 * random.next()) : 0;
  const payable = addTaka(revenue, monetaryPenalty, amortizationPenalty);
  return { revenue, monetaryPenalty, amortizationPenalty, revenueCollected: collected(payable) };

  function collected(payable: number): number {
    const paid = random.next();
    const part = random.chance(0.5) ? 0.1 : 0.5;
    if (status === 'CLOSED') return paid < 0.84 ? payable : 0;
    return paid < (status === 'OPEN' ? 0.07 : 0.28) ? thousands(payable * part) : 0;
  }
}

export interface Guarantee {
  bank: { id: number; bankName: string };
  no: string;
  date: Day;
  amount: number;
  encashed: boolean;
}

/** A provisional release requires a bank guarantee, and so does a court that stays a demand. */
export function guarantee(
  { revenue }: Dispute,
  { boeDate, provisional, judged, status }: Course,
  asOf: Day,
  banks: Guarantee['bank'][],
  random: Random,
): Guarantee | null {
  const bank = banks[Math.floor(banks.length * random.next() ** 1.3)]!;
  const wanted = random.chance(provisional ? 0.82 : status === 'SUBJUDICE' ? 0.35 : 0.05);
  const days = random.whole(0, 6);
  const date = workingDay(plusDays(provisional ?? judged ?? boeDate, provisional ? -days : 15 + days * 12));
  const no = `${random.pick(['BG', 'LG', 'OGC/BG', 'CTG/BG'])}-${random.whole(11, 1_990)}/${date.slice(0, 4)}`;
  const amount = thousands(revenue * random.pick([0.25, 0.5, 1, 1]));
  const encashed = status === 'CLOSED' && random.chance(0.45);
  if (!wanted || amount === 0 || date > asOf) return null;
  return { bank, no, date, amount, encashed };
}
