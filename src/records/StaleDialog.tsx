import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';

export interface StaleDialogProps {
  by?: string | undefined;
  at?: string | undefined;
  onKeepEditing: () => void;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** Says who saved the same record in the meantime, and offers what can be done. */
export function StaleDialog({ by, at, onKeepEditing, onLoad, onOverwrite }: StaleDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('forms.stale.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText sx={{ mb: 1, color: 'text.primary' }}>
          {by && at
            ? translate('forms.stale.changed', { by, at: shownInstant(at, language) })
            : translate('forms.stale.changedByAnother')}
        </DialogContentText>
        <DialogContentText>{translate('forms.stale.question')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onOverwrite} color="warning">
          {translate('forms.stale.overwrite')}
        </Button>
        <Button onClick={onLoad}>{translate('forms.stale.load')}</Button>
        <Button onClick={onKeepEditing} variant="contained" autoFocus>
          {translate('forms.stale.keepEditing')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** An instant of the wire; a text that is none stays as the server wrote it. */
const shownInstant = (at: string, language: 'en' | 'bn') =>
  Number.isNaN(Date.parse(at)) ? at : formatInstant(at, language);
