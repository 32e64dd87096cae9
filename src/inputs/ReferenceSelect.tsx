import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import {
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react';
import { useInput, useTranslate, type UseInputValue, useEvent } from 'react-admin';
import type { RefField } from '../../domain/fields';
import { foldTerm } from '../../domain/folding';
import { OFFERED_AT_ONCE } from './choicesQuery';
import { useChoices } from './useChoices';
import { asIs, InputField } from './InputField';
import {
  nameField,
  referenceOption,
  useReferenceName,
  useReferred,
  type ReferenceRecord,
} from '../fields/references';
import { useLanguage } from '../i18n/useLanguage';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useFormWaits } from './formWaits';

interface Props {
  source: string;
  field: RefField;
  /** Called with the chosen record, or null when the choice is cleared. */
  onPick?: (record: ReferenceRecord | null) => void;
  /** Adds a record to the register; offered below the matches when none has exactly the typed name. */
  AddDialog?: ComponentType<AddDialogProps> | undefined;
}

export interface AddDialogProps {
  typed: string;
  /** Called with the stored record, which some servers return without its id. */
  onAdded: (record: Record<string, unknown>) => void;
  onClose: () => void;
}

/**
 * A searchable choice of another record. Typing highlights the first match; Enter and Tab take it, even if
 * the answer arrives only later. With the list closed, Enter saves the form. A text without a match stays,
 * and the check refuses it. It is not react-admin's AutocompleteInput, which searches after a pause: a quick
 * Enter would take the first record of the previous search.
 */
