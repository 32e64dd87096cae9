import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Candidate } from '../../domain/imports';

interface Props {
  field: string;
  label: string;
  /** The name in the row. */
  name: string;
  candidates: readonly Candidate[];
  mayMake: boolean;
  chosen: number | 'make' | undefined;
  onChoose: (party: number | 'make') => void;
}

/** A choice of which similar company or agent a row means, or that it is a new one. */
export function PartyChoice({ field, label, name, candidates, mayMake, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      data-field={field}
      label={translate('imports.parties.which', { field: label, name })}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === 'make' ? 'make' : Number(target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        {translate('imports.parties.choose')}
      </option>
      {candidates.map(({ id, name: known, number }) => (
        <option key={id} value={id}>
          {number ? `${known} (${number})` : known}
        </option>
      ))}
      {mayMake && <option value="make">{translate('imports.parties.makeNew', { name })}</option>}
    </TextField>
  );
}
