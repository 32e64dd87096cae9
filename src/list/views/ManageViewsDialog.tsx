import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_NAME, ViewDialog } from './ViewDialog';
import { useViews, type View } from './views';

/** Renames and deletes views; changes take effect on save. */
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
