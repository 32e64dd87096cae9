import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { importRegister, YEAR_COLUMN } from '../../domain/imports';
import { currentPerson } from '../authProvider/session';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { useLanguage } from '../i18n/useLanguage';
import { referenceName, type ReferenceRecord } from '../fields/references';
import { offeredList, offeredValues, sampleRows } from '../fields/kinds/importKind';
import { loadEngine } from '../spreadsheet/loadEngine';
import { useErrorDialog } from '../page/ErrorDialog';
import { useFieldLabel } from './useImportFields';

const MOST_NAMES = 500;
const A_MINUTE = 60_000;

/**
 * Returns a function that fetches the words to offer for a cell of a field: its choices, or the names of a
 * short list that the office keeps, such as its sections. For other fields it returns none.
 */
function useOffered(register: string): (field: string) => Promise<string[]> {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useDataProvider();
  const namesOf = async (list: string) => {
    // only the user's own roles, because nobody can give others
    if (list === 'roles')
      return (currentPerson()?.authorities ?? []).map((role) => translate(`roles.${role}`));
    const { data } = await provider.getList<ReferenceRecord>(list, {
      pagination: { page: 1, perPage: MOST_NAMES },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return data.map((record) => referenceName(list, record, language));
  };
  return async (name) => {
    if ((register === 'hearings' || register === 'stays') && name === 'kind')
      return Object.values(proceedingKindNames).map((key) => translate(key));
    const field = importRegister(register)?.columns[name];
    const list = field && offeredList(field);
    if (list) return namesOf(list);
    return (field ? offeredValues(field) : []).map((value) =>
      translate(`resources.${register}.choices.${name}.${value}`, {
        _: value === 'yes' || value === 'no' ? translate(`imports.yesNo.${value}`) : value,
      }),
    );
  };
}

/** The words to offer for a cell of one field; empty until they are loaded. */
export function useOfferedOf(register: string, field: string): readonly string[] {
  const offered = useOffered(register);
  const { data } = useQuery({
    queryKey: ['importOffered', register, field, useLanguage()],
    queryFn: () => offered(field),
    staleTime: A_MINUTE,
  });
  return data ?? NONE;
}

const NONE: readonly string[] = [];

/**
 * Returns a function that downloads an empty sheet of a register: headings, choices as drop-downs and two sample rows.
 */
export function useTemplate(register: string): () => Promise<void> {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const label = useFieldLabel(register);
  const offered = useOffered(register);
  const download = async () => {
    const fields = Object.entries(importRegister(register)?.columns ?? {}).filter(
      ([name]) => name !== YEAR_COLUMN,
    );
    const choices = await Promise.all(fields.map(([name]) => offered(name)));
    const samples = fields.map(([name, field], at) => sampleRows(name, field, choices[at]!));
    const { downloadSheet } = await loadEngine();
    const name = translate(`resources.${register}.name`);
    await downloadSheet(`${translate('imports.file.templateOf')} ${name}.xlsx`, {
      name: translate('layout.import'),
      columns: fields.map(([field], at) => ({ heading: label(field), kind: 'text', choices: choices[at]! })),
      rows: [samples.map(([first]) => first), samples.map(([, second]) => second)],
    });
  };
  return () =>
    download().catch((failure: Error) => showError({ title: 'lists.export.failed', text: failure.message }));
}
