import { useDelete, useRecordContext, useResourceContext } from 'react-admin';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { AskedRowButton, type AskedRowButtonProps } from './AskedRowButton';

/** Deletes its row after a question; disabled for those who may not. */
export function DeleteRowButton(props: Pick<AskedRowButtonProps, 'rowName' | 'question'>) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  // Not `useCanAccess`, which is a query for each row.
  const mayDelete = isShown(usePerson()?.authorities ?? [], 'delete', resource);
  const [remove] = useDelete();
  return (
    <AskedRowButton
      {...props}
      action="delete"
      final
      disabled={!mayDelete}
      done={{ title: 'lists.deleted.title', text: 'lists.deleted.text' }}
      perform={async () => {
        await remove(resource, { id: record?.id, previousData: record }, DELETION);
      }}
    />
  );
}

const DELETION = { mutationMode: 'pessimistic', returnPromise: true } as const;
