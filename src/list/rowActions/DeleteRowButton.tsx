import { lazy, Suspense } from 'react';
import { useDelete, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';
import { ConfirmedRowAction, type AskedChange, type ConfirmedRowActionProps } from './ConfirmedRowAction';
import { RefusedRowButton } from './RowActions';
import { useDeletionReason } from './ReasonInput';

// Loads with the screens (src/screens.tsx): the first list should not wait for it.
const RowChange = lazy(async () => ({ default: (await import('./RowChange')).RowChange }));

/**
 * A button that deletes its row after a confirmation, which names the record by its kind and number or name;
 * people who may not delete are told why.
 */
export function DeleteRowButton(props: Pick<ConfirmedRowActionProps, 'rowName' | 'question' | 'subject'>) {
  const resource = useResourceContext() ?? '';
  // not `useCanAccess`, which would run a query per row
  const mayDelete = isShown(usePerson()?.authorities ?? [], 'delete', resource);
  if (!mayDelete)
    return <RefusedRowButton action="delete" rowName={props.rowName} why="lists.deleteNeedsAdmin" />;
  return <ConfirmedRowAction {...props} action="delete" final done={DONE} change={Deletion} />;
}

function Deletion({ subject, ...asked }: AskedChange) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const [remove] = useDelete();
  const { meta, input } = useDeletionReason();
  const perform = () => remove(resource, { id: record?.id, previousData: record, meta }, DELETION);
  // a register is named in the plural, one of its records by `one`
  const kind = translate(`resources.${resource}.one`, { _: translate(`resources.${resource}.name`) });
  const named = [kind, subject ?? asked.rowName].join(', ');
  return (
    <Suspense fallback={null}>
      <RowChange {...asked} subject={named} perform={perform}>
        {input}
      </RowChange>
    </Suspense>
  );
}

const DONE = { title: 'lists.deleted.title', text: 'lists.deleted.text' };

const DELETION = { mutationMode: 'pessimistic', returnPromise: true } as const;
