import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { withEmpty, type Fields, type Values } from '../../domain/fields';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { useUnsaved } from '../inputs/unsaved';
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
  const isChanged = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isChanged.current ? setAsking(true) : onClose());
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
        <NoteChanges isChanged={isChanged} />
        <DialogContent dividers>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close} variant="outlined">
            {translate('forms.cancel')}
          </Button>
          <SaveButton />
        </DialogActions>
      </RecordForm>
      {isAsking && <LeaveDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}

/** Tells the dialog around the form whether anything was typed. The router's guard belongs to the form below. */
function NoteChanges({ isChanged }: { isChanged: RefObject<boolean> }) {
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    isChanged.current = isUnsaved;
  }, [isChanged, isUnsaved]);
  useUnsaved(isUnsaved);
  return null;
}