export function ReferenceSelect({ source, field: ref, onPick, AddDialog }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const referenceName = useReferenceName(ref.to);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;
  const [isOpen, setOpen] = useState(false);
  // The form holds an id, or a search text that has no record yet.
  const typed = typeof field.value === 'string' ? field.value : null;
  const isSearching = typed !== null;
  const referred = useReferred(ref, field.value);
  const offer = useChoices(ref.to, typed ?? '');
  const isAnswered = offer.answered !== null;
  const found = useOptions(referred, offer);
  const isNamed = ({ [nameField(ref.to)]: name }: ReferenceRecord) =>
    foldTerm(String(name)) === foldTerm(typed ?? '');
  const mayAdd = AddDialog && isSearching && found.isComplete && !found.options.some(isNamed);
  const options = mayAdd ? [...found.options, ADD] : found.options;
  const [adding, setAdding] = useState<string | null>(null);
  const nameOf = (record: ReferenceRecord) =>
    record === ADD
      ? translate(found.options.length > 0 ? 'forms.add' : 'forms.addUnmatched', { name: typed })
      : referenceName(record);

  const pick = (record: ReferenceRecord | null) => {
    if (record) offer.keep(record);
    field.onChange(record?.id ?? null);
    onPick?.(record);
  };
  const added = async (answered: Record<string, unknown>) => {
    const record = answered as Partial<ReferenceRecord>;
    setAdding(null);
    const { id } = record;
    const stored = id === undefined ? await offer.firstMatch(referenceName(record)) : { ...record, id };
    if (stored) pick(stored);
  };
  const takeFirst = useFirstMatch({ name: field.name, typed, offer, onTake: pick });
  const isLeftUnanswered = isOpen && isSearching && !isAnswered;
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLeftUnanswered) return;
    event.preventDefault();
    setOpen(false);
    takeFirst();
  };

  const failure = isOpen || isSearching ? offer.failure : null;
  const renderInput = (params: AutocompleteRenderInputParams) => (
    <InputField
      {...params}
      {...SEARCH}
      source={source}
      // No error while the typed name is being added as a record.
      input={adding !== null ? marked(input, null) : failure ? marked(input, failure) : input}
      required={Boolean(ref.required)}
    />
  );
  return (
    <>
      <Autocomplete
        id={input.id}
        open={isOpen}
        onOpen={() => {
          setOpen(true);
          if (offer.failure) offer.retry();
        }}
        onClose={() => setOpen(false)}
        value={referred}
        inputValue={typed ?? (referred ? referenceName(referred) : '')}
        options={options}
        filterOptions={asTheyAre}
        getOptionKey={(record) => record.id}
        getOptionLabel={nameOf}
        getOptionDisabled={() => !isAnswered}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        onChange={(_event, record, reason) => {
          if (record !== ADD) pick(record);
          // Tab leaves the text as it is; only a click or Enter opens the add dialog.
          else if (reason !== 'blur') setAdding(typed);
        }}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') field.onChange(text || null);
        }}
        onKeyDown={takeOnEnter}
        onBlur={() => {
          field.onBlur();
          if (isLeftUnanswered) takeFirst();
        }}
        autoHighlight={isSearching && isAnswered}
        autoSelect={isSearching && isAnswered}
        loading={!isAnswered && !offer.failure}
        loadingText={translate('ra.message.loading')}
        noOptionsText={offer.failure?.message ?? translate('forms.noMatch')}
        clearText={translate('ra.action.clear_input_value')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        renderInput={renderInput}
        renderOption={({ key, ...option }, record) => (
          <li key={key} {...option}>
            {record === ADD ? nameOf(ADD) : referenceOption(ref.to, record, language)}
          </li>
        )}
        slots={{ paper: ChoicesPaper }}
        slotProps={{
          listbox: { sx: waiting },
          paper: { hint: offer.isFull && translate('forms.typeOn', { count: OFFERED_AT_ONCE }) },
        }}
        fullWidth
      />
      {AddDialog && adding !== null && (
        <Suspense>
          <AddDialog
            typed={adding}
            onAdded={(record) => void added(record)}
            onClose={() => setAdding(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Pseudo-record that stands for "Add …" among the options. */
const ADD: ReferenceRecord = { id: 0 };

/** The options; the chosen record is added if it is not among them. */
function useOptions(chosen: ReferenceRecord | null, { records, answered }: ReturnType<typeof useChoices>) {
  const [shown, setShown] = useState(answered);
  // Renders an empty list between two lists, before paint: otherwise the Autocomplete would not highlight the
  // first option of the new one.
  // oxlint-disable-next-line react/set-state-in-effect -- the Autocomplete has to see both
  useLayoutEffect(() => setShown(answered), [answered]);
  if (shown !== answered) return { options: NONE, isComplete: false };
  const isOffered = !chosen || records.some(({ id }) => id === chosen.id);
  return { options: isOffered ? records : [chosen, ...records], isComplete: answered !== null };
}

const NONE: ReferenceRecord[] = [];

const asTheyAre = (options: ReferenceRecord[]) => options;

/** The state of the input with this failure instead of the check's error. */
function marked(input: UseInputValue, failure: Error | null): UseInputValue {
  const { error: _checked, ...state } = input.fieldState;
  const error = failure && { error: { type: 'server', message: failure.message } };
  return { ...input, fieldState: { ...state, ...error, invalid: failure !== null } };
}

// Options of an old answer are disabled; they look so only after 200 ms, to avoid flicker.
const waiting = {
  '& .MuiAutocomplete-option': { transition: 'opacity 0s' },
  '& .MuiAutocomplete-option[aria-disabled=true]': { transitionDelay: '200ms' },
};

// The Autocomplete sets these props itself.
const SEARCH = { value: undefined, onChange: undefined, onBlur: undefined };

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    hint?: string | false;
  }
}

const ChoicesPaper = ({ hint, children, ...paper }: PaperProps & { hint?: string | false }) => (
  <Paper {...paper}>
    {children}
    {hint && (
      <Typography
        variant="body2"
        component="p"
        color="text.secondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {hint}
      </Typography>
    )}
  </Paper>
);

interface Options {
  name: string;
  typed: string | null;
  offer: ReturnType<typeof useChoices>;
  onTake: (record: ReferenceRecord) => void;
}

/**
 * Takes the first match of the typed text even if its answer comes after the field was left, so that nobody
 * has to wait in the field; a save waits for the answer. A field that was changed in the meantime keeps its
 * value.
 */
function useFirstMatch({ name, typed, offer, onTake }: Options) {
  const { getValues, trigger } = useFormContext();
  const waitFor = useFormWaits();
  const left = useRef<string | null>(null);
  const { answered, firstMatch } = offer;

  const takeFirst = useEvent(() => {
    left.current = typed;
    waitFor(
      firstMatch().then((record) => {
        if (left.current !== typed || getValues(name) !== typed) return;
        left.current = null;
        if (record) onTake(record);
        else void trigger(name);
      }),
    );
  });

  // If the server was unreachable, the answer comes when the connection returns.
  useEffect(() => {
    if (answered !== null && left.current !== null && left.current === typed) takeFirst();
  }, [answered, typed, takeFirst]);

  return takeFirst;
}
