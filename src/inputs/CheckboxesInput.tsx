import MarkIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { FieldTitle, useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import type { Referred, RefsField } from '../../domain/fields';
import { fold, foldTerm } from '../../domain/folding';
import { useAllReferences, useReferredName, withChosen } from '../fields/allReferences';
import { WIDE } from './FormGroup';
import { asIs } from './InputField';
import { RetryAlert } from '../page/PageFrame';

const SEARCHABLE_ABOVE = 12;

interface Props {
  source: string;
  field: RefsField;
  /** Whether to mark a choice with a key icon, explained by `references.<source>.marked`. */
  isMarked?: (record: Referred) => boolean;
}

/** Any number of references as checkboxes, with the texts of `resources.<resource>.references.<source>`. */
export function CheckboxesInput({ source, field: refs, isMarked }: Props) {
  const translate = useTranslate();
  const words = `resources.${useResourceContext()}.references.${source}`;
  const nameOf = useReferredName(refs.to);
  const { records, error, refetch } = useAllReferences(refs.to);
  const { field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const [typed, setTyped] = useState('');
  const messageId = useId();
  const markId = useId();

  const chosen = (field.value ?? []) as Referred[];
  const offered = withChosen(records, chosen);
  const term = foldTerm(typed);
  const found = offered.filter((record) => fold(nameOf(record)).includes(term));
  const message = fieldState.error?.message;
  const choose = (record: Referred, on: boolean) =>
    field.onChange(on ? [...chosen, record] : chosen.filter(({ id }) => id !== record.id));

  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={message ? messageId : undefined}
      className={WIDE}
    >
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        <FieldTitle source={source} isRequired={Boolean(refs.required ?? refs.looksRequired)} />
      </FormLabel>
      {message && (
        <FormHelperText id={messageId}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {isMarked && (
        <FormHelperText id={markId}>
          <MarkIcon sx={mark} /> {translate(`${words}.marked`)}
        </FormHelperText>
      )}
      {error && <RetryAlert onRetry={() => void refetch()}>{translate(`${words}.failed`)}</RetryAlert>}
      {offered.length > SEARCHABLE_ABOVE && (
        <TextField
          label={translate(`${words}.filter`)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter searches for a name here and does not save the form.
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
          slotProps={{ htmlInput: { type: 'search', autoComplete: 'off' } }}
          sx={{ maxWidth: '20rem' }}
        />
      )}
      <Box sx={checkboxes}>
        {found.map((record, position) => (
          <FormControlLabel
            key={record.id}
            label={
              isMarked?.(record) ? (
                <>
                  {nameOf(record)} <MarkIcon sx={mark} />
                </>
              ) : (
                nameOf(record)
              )
            }
            control={
              <Checkbox
                size="small"
                checked={chosen.some(({ id }) => id === record.id)}
                onChange={(_event, on) => choose(record, on)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    name: field.name,
                    ref: position === 0 ? field.ref : undefined,
                    'aria-describedby': isMarked?.(record) ? markId : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
}

const mark = { fontSize: '1em', verticalAlign: '-0.125em', color: 'text.secondary' };

/** The boxes in columns; many of them scroll. */
export const checkboxes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: 1,
  maxHeight: '16rem',
  overflowY: 'auto',
  '& .MuiFormControlLabel-root': { mr: 0 },
  '& .MuiCheckbox-root': { py: 0.5 },
};
