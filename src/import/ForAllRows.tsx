import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../domain/fields';
import { CellField } from './CellField';
import { changeDraft, type Draft } from './draft';

interface Props {
  draft: Draft;
  fields: Fields;
  taken: ReadonlySet<string>;
  label: (field: string) => string;
}

/** Inputs for fields without a column: the value holds for all rows. Required fields are shown from the start. */
export function ForAllRows({ draft, fields, taken, label }: Props) {
  const translate = useTranslate();
  const [added, setAdded] = useState<string[]>([]);
  const open = Object.keys(fields).filter((name) => !taken.has(name));
  const shown = open.filter(
    (name) => fields[name]!.required?.create || draft.values[name] !== undefined || added.includes(name),
  );
  const others = open.filter((name) => !shown.includes(name));
  return (
    <Box component="section" aria-labelledby="import-values" sx={{ mt: 3 }}>
      <Typography id="import-values" component="h2" variant="h6">
        {translate('imports.columns.values')}
      </Typography>
      <Box sx={grid}>
        {shown.map((name) => (
          <CellField
            key={name}
            register={draft.register}
            field={name}
            label={label(name)}
            value={draft.values[name] ?? ''}
            onType={(text) => changeDraft(draft.file, { values: { ...draft.values, [name]: text } })}
          />
        ))}
        {others.length > 0 && (
          <TextField
            select
            size="small"
            label={translate('imports.columns.addValue')}
            value=""
            onChange={({ target }) => setAdded([...added, target.value])}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('imports.columns.chooseField')}</option>
            {others.map((name) => (
              <option key={name} value={name}>
                {label(name)}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
  mt: 1.5,
};
