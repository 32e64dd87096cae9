import MarkIcon from '@mui/icons-material/VpnKeyOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useInput, useResourceContext, useTranslate } from 'react-admin';
import type { Referred, RefsField } from '../../domain/fields';
import { fold, foldTerm } from '../../domain/folding';
import { useAllReferences, useReferredName, withChosen } from '../fields/allReferences';
import { CheckboxGroup } from './CheckboxGroup';
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
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;
  const [typed, setTyped] = useState('');
  const markId = useId();

  const chosen = (field.value ?? []) as Referred[];
  const offered = withChosen(records, chosen);
  const term = foldTerm(typed);
  const found = offered.filter((record) => fold(nameOf(record)).includes(term));
  const choose = (record: Referred, on: boolean) =>
    field.onChange(on ? [...chosen, record] : chosen.filter(({ id }) => id !== record.id));

  return (
    <CheckboxGroup
      source={source}
      isRequired={Boolean(refs.required ?? refs.looksRequired)}
      input={input}
      options={found.map((record) => ({
        key: record.id,
        label: isMarked?.(record) ? (
          <>
            {nameOf(record)} <MarkIcon sx={mark} />
          </>
        ) : (
          nameOf(record)
        ),
        isChosen: chosen.some(({ id }) => id === record.id),
        describedBy: isMarked?.(record) ? markId : undefined,
        choose: (on) => choose(record, on),
      }))}
    >
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
    </CheckboxGroup>
  );
}

const mark = { fontSize: '1em', verticalAlign: '-0.125em', color: 'text.secondary' };
