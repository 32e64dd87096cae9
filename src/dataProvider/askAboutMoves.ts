import { HttpError } from 'react-admin';
import { proceedingKinds } from '../../domain/proceedings';
import { withWords } from '../i18n';
import { mayMove } from '../limits/movesAsked';
import type { Write } from './limitMoves';
import type { LimitCalls, LimitMoves } from './limits';

interface Ways {
  limitMoves: LimitCalls['limitMoves'];
  translate: (key: string) => string;
}

/**
 * Asks the person if a write would move time limits. @throws an `HttpError` with `body.isDeclined` if they
 * decline. A preview that fails does not stop the write: the server checks that by itself.
 */
export async function askAboutMoves(write: Write, { limitMoves, translate }: Ways): Promise<void> {
  const previews = await Promise.all(changesOf(write).map(limitMoves)).catch(() => []);
  const preview = together(previews);
  if (preview.movesTotal === 0) return;
  await withWords(import('../limits/LimitMovesDialog'), 'limits');
  if (await mayMove(preview)) return;
  throw new HttpError(translate('limits.moves.declined'), 400, { isDeclined: true });
}

/** What the write changes that limits are counted from, as `POST limits/preview` takes it. */
function changesOf({ action, resource, params }: Write): Record<string, unknown>[] {
  const { id, data = {}, previousData = {} } = params;
  const stored = id === undefined ? {} : { id: Number(id) };
  // with only an id it is a closed day that goes
  if (resource === 'closed-days')
    return [{ closedDay: action === 'delete' ? stored : { ...previousData, ...data, ...stored } }];
  // a rule that limits were counted by is never deleted
  if (resource === 'limitation-rules')
    return action === 'delete' ? [] : [{ rule: { ...previousData, ...data, ...stored } }];
  if (action !== 'update') return [];
  return datesOf(resource)
    .filter((field) => field in data && (data[field] ?? null) !== (previousData[field] ?? null))
    .map((field) => ({ register: resource, recordId: Number(id), field, value: data[field] ?? null }));
}

/** The fields of a register that are days of its proceeding. */
function datesOf(resource: string): string[] {
  if (resource === 'proceedings') return ['decidedOn'];
  const kind = proceedingKinds.find(({ name }) => name === resource);
  return [kind?.openedOn, kind?.decidedOn].filter((field) => field !== undefined);
}

const together = (previews: LimitMoves[]): LimitMoves => ({
  moves: previews.flatMap(({ moves }) => moves),
  movesTotal: previews.reduce((sum, { movesTotal }) => sum + movesTotal, 0),
  kept: previews.flatMap(({ kept }) => kept),
  keptTotal: previews.reduce((sum, { keptTotal }) => sum + keptTotal, 0),
});
