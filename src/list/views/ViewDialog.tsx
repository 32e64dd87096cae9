import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form about views; Enter saves it. */
export function ViewDialog({ title, onSave, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} component="h1">
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {translate('forms.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('forms.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The longest name that the menu shows whole. */
export const LONGEST_NAME = 60;
