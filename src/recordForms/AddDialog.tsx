import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { withEmpty, type Fields, type Values } from '../../domain/fields';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { UnsavedParts, useAskedClose, useReportUnsaved } from '../inputs/unsavedParts';
import { useErrorDialog } from '../shell/ErrorDialog';
import { useSavedNotify, type Pair } from '../shell/usePairNotify';
import { scrollingContent } from './RecordDialog';
import type { StoredRecord } from './storedRecord';
import { useCreateRecord } from './useCreateRecord';

interface Props<F extends Fields> {
  resource: string;
  fields: F;
  /** Initial values. */
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
    // Portal to the body: the form below counts the inputs inside its element.
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function OpenDialog<F extends Fields>(props: Omit<Props<F>, 'resource'>) {
  const { fields, start, title, added, nameOf, failed, onAdded, onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const showError = useErrorDialog();
  const notifySaved = useSavedNotify();
  const [values] = useState(() => ({ ...withEmpty(fields), ...start }));
  const { create, created } = useCreateRecord();
  const { parts, close, isAsking, stay } = useAskedClose(onClose);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={titleId}
      fullScreen={narrow}
      fullWidth
      maxWidth="md"
      sx={scrollingContent}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <UnsavedParts value={parts}>
        <RecordForm
          fields={fields}
          mode="create"
          values={values}
          save={create}
          // No link in the toast, since the form below is unfinished.
          onSaved={() => {
            notifySaved(added, { name: nameOf(created()) });
            onAdded(created());
          }}
          onFailed={(_message, _error, help) => showError({ title: 'forms.failed', text: failed, ...help })}
          guarded={false}
        >
          <ReportUnsaved />
          <DialogContent dividers>{children}</DialogContent>
          <DialogActions>
            <Button onClick={close} variant="outlined">
              {translate('forms.cancel')}
            </Button>
            <SaveButton />
          </DialogActions>
        </RecordForm>
      </UnsavedParts>
      {isAsking && <LeaveDialog onStay={stay} onLeave={onClose} />}
    </Dialog>
  );
}

/** Tells the dialog whether the form has unsaved changes; the router's guard belongs to the form below. */
function ReportUnsaved() {
  const { dirtyFields } = useFormState();
  useReportUnsaved('form', Object.keys(dirtyFields).length > 0);
  return null;
}
