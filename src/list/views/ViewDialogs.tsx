import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode, useState, useRef } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useViews, type View } from './views';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface Props {
  title: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

function ViewDialog({ title, onSave, onClose, children }: Props) {
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
const LONGEST_NAME = 60;

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

export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { views, setViews } = useViews();
  const [rows, setRows] = useState(() => views.map((view) => ({ view, name: view.name })));
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const names = rows.map(({ name }) => name.trim());
  const wrong = (place: number) => {
    if (!names[place]) return 'missing';
    return names.indexOf(names[place]) < place ? 'taken' : undefined;
  };
  const rename = (view: View, name: string) =>
    setRows(rows.map((row) => (row.view === view ? { view, name } : row)));
  const remove = (view: View) => {
    setRows(rows.filter((row) => row.view !== view));
    form.current?.focus(); // the clicked button disappears
  };
  const keep = () => {
    setChecked(true);
    if (rows.some((_, place) => wrong(place))) return;
    setViews(rows.map(({ view }, place) => ({ ...view, name: names[place] ?? view.name })));
    onClose();
  };
  return (
    <ViewDialog title={translate('lists.views.manageTitle')} onSave={keep} onClose={onClose}>
      <Box ref={form} tabIndex={-1} sx={{ outline: 0, pt: 1 }}>
        {rows.length === 0 && translate('lists.views.none')}
        {rows.map(({ view, name }, place) => {
          const problem = checked ? wrong(place) : undefined;
          const label = translate('lists.views.delete', { name: view.name });
          return (
            <Box key={view.name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <TextField
                label={translate('lists.views.name')}
                value={name}
                onChange={({ target }) => rename(view, target.value)}
                error={Boolean(problem)}
                helperText={problem && translate(`lists.views.${problem}`)}
                slotProps={{ htmlInput: { maxLength: LONGEST_NAME, autoComplete: 'off' } }}
              />
              <IconButton aria-label={label} title={label} onClick={() => remove(view)} sx={{ mt: 1 }}>
                <DeleteIcon />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </ViewDialog>
  );
}
