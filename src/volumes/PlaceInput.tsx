import { useId } from 'react';
import { useGetList, useInput } from 'react-admin';
import type { Movement } from '../../domain/volumes';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { InputField } from '../inputs/InputField';

/** An input for a place, which suggests the desks of the delay account and where files were sent lately. */
export function PlaceInput({ source, required = false }: { source: string; required?: boolean }) {
  const listId = useId();
  const language = useLanguage();
  const input = useInput({ source });
  const { data: desks = [] } = useGetList<{ id: number; name: string; nameBn: string | null }>(
    'desks',
    OFFERED,
  );
  const { data: moves = [] } = useGetList<Movement>('movements', LATELY);
  const places = new Set([
    ...desks.map(({ name, nameBn }) => nameIn(language, name, nameBn)),
    ...moves.map(({ to, toBn }) => nameIn(language, to, toBn)),
  ]);
  return (
    <>
      <InputField
        source={source}
        input={input}
        value={input.field.value ?? ''}
        required={required}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {[...places].map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  );
}

const OFFERED = {
  filter: { active: true },
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'position', order: 'ASC' },
} as const;

const LATELY = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'id', order: 'DESC' },
} as const;
