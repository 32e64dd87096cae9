import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, type KeyboardEvent } from 'react';
import { SourceContextProvider, useEvent, useInput, useTranslate } from 'react-admin';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { isYearOffered, parseDay } from '../../../../domain/dates';
import { date, text } from '../../../../domain/fields';
import type { FilingSearch } from '../../../dataProvider/findFilings';
import { DayInput } from '../../../inputs/DayInput';
import { FormGroup } from '../../../inputs/FormGroup';
import { formResolver } from '../../../inputs/formResolver';
import { InputField } from '../../../inputs/InputField';
import { focusFirstField } from '../../../inputs/RecordForm';
import { FilingResults } from './FilingResults';
import { finderLabels } from './FilingSummary';
import { type FilingFinder as Finder, focusFirstOption } from './useFilingFinder';

/** Searches by file number while typing, or by adjudication date once the date is complete. */
export function FilingFinder({ finder, fileNumber }: { finder: Finder; fileNumber: string }) {
  const translate = useTranslate();
  const form = useFinderForm(finder, fileNumber);
  const { search } = finder.parts;
  useEffect(() => focusFirstField(document.getElementById(search)), [search]);
  const submit = (values: FieldValues) => {
    const search = searchOf(values);
    if (search) finder.submit(search);
    else form.setFocus('nothiNumber');
  };
  const toList = (event: KeyboardEvent) => {
    // Alt+↓ belongs to the calendar.
    if (event.key !== 'ArrowDown' || event.altKey) return;
    if (focusFirstOption(finder.parts)) event.preventDefault();
  };
  return (
    <FormProvider {...form}>
      <SourceContextProvider value={finderLabels}>
        <form id={finder.parts.search} noValidate onSubmit={form.handleSubmit(submit)}>
          <FormGroup heading={translate('finder.title')}>
            <Box sx={{ display: 'contents' }} onKeyDown={toList}>
              <FileNumberInput />
              <DayInput source="dateOfJudgement" />
            </Box>
            <SearchButton isSearching={finder.isSearching} />
            <FilingResults finder={finder} />
          </FormGroup>
        </form>
      </SourceContextProvider>
    </FormProvider>
  );
}

const finderFields = { nothiNumber: text(), dateOfJudgement: date() };

const resolver = formResolver(finderFields, 'create', {});

/** Typing in one field clears the other, so that the search is always the last typed one. */
function useFinderForm(finder: Finder, nothiNumber: string) {
  const form = useForm({
    defaultValues: { nothiNumber, dateOfJudgement: null },
    resolver,
    mode: 'onBlur',
  });
  const { subscribe, setValue } = form;
  const change = useEvent((name: string | undefined, values: FieldValues) => {
    if (name === 'dateOfJudgement') {
      setValue('nothiNumber', '');
      finder.change(byDay(values), 'at once');
    } else {
      setValue('dateOfJudgement', null);
      form.clearErrors('dateOfJudgement');
      finder.change(byFileNumber(values), 'after a pause');
    }
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => type === 'change' && change(name, values),
      }),
    [subscribe, change],
  );
  return form;
}

const searchOf = (values: FieldValues): FilingSearch | null => byFileNumber(values) ?? byDay(values);

function byFileNumber(values: FieldValues): FilingSearch | null {
  const nothiNumber = String(values.nothiNumber ?? '').trim();
  return nothiNumber ? { nothiNumber } : null;
}

function byDay(values: FieldValues): FilingSearch | null {
  const dateOfJudgement = parseDay(values.dateOfJudgement);
  return dateOfJudgement && isYearOffered(dateOfJudgement, false) ? { dateOfJudgement } : null;
}

const FileNumberInput = () => (
  <InputField
    source="nothiNumber"
    input={useInput({ source: 'nothiNumber' })}
    slotProps={{ htmlInput: { enterKeyHint: 'search' } }}
  />
);

function SearchButton({ isSearching }: { isSearching: boolean }) {
  const translate = useTranslate();
  return (
    <Button
      type="submit"
      variant="outlined"
      startIcon={
        isSearching ? (
          <CircularProgress size="1em" color="inherit" aria-label={translate('layout.loading')} />
        ) : (
          <SearchIcon />
        )
      }
      sx={{ mt: 1, mb: 0.5, alignSelf: 'end', justifySelf: 'start' }}
    >
      {translate('finder.search')}
    </Button>
  );
}
