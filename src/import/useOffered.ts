import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { importRegister } from '../../domain/imports';
import { currentPerson } from '../authProvider/session';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { useLanguage } from '../i18n/useLanguage';
import { referenceName, type ReferenceRecord } from '../fields/references';
import { offeredList, offeredValues } from '../fields/kinds/importKind';

const MOST_NAMES = 500;
const A_MINUTE = 60_000;

/**
 * Returns a function that fetches the words to offer for a cell of a field: its choices, or the names of a
 * short list that the office keeps, such as its sections. For other fields it returns none.
 */
export function useOffered(register: string): (field: string) => Promise<string[]> {
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
    if (register === 'hearings' && name === 'kind')
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
