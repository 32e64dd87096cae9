import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Field, RefField } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { viewOf } from '../kinds';
import type { Named } from './useNamed';

interface Held {
  register: string;
  name: string;
  field: Field;
  value: unknown;
}

/** What a person reads of a value of the history, references by name; null when it is empty. */
export function useHistoryValue(named: Named): (held: Held) => ReactNode {
  const translate = useTranslate();
  return ({ register, name, field, value }) => {
    const shown = { source: name, field, resource: register, translate };
    if (!refersTo(field) || value === null) return viewOf(field).shown({ ...shown, value, record: {} });
    if (Array.isArray(value)) {
      const records = (value as WireRecord[]).map((each) => ({ ...each, ...named(field.to, each.id) }));
      return viewOf(field).shown({ ...shown, value: records, record: {} });
    }
    const record = named(field.to, value);
    if (!record) return record === undefined ? '…' : translate('history.numbered', { id: String(value) });
    return viewOf(field).shown({ ...shown, value, record: { [field.wire]: record } });
  };
}

const refersTo = (field: Field): field is RefField => 'to' in field;
