import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LONGEST_NAME, ViewDialog } from './ViewDialog';
import { useViews } from './views';

/** Saves the list's present state as a view under a name. */
export function SaveViewDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { views, save } = useViews();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const name = typed.trim();
  const replaces = views.some((view) => view.name === name);
  const keep = () => {
    setMissing(!name);
    if (!name) return;
    save(name);
    notify('lists.views.saved', { type: 'success' });
    onClose();
  };
  return (
    <ViewDialog title={translate('lists.views.saveTitle')} onSave={keep} onClose={onClose}>
      <DialogContentText>{translate('lists.views.saveHint')}</DialogContentText>
      <TextField
        autoFocus
        label={translate('lists.views.name')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
        error={missing}
        helperText={
          (missing && translate('lists.views.missing')) || (replaces && translate('lists.views.replaces'))
        }
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME, autoComplete: 'off' } }}
        sx={{ mt: 2 }}
      />
    </ViewDialog>
  );
}
