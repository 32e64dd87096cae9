import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** The question as text; by default "Are you sure?". */
  title?: string;
  question: string;
  subject?: string;
  fromTo?: readonly [string, string] | undefined;
  final: boolean;
  busy: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Asks before a row is changed. The focus is on "no". */
export function RowQuestion(props: Props) {
  const { title, question, subject, fromTo, final, busy, children, onConfirm, onDecline } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => !busy && onDecline()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title ?? translate('lists.confirmation.title')}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>
          <DialogContentText>{translate(question)}</DialogContentText>
          {subject && (
            <DialogContentText
              sx={{ mt: 1, fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
            >
              {subject}
            </DialogContentText>
          )}
          {fromTo && (
            <DialogContentText>
              {translate('lists.confirmation.fromTo', {
                from: translate(fromTo[0]),
                to: translate(fromTo[1]),
              })}
            </DialogContentText>
          )}
        </div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDecline} disabled={busy} variant="outlined" autoFocus>
          {translate('lists.confirmation.decline')}
        </Button>
        <Button onClick={onConfirm} loading={busy} color={final ? 'error' : 'primary'} variant="contained">
          {translate('lists.confirmation.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The toast after a "no" to a deletion or a change of status, as catalogue keys. */
export const DECLINED = {
  title: 'lists.confirmation.declined.title',
  text: 'lists.confirmation.declined.text',
};
