import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatDay, parseDay } from '../../domain/dates';
import type { Field, RefField } from '../../domain/fields';
import { isRecord } from '../../domain/isRecord';
import type { WireRecord } from '../../domain/wire';
import type { CasebookDataProvider } from '../dataProvider';
import { Picture } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { nameField } from '../fields/references';
import { viewOf } from '../fields/kinds';

interface Held {
  register: string;
  name: string;
  field: Field;
  value: unknown;
}

/** Formats a value of the history for reading; null when it is empty. */
export function useHistoryValue(): (held: Held) => ReactNode {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ register, name, field, value }) => {
    if (isRecord(value) && typeof value.sha256 === 'string')
      return <KeptPicture sha256={value.sha256} name={translate(`resources.${register}.fields.${name}`)} />;
    const shown = { source: name, field, resource: register, translate };
    if (!refersTo(field)) return viewOf(field).shown({ ...shown, value, record: {} });
    const named = (referred: WireRecord) => {
      const name =
        referred.name ??
        referred[nameField(field.to)] ??
        translate('history.numbered', { id: Number(referred.id) });
      const day = field.to === 'hearings' ? parseDay(name) : null; // a hearing is named by its day
      return { ...referred, [nameField(field.to)]: day ? formatDay(day, language) : name };
    };
    if (Array.isArray(value)) return viewOf(field).shown({ ...shown, value: value.map(named), record: {} });
    if (!isRecord(value)) return null;
    return viewOf(field).shown({ ...shown, value: value.id, record: { [field.wire]: named(value) } });
  };
}

const refersTo = (field: Field): field is RefField => 'to' in field;

/** A picture that the history keeps; a change names it by its hash. */
function KeptPicture({ sha256, name }: { sha256: string; name: string }) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { data } = useQuery({
    queryKey: ['pictures', sha256],
    queryFn: ({ signal }) => dataProvider.keptPicture(sha256, signal),
    staleTime: Infinity, // a hash always belongs to the same picture
  });
  return data ? <Picture url={data} alt={name} size="4rem" /> : '…';
}
