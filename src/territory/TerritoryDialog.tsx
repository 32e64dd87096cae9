import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson } from '../authProvider/useSession';
import { useAskedLeave } from '../inputs/LeaveDialog';
import { currentTerritory, keepTerritory } from './territory';

/** Lets a person with several territories choose one; the page reloads with it. */
export function TerritoryDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const person = usePerson();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(() => String((person && currentTerritory(person)?.territoryId) ?? ''));
  const [refused, setRefused] = useState(false);
  const chosenTerritory = person?.territories.find(({ territoryId }) => String(territoryId) === chosen);
  const [reload, question] = useAskedLeave(() => {
    if (chosenTerritory) keepTerritory(chosenTerritory);
    history.go(0);
  });
  if (!person) return null;
  const { territories } = person;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!chosenTerritory);
    if (!chosenTerritory) return select.current?.focus();
    reload();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h1">
          {translate('territory.switch')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{translate('territoryDialog.text')}</DialogContentText>
          <TextField
            select
            id={`${id}-territory`}
            label={translate('territoryDialog.label')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            required
            autoFocus
            error={refused}
            helperText={refused && translate('territoryDialog.required')}
            inputRef={select}
            slotProps={{ select: { native: true } }}
            sx={{ mt: 2 }}
          >
            <option value="">{translate('territoryDialog.none')}</option>
            {territories.map(({ territoryId, territoryName }) => (
              <option key={territoryId} value={territoryId}>
                {territoryName}
              </option>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} variant="outlined">
            {translate('territoryDialog.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('territoryDialog.save')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
