import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { ConfirmedRowAction, type AskedChange } from '../../list/rowActions/ConfirmedRowAction';
import { RowChange } from '../../list/rowActions/RowChange';
import { useHistoryAddress } from '../activity/RecordLink';
import type { Deletion } from '../../dataProvider/history';
import { useTitleOf } from '../useTitleOf';

/** A button that restores a deleted record after a confirmation. */
export function RestoreDeletedButton({ deletion }: { deletion: Deletion }) {
  return (
    <ConfirmedRowAction
      action="restore"
      rowName={useTitleOf()(deletion)}
      question="history.bin.question"
      done="history.bin.restored"
      change={Restoring}
    />
  );
}

function Restoring(asked: AskedChange) {
  const deletion = useRecordContext<Deletion>();
  return deletion && <RestoringRecord deletion={deletion} {...asked} />;
}

function RestoringRecord({ deletion, ...asked }: AskedChange & { deletion: Deletion }) {
  const address = useHistoryAddress({ ...deletion, action: 'restore' });
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const perform = async () => {
    await dataProvider.restoreDeleted(deletion);
    for (const resource of ['deleted', 'changes', deletion.register])
      void queries.invalidateQueries({ queryKey: [resource] });
  };
  return <RowChange {...asked} perform={perform} to={address?.replace(/#.*$/, '')} />;
}
