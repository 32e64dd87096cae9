import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useInput } from 'react-admin';
import type { Referred, RefsField } from '../../domain/fields';
import { useAllReferences, useReferredName, withChosen } from '../fields/allReferences';
import { asIs, InputField } from './InputField';

/**
 * Any number of references in a compact select whose options have checkboxes. Space or ↓ opens it, the arrow
 * keys or a first letter move in it, Space toggles an option, Esc closes it.
 */
export function ReferencesSelect({ source, field: refs }: { source: string; field: RefsField }) {
  const { records } = useAllReferences(refs.to);
  const nameOf = useReferredName(refs.to);
  const input = useInput({ source, format: asIs, parse: asIs });
  const chosen = (input.field.value ?? []) as Referred[];
  const offered = withChosen(records, chosen);
  const namesOf = (ids: unknown) =>
    offered
      .filter(({ id }) => (ids as number[]).includes(id))
      .map(nameOf)
      .join(', ');
  return (
    <InputField
      select
      source={source}
      input={input}
      required={Boolean(refs.required ?? refs.looksRequired)}
      value={chosen.map(({ id }) => id)}
      onChange={({ target }) => {
        const ids = target.value as unknown as number[];
        input.field.onChange(offered.filter(({ id }) => ids.includes(id)));
      }}
      slotProps={{
        select: { multiple: true, renderValue: namesOf, MenuProps: { slotProps: { paper: { sx: list } } } },
        htmlInput: { 'aria-required': Boolean(refs.required) },
      }}
    >
      {offered.map((record) => (
        <MenuItem key={record.id} value={record.id} dense>
          {/* Decorative: the option's `aria-selected` already says it. */}
          <Checkbox
            size="small"
            checked={chosen.some(({ id }) => id === record.id)}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0, mr: 1 }}
          />
          {nameOf(record)}
        </MenuItem>
      ))}
    </InputField>
  );
}

const list = { maxHeight: '20rem' };
