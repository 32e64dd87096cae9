import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { AskedRowButton, type AskedRowButtonProps } from './AskedRowButton';

type Props = Pick<AskedRowButtonProps, 'rowName' | 'question' | 'done' | 'disabled'>;

/** Switches its row's record on or off after a question. */
export function StatusButton(props: Props) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  return (
    <AskedRowButton
      {...props}
      action="change-status"
      perform={() => dataProvider.changeStatus(resource, record?.id ?? '').finally(reload)}
    />
  );
}
