import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  useDataTableDataContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { dayInDhaka, formatDay, formatInstant } from '../../../domain/dates';
import { COLLECTIONS } from '../../dataProvider/regular';
import { useCalls } from '../../dataProvider/useCalls';
import type { HttpClient } from '../../dataProvider/httpClient';
import { ClampedText } from '../../fields/cells';
import { viaName, type Change } from '../../dataProvider/history';
import { useLanguage } from '../../i18n/useLanguage';

type LastChange = Pick<Change, 'recordId' | 'at' | 'by' | 'via'>;

/** Who changed a row's record last, and on which day; empty if nobody has since the history began. */
export default function LastChangeCell() {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const last = useLastChanges().find(({ recordId }) => recordId === record?.id);
  if (!last) return null;
  const by = last.by?.fullName ?? translate('lastChange.system');
  const via = translate(`lastChange.vias.${viaName(last.via)}`, { _: '' });
  const day = formatDay(dayInDhaka(new Date(last.at)), language);
  const whole = translate('forms.changedBy', { by, at: formatInstant(last.at, language) });
  return (
    <span className="one-line" data-hint={whole}>
      <ClampedText text={by} />
      <span className="caption">{[day, via].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** The last changes of the records of the page: one request, which all rows share. */
function useLastChanges(): readonly LastChange[] {
  const resource = useResourceContext() ?? '';
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const { lastChanges } = useCalls(createLastChanges);
  const ids = records.map(({ id }) => id);
  const { data = [] } = useQuery({
    // The key contains the versions, because a changed record has a new version.
    queryKey: ['changes', 'last', resource, ids, records.map(({ version }) => version as unknown)],
    queryFn: ({ signal }) => lastChanges(resource, ids, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    enabled: ids.length > 0,
  });
  return data;
}

const createLastChanges = (call: HttpClient) => ({
  lastChanges: (register: string, ids: readonly RaRecord['id'][], signal: AbortSignal) =>
    call(`${COLLECTIONS}/changes/last`, { query: { register, ids: ids.join() }, signal }) as Promise<
      LastChange[]
    >,
});
