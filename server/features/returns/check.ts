import { sql } from 'kysely';
import type { Day } from '../../../domain/dates';
import { moneyMovements } from '../../../domain/returns/figures';
import type { Db } from '../../platform/database/schema';
import { hashOf } from './count';
import { figuresOf } from './figures';

/** A frozen return that differs from its lists or its hash, or whose figures do not add up. */
interface ReturnDrift {
  id: number;
  from: Day;
  differs: string[];
}

interface Frozen {
  id: number;
  from: Day;
  isReplaced: boolean;
  hash: string;
  figures: Record<string, number>;
}

/** Counts the figures of all frozen returns again from their lists, and compares figures, hashes and sums. */
export async function driftOfReturns(db: Db): Promise<ReturnDrift[]> {
  const { rows } = await sql<Frozen>`
    select r.id, r.from_day as "from", r.replaced_by_id is not null as is_replaced, r.hash, c.figures
    from monthly_return r left join return_count c on c.return_id = r.id
    where r.state = 'FROZEN' order by r.from_day, r.edition
  `.execute(db);
  const drifts: ReturnDrift[] = [];
  for (const { id, from, isReplaced, hash, figures } of rows) {
    const of = { from, ofReturn: isReplaced ? id : null };
    const differs = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => [
        ...differing(figures ?? {}, (await figuresOf(trx, of)).figures),
        ...((await hashOf(trx, of, id)) === hash ? [] : ['hash']),
      ]);
    const wrong = [...differs, ...unbalanced(figures ?? {})];
    if (wrong.length) drifts.push({ id, from, differs: wrong });
  }
  return drifts;
}

const differing = (stored: Record<string, number>, counted: Record<string, number>) =>
  [...new Set([...Object.keys(stored), ...Object.keys(counted)])].filter(
    (name) => stored[name] !== counted[name],
  );

/** The closings that are not the opening with all that came in and went out. */
export function unbalanced(figures: Record<string, number>): string[] {
  const at = (name: string) => Math.round((figures[name] ?? 0) * 100);
  const ends = new Set(Object.keys(figures).map((name) => name.slice(name.indexOf('.'))));
  return [...ends].flatMap((end) => {
    const [, what, measure] = end.split('.');
    if (measure !== 'count' && (what !== 'all' || measure !== 'amount')) return [];
    const left =
      measure === 'amount'
        ? Object.entries(moneyMovements).reduce(
            (sum, [figure, sign]) => sum + sign * at(figure + end),
            at(`opening${end}`),
          )
        : at(`total${end}`) - at(`disposed${end}`) - at(`moved-out${end}`) - at(`corrected-out${end}`);
    return left === at(`closing${end}`) ? [] : [`closing${end}`];
  });
}
