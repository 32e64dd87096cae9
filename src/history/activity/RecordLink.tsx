import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../../addresses';
import { CLAMPED } from '../../fields/cells';
import { OPENED_FROM_LIST } from '../../list/openedFromList';
import { AT_HISTORY } from '../../recordForms/historyAddress';
import type { Change } from '../change';
import { useTitleOf } from '../useTitleOf';

type Linked = Pick<
  Change,
  'register' | 'recordId' | 'caseFilingId' | 'action' | 'title' | 'titleBn' | 'was' | 'became'
>;

/** Links to the history of the changed record, or to the bin if the change deleted it. */
export function RecordLink({ change }: { change: Linked }) {
  const titleOf = useTitleOf();
  const to = useHistoryAddress()(change);
  return (
    <Link to={to} state={OPENED_FROM_LIST} className={`${CLAMPED} number-link`}>
      {titleOf(change)}
    </Link>
  );
}

/** Where a record's history is shown. */
function useHistoryAddress(): (change: Linked) => string {
  const definitions = useResourceDefinitions();
  return ({ register, recordId, caseFilingId, action }) => {
    if (action === 'delete')
      return `/bin?${new URLSearchParams({ filter: JSON.stringify({ register, recordId }) })}`;
    if (register === 'office') return '/office';
    // A proceeding has no screen of its own.
    if (register === 'proceedings') return addressOf(`/case-fillings/${caseFilingId}/show`);
    const view = definitions[register]?.hasShow ? '/show' : '';
    return addressOf(`/${register}/${recordId}${view}`) + AT_HISTORY;
  };
}
