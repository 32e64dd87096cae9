import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { AskedRowButton, type AskedRowButtonProps } from './AskedRowButton';

type Props = Pick<AskedRowButtonProps, 'rowName' | 'question' | 'done' | 'disabled'>;

/** Switches its row's record on or off after a question. */
export const StatusButton = (props: Props) => (
  <AskedRowButton {...props} action="change-status" useChange={useStatusChange} />
);

function useStatusChange() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  return () => dataProvider.changeStatus(resource, record?.id ?? '').finally(reload);
}
