import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { Fields } from '../../domain/fields';
import { DraftOffer } from '../drafts/DraftOffer';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { RecordDialog } from './RecordDialog';
import { StaleDialog } from './StaleDialog';
import { useCloseDialog } from './useCloseDialog';
import { useEditRecord } from './useEditRecord';
import { useOpenRecord } from './useOpenRecord';
import type { StoredRecord } from './storedRecord';

interface Props<R extends StoredRecord> {
  fields: Fields;
  title: string;
  /** The record's name, here and in the toast. */
  subtitle: (record: R) => string;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
  /** Text of the failure dialog, a catalogue key; by default the server's message. */
  failed?: string | undefined;
  /** The inputs, inside the record's context. */
  children: ReactNode;
}

/** Edits the record in the address. It opens with the stored record, not with the list's row. */
export function EditRecordDialog<R extends StoredRecord>({ title, ...form }: Props<R>) {
  const { subtitle } = form;
  const translate = useTranslate();
  const { record, settled } = useOpenRecord<R>();
  const close = useCloseDialog();
  const [opened, setOpened] = useState<R>();
  // Set once: later answers must not change what the form shows.
  if (settled && record && !opened) setOpened(record);
  // Deferred: the dialog appears before its many inputs are rendered.
  const drawn = useDeferredValue(opened);

  return (
    <RecordDialog opener="edit" title={title} subtitle={record && subtitle(record)} onClose={close}>
      {drawn ? (
        <EditForm key={drawn.id} opened={drawn} onClose={close} {...form} />
      ) : (
        <LinearProgress aria-label={translate('layout.loading')} />
      )}
    </RecordDialog>
  );
}

interface FormProps<R extends StoredRecord> extends Omit<Props<R>, 'title'> {
  opened: R;
  onClose: () => void;
}

function EditForm<R extends StoredRecord>({ children, ...options }: FormProps<R>) {
  const { fields, opened, onClose } = options;
  const translate = useTranslate();
  const edit = useEditRecord({ ...options, nameOf: options.subtitle });
  return (
    <>
      <DraftOffer drafts={edit.offer} />
      <RecordForm key={edit.offer.slot} fields={fields} mode="edit" {...edit.form}>
        <DialogContent dividers>
          <RecordContextProvider value={opened}>{children}</RecordContextProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} variant="outlined">
            {translate('forms.cancel')}
          </Button>
          <SaveButton />
        </DialogActions>
        {edit.stale && <StaleDialog fields={fields} {...edit.stale} />}
      </RecordForm>
    </>
  );
}
