import type { DataProvider } from 'react-admin';
import { caseTypes } from '../../domain/followOnCases';
import type { CalendarCalls } from './calendars';
import { offers } from '../offered/capabilities';
import type { HistoryCalls } from './history';

/** A write that may move time limits. */
export interface Write {
  /** With `restore`, the id is that of the change to restore. */
  action: 'create' | 'update' | 'delete' | 'restore';
  resource: string;
  params: { id?: unknown; data?: Record<string, unknown>; previousData?: Record<string, unknown> };
}

/** Every limit is counted by these resources: any write to them may move limits, even the creation of a record. */
const COUNTED_WITH = new Set(['closed-days', 'limitation-rules']);
/**
 * Limits are counted from some fields of these resources: only a change or a restore of these fields may move
 * limits.
 */
const COUNTED_FROM = new Set<string>([
  'calendars',
  'proceedings',
  'case-fillings',
  ...caseTypes.map(({ name }) => name),
]);

const mayMove = ({ action, resource }: Write) =>
  COUNTED_WITH.has(resource) ||
  (action === 'update' && COUNTED_FROM.has(resource)) ||
  (action === 'restore' && (COUNTED_FROM.has(resource) || resource === 'limits'));

/**
 * A data provider that calls `ask` before every write that may move time limits, whichever screen it comes
 * from. If `ask` rejects, nothing is written.
 */
export function askingAboutLimits<P extends DataProvider & CalendarCalls & HistoryCalls>(
  provider: P,
  ask: (write: Write) => Promise<void>,
): P {
  const before = async (write: Write) => {
    if (mayMove(write) && (await offers('limits'))) await ask(write);
  };
  return {
    ...provider,
    create: async (resource, params) => {
      await before({ action: 'create', resource, params });
      return provider.create(resource, params);
    },
    update: async (resource, params) => {
      await before({ action: 'update', resource, params });
      return provider.update(resource, params);
    },
    delete: async (resource, params) => {
      await before({ action: 'delete', resource, params });
      return provider.delete(resource, params);
    },
    restoreChange: async (change, version) => {
      await before({ action: 'restore', resource: change.register, params: { id: change.id } });
      return provider.restoreChange(change, version);
    },
    restoreDeleted: async (deletion) => {
      await before({ action: 'restore', resource: deletion.register, params: { id: deletion.id } });
      return provider.restoreDeleted(deletion);
    },
    addClosedDays: async (list) => {
      await before({ action: 'create', resource: 'closed-days', params: { data: { ...list } } });
      return provider.addClosedDays(list);
    },
  };
}
