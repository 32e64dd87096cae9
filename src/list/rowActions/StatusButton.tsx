import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { ConfirmedRowAction, type AskedChange, type ConfirmedRowActionProps } from './ConfirmedRowAction';
import { RowChange } from './RowChange';

interface Props extends Pick<ConfirmedRowActionProps, 'rowName' | 'question' | 'done'> {
  isOn: boolean;
  /** Names of the enabled and disabled state, as catalogue keys. */
  states: { on: string; off: string };
}

export const StatusButton = ({ isOn, states: { on, off }, ...props }: Props) => (
  <ConfirmedRowAction
    {...props}
    fromTo={isOn ? [on, off] : [off, on]}
    action="change-status"
    change={StatusChange}
  />
);

function StatusChange(asked: AskedChange) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  const perform = () => dataProvider.changeStatus(resource, record?.id ?? '', record).finally(reload);
  return <RowChange {...asked} perform={perform} />;
}
