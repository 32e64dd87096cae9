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
import type { StoredRecord } from '../dataProvider/storedRecord';
import { WithHistory } from './WithHistory';

interface Props<R extends StoredRecord> {
  fields: Fields;
  title: string;
  /** The record's name, here and in the toast. */
  subtitle: (record: R) => string;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
  /** Text of the failure dialog, a catalogue key; by default the server's message. */
  failed?: string | undefined;
  /** Content above the history tab's list. */
  beforeHistory?: (record: R) => ReactNode;
  /** The inputs, which get the record from the context. */
  children: ReactNode;
}

/**
 * Edits the record that the URL names. The form starts with the record as stored on the server, not with the
 * row of the list.
 */
export function EditRecordDialog<R extends StoredRecord>({ title, beforeHistory, ...form }: Props<R>) {
  const { subtitle } = form;
  const translate = useTranslate();
  const { record, settled, refetch } = useOpenRecord<R>();
  const close = useCloseDialog();
  const [opened, setOpened] = useState<R>();
  // Once the form is open, its content changes only when the person types or restores an older version.
  if (settled && record && !opened) setOpened(record);
  const reopen = async () => setOpened((await refetch()).data ?? opened);
  // Rendering many inputs takes time, so the empty dialog is rendered first.
  const drawn = useDeferredValue(opened);

  return (
    <RecordDialog opener="edit" title={title} subtitle={record && subtitle(record)} onClose={close}>
      <WithHistory
        beforeHistory={opened && beforeHistory?.(opened)}
        label="lists.edit"
        record={opened}
        onRestored={() => void reopen()}
        onClose={close}
      >
        {drawn ? (
          <EditForm key={`${drawn.id}/${drawn.version}`} opened={drawn} onClose={close} {...form} />
        ) : (
          <LinearProgress aria-label={translate('layout.loading')} />
        )}
      </WithHistory>
    </RecordDialog>
  );
}

interface FormProps<R extends StoredRecord> extends Omit<Props<R>, 'title' | 'beforeHistory'> {
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
        {edit.question}
        {edit.stale && <StaleDialog fields={fields} {...edit.stale} />}
      </RecordForm>
    </>
  );
}
