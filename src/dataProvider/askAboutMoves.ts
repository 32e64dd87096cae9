import { HttpError } from 'react-admin';
import { proceedingKinds } from '../../domain/proceedings';
import { withWords } from '../i18n';
import { mayMove, type Write, type createLimitCalls } from './limits';

interface Ways {
  limitMoves: ReturnType<typeof createLimitCalls>['limitMoves'];
  translate: (key: string) => string;
}

/**
 * Asks the person to confirm a write that would move time limits. A preview that fails does not stop the
 * write, because the server checks it by itself.
 * @throws an `HttpError` with `body.isDeclined` if they decline
 */
export async function askAboutMoves(write: Write, { limitMoves, translate }: Ways): Promise<void> {
  const change = changeOf(write);
  const preview = change && (await limitMoves(change).catch(() => null));
  const isTold = preview && (preview.movesTotal > 0 || preview.kept.some(({ why }) => why === 'noRule'));
  if (!isTold) return;
  await withWords(import('../limits/LimitMovesDialog'), 'limits');
  if (await mayMove(preview)) return;
  throw new HttpError(translate('limits.moves.declined'), 400, { isDeclined: true });
}

/** The change as `POST limits/preview` takes it; null if the change concerns nothing that limits are counted from. */
function changeOf({ action, resource, params }: Write): Record<string, unknown> | null {
  const { id, data = {}, previousData = {} } = params;
  if (action === 'restore') return { restore: Number(id) };
  const stored = id === undefined ? {} : { id: Number(id) };
  if (resource === 'closed-days') {
    if ('calendarIds' in data) return { closedDays: data };
    // a change with only an id is a deletion
    return { closedDay: action === 'delete' ? stored : { ...previousData, ...data, ...stored } };
  }
  // deleting a rule moves no limits: a rule that limits were counted by cannot be deleted
  if (resource === 'limitation-rules')
    return action === 'delete' ? null : { rule: { ...previousData, ...data, ...stored } };
  if (action !== 'update') return null;
  const changed = countedFrom(resource).filter(
    (name) => name in data && (data[name] ?? null) !== (previousData[name] ?? null),
  );
  const [field] = changed;
  if (field === undefined) return null;
  const values = Object.fromEntries(changed.map((name) => [name, data[name] ?? null]));
  const what = changed.length === 1 ? { field, value: values[field] } : { values };
  return { register: resource, recordId: Number(id), ...what };
}

/** The fields of a register that limits are counted from. */
function countedFrom(resource: string): string[] {
  if (resource === 'calendars') return ['daysOff'];
  if (resource === 'proceedings') return ['decidedOn'];
  const kind = proceedingKinds.find(({ name }) => name === resource);
  return [kind?.openedOn, kind?.decidedOn].filter((field) => field !== undefined);
}
