import type { ReactNode } from 'react';
import { ResourceContextProvider, useCreate, useNotify, useUpdate } from 'react-admin';
import type { Fields, Values } from '../../domain/fields';
import type { Mode } from '../../domain/validation';
import type { StoredRecord } from '../dataProvider/records';
import { useChangedFile } from '../dataProvider/useCalls';
import { FormDialog } from './FormDialog';

interface Props<F extends Fields> {
  resource: string;
  fields: F;
  /** The record to edit; without one a record is created. */
  record?: Pick<StoredRecord, 'id' | 'version'> | undefined;
  mode?: Mode;
  start: Partial<Values<F>>;
  title: string;
  subtitle?: string | undefined;
  verb?: string;
  /** Saves something other than the values; `write` creates or updates the record. */
  save?: (values: Values<F>, write: (data: object) => Promise<unknown>) => Promise<unknown>;
  /** The toast after saving, a catalogue key; absent where `onSaved` tells it. */
  saved?: string;
  onSaved?: () => void;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog that creates or edits a record, such as an entry of a file's page, and closes when it is saved. */
export function EntryDialog<F extends Fields>({ resource, save, saved, onSaved, ...form }: Props<F>) {
  const { record, onClose } = form;
  const notify = useNotify();
  const changed = useChangedFile();
  const [create] = useCreate();
  const [update] = useUpdate();
  const write = (data: object): Promise<unknown> =>
    record
      ? update(resource, { id: record.id, data, previousData: record }, PLAIN)
      : create(resource, { data }, { returnPromise: true });
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog
        mode={record ? 'edit' : 'create'}
        {...form}
        save={async (values) => {
          await (save ? save(values, write) : write(values));
        }}
        onSaved={() => {
          if (saved) notify(saved, { type: 'success' });
          changed();
          onClose();
          onSaved?.();
        }}
      />
    </ResourceContextProvider>
  );
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
