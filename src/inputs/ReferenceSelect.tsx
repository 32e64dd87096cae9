import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { RefField } from '../../domain/fields';
import { asIs, InputField } from './InputField';
import {
  referenceName,
  referenceOption,
  referenceSearch,
  useReferences,
  useReferred,
  type ReferenceRecord,
} from './references';

/** More are found by typing on; rendering thousands would freeze the form. */
const OFFERED_AT_ONCE = 50;

interface Props {
  source: string;
  field: RefField;
  /** Is told the chosen record, or null when the choice was cleared. */
  onPick?: (record: ReferenceRecord | null) => void;
}

/**
 * A searchable choice of another record. Typing marks the first match, which Enter and Tab take; with the
 * list closed Enter saves the form. What matches nothing stays as typed, for the check to refuse. Not
 * react-admin's AutocompleteInput: that one searches after a pause, and a quick Enter would take the first
 * of the records before the search.
 */
export function ReferenceSelect({ source, field: ref, onPick }: Props) {
  const translate = useTranslate();
  const { records, isPending } = useReferences(ref.to);
  const search = useMemo(() => referenceSearch(ref.to, records, OFFERED_AT_ONCE), [ref.to, records]);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;
  const referred = useReferred(ref, field.value);
  // The form holds an id, or the text of a search that has not found its record.
  const searching = typeof field.value === 'string';

  const renderInput = (params: AutocompleteRenderInputParams) => (
    <InputField {...params} {...SEARCH} source={source} input={input} required={Boolean(ref.required)} />
  );
  return (
    <Autocomplete
      id={input.id}
      value={referred}
      inputValue={searching ? field.value : referred ? referenceName(ref.to, referred) : ''}
      options={records}
      filterOptions={(_all, { inputValue }) => search(inputValue)}
      getOptionKey={(record) => record.id}
      getOptionLabel={(record) => referenceName(ref.to, record)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, record) => {
        field.onChange(record?.id ?? null);
        onPick?.(record);
      }}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') field.onChange(typed || null);
      }}
      onBlur={() => field.onBlur()}
      autoHighlight={searching}
      autoSelect={searching}
      loading={isPending}
      loadingText={translate('ra.message.loading')}
      noOptionsText={translate('forms.noMatch')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={renderInput}
      renderOption={({ key, ...option }, record) => (
        <li key={key} {...option}>
          {referenceOption(ref.to, record)}
        </li>
      )}
      fullWidth
    />
  );
}

// The Autocomplete passes these on itself.
const SEARCH = { value: undefined, onChange: undefined, onBlur: undefined };
