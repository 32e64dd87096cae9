import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { withEmpty, type Fields, type Values } from '../../domain/fields';
import type { Mode } from '../../domain/validation';
import { changesToPropose } from '../dataProvider/proposable';
import { useChangedFile } from '../dataProvider/useCalls';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { UnsavedParts, useAskedClose, useReportUnsaved } from '../inputs/unsaved';
import { useProposing } from '../list/rowActions/useProposing';
import { useErrorDialog } from '../page/ErrorDialog';
import { ModalDialog, scrollingContent } from '../page/ModalDialog';
import type { StoredRecord } from '../dataProvider/records';
import { WithHistory } from './WithHistory';

interface Props<F extends Fields> {
  fields: F;
  mode: Mode;
  start: Partial<Values<F>>;
  title: string;
  /** The name of the edited record, such as a case number. */
  subtitle?: string | undefined;
  /** What the button that saves says, a catalogue key, if not that it saves. */
  verb?: string;
  save: (values: Values<F>) => Promise<void>;
  onSaved: () => void;
  /** Text of the failure dialog, a catalogue key; without it, the server's message. */
  failed?: string;
  onClose: () => void;
  record?: Pick<StoredRecord, 'id' | 'version'> | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog above another screen. Closing asks before typed changes are dropped. */
export function FormDialog<F extends Fields>(props: Props<F>) {
  const { fields, mode, start, title, subtitle, verb, save, onSaved, failed, onClose, record, actions } =
    props;
  const translate = useTranslate();
  const titleId = useId();
  const showError = useErrorDialog();
  const [values] = useState(() => withEmpty(fields, start));
  const changed = useChangedFile();
  const { parts, close, isAsking, stay } = useAskedClose(onClose);
  const { attempt, question } = useProposing();
  const outcome = useRef('done');
  const form = (
    <RecordForm
      fields={fields}
      mode={mode}
      values={values}
      save={async (checked) => {
        outcome.current = await attempt(() => save(checked));
      }}
      onSaved={() => {
        if (outcome.current === 'done') return onSaved();
        changed();
        onClose();
      }}
      onFailed={(message, error, help) => {
        if (!changesToPropose(error)) showError({ title: 'forms.failed', text: failed ?? message, ...help });
      }}
      guarded={false}
    >
      <ReportUnsaved />
      {question}
      <DialogContent dividers>{props.children}</DialogContent>
      <DialogActions>
        {actions}
        <Button onClick={close} variant="outlined">
          {translate('forms.cancel')}
        </Button>
        <SaveButton label={verb} />
      </DialogActions>
    </RecordForm>
  );
  return (
    <ModalDialog onClose={close} aria-labelledby={titleId} sx={scrollingContent}>
      <DialogTitle id={titleId}>
        {title}
        {subtitle && (
          <Typography
            component="span"
            variant="body2"
            color="text.secondary"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {subtitle}
          </Typography>
        )}
      </DialogTitle>
      <UnsavedParts value={parts}>
        {record ? (
          <WithHistory
            label="lists.edit"
            record={record}
            onRestored={() => {
              changed();
              onClose(); // the form still has the values from before the restore
            }}
            onClose={close}
          >
            {form}
          </WithHistory>
        ) : (
          form
        )}
      </UnsavedParts>
      {isAsking && <LeaveDialog onStay={stay} onLeave={onClose} />}
    </ModalDialog>
  );
}

/**
 * Tells the dialog whether the form has unsaved changes. The router's guard is not used, because the router
 * supports only one, which belongs to the form below.
 */
function ReportUnsaved() {
  const { dirtyFields } = useFormState();
  useReportUnsaved('form', Object.keys(dirtyFields).length > 0);
  return null;
}
