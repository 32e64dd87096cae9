import { useCanAccess, useDelete, useRecordContext, useResourceContext } from 'react-admin';
import { AskedRowButton, type AskedRowButtonProps } from './AskedRowButton';

/** Deletes its row after a question; disabled for those who may not. */
export function DeleteRowButton(props: Pick<AskedRowButtonProps, 'rowName' | 'question'>) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const { canAccess = false } = useCanAccess({ action: 'delete', resource: resource ?? '' });
  const [remove] = useDelete();
  return (
    <AskedRowButton
      {...props}
      action="delete"
      final
      disabled={!canAccess}
      done={{ title: 'lists.deleted.title', text: 'lists.deleted.text' }}
      perform={async () => {
        await remove(resource, { id: record?.id, previousData: record }, DELETION);
      }}
    />
  );
}

const DELETION = { mutationMode: 'pessimistic', returnPromise: true } as const;
