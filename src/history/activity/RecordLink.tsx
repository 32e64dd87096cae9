import Link from '@mui/material/Link';
import { useResourceDefinitions } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useRecordUrl, AT_HISTORY, PAGE_AT_HISTORY } from '../../addresses';
import { useMay } from '../../authProvider/permissions';
import { CLAMPED } from '../../fields/cells';
import { useAbovePage } from '../../list/openedFromList';
import { breakingNumber } from '../../list/table/NumberLink';
import type { Change } from '../../dataProvider/history';
import { useTitleOf } from '../names';

type Linked = Pick<
  Change,
  'register' | 'recordId' | 'caseFilingId' | 'action' | 'title' | 'titleBn' | 'was' | 'became'
>;

/**
 * Links to the history of the changed record, or to the bin if the change deleted it. Shows the name without
 * a link if the history is on the current page, or if the person may not open the bin.
 */
export function RecordLink({ change }: { change: Linked }) {
  const title = useTitleOf()(change);
  const to = useHistoryAddress(change);
  const { pathname } = useLocation();
  const above = useAbovePage();
  if (!to || to.startsWith(pathname + PAGE_AT_HISTORY)) return <span className={CLAMPED}>{title}</span>;
  return (
    <Link
      component={RouterLink}
      to={to}
      state={above}
      underline="always" // within a text; a table's style removes the line
      className={`${CLAMPED} number-link`}
    >
      {breakingNumber(title)}
    </Link>
  );
}

/** The URL of a record's history; null if the person may not open it. */
export function useHistoryAddress({
  register,
  recordId,
  caseFilingId,
  action,
}: Pick<Linked, 'register' | 'recordId' | 'caseFilingId' | 'action'>): string | null {
  const definitions = useResourceDefinitions();
  const recordUrl = useRecordUrl();
  const mayOpenBin = useMay('read', 'deleted');
  if (action === 'delete') {
    const filter = JSON.stringify({ register, recordId });
    return mayOpenBin ? `/bin?${new URLSearchParams({ filter })}` : null;
  }
  if (definitions[register]) {
    const url = recordUrl(register, recordId);
    return url + (url === `/files/${recordId}` ? PAGE_AT_HISTORY : AT_HISTORY);
  }
  // records of other registers have no page of their own
  if (caseFilingId) return `/files/${caseFilingId}${PAGE_AT_HISTORY}`;
  return register === 'calendars' ? '/closed-days' : `/${register}${PAGE_AT_HISTORY}`;
}
