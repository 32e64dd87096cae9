import type { ReactNode, SyntheticEvent } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { createPortal } from 'react-dom';
import type { Fields, Values } from '../../domain/fields';
import { useSavedNotify, type Pair } from '../page/usePairNotify';
import { FormDialog } from './FormDialog';
import type { StoredRecord } from '../dataProvider/records';
import { useCreateRecord } from './CreateRecord';

interface Props<F extends Fields> {
  resource: string;
  fields: F;
  start: Partial<Values<F>>;
  title: string;
  /** The toast after the save, as catalogue keys. */
  added: Pair | string;
  nameOf: (record: StoredRecord) => string;
  /** Text of the failure dialog, a catalogue key. */
  failed: string;
  onAdded: (record: StoredRecord) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Adds a record of another register in a dialog above the form that needs it; that form keeps its input. */
export function AddDialog<F extends Fields>({ resource, ...form }: Props<F>) {
  return createPortal(
    // React bubbles this dialog's events to the form around it, which must not handle them.
    <div role="presentation" onKeyDown={stop} onBlur={stop} onSubmit={stop}>
      <ResourceContextProvider value={resource}>
        {/* Hides the record that the form below edits. */}
        <RecordContextProvider value={undefined}>
          <OpenDialog {...form} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </div>,
    // A portal to the body, because the form below counts the inputs inside its element.
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function OpenDialog<F extends Fields>({ added, nameOf, onAdded, ...form }: Omit<Props<F>, 'resource'>) {
  const notifySaved = useSavedNotify();
  const { create, created } = useCreateRecord();
  return (
    <FormDialog
      {...form}
      mode="create"
      save={create}
      // No link in the toast, since the form below is unfinished.
      onSaved={() => {
        notifySaved(added, { name: nameOf(created()) });
        onAdded(created());
      }}
    />
  );
}
