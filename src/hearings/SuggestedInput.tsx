import { useId } from 'react';
import { useInput, useDataProvider } from 'react-admin';
import { courtKey, courtsByKey } from '../../domain/courtNames';
import { InputField } from '../inputs/InputField';
import { useQuery } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';

/** An input for a court or law officer, which suggests names that the office typed before. */
export function SuggestedInput({ source }: { source: TypedName }) {
  const listId = useId();
  const names = useTypedNames(source);
  const input = useInput({ source });
  const { value, onChange, onBlur } = input.field;
  /** Another spelling of a known court becomes the known one, unless the record's own court is being respelt. */
  const settle = () => {
    const typed = courtKey(String(value ?? ''));
    const first: unknown = input.formState.defaultValues?.[source];
    const known = source === 'court' && typed && courtsByKey(names).get(typed);
    if (known && known !== value && typed !== courtKey(typeof first === 'string' ? first : ''))
      onChange(known);
  };
  return (
    <>
      <InputField
        source={source}
        input={input}
        onBlur={() => {
          settle();
          onBlur();
        }}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

export type TypedName = 'court' | 'lawOfficer';

/** Courts or law officers that the office typed before, as suggestions. */
export function useTypedNames(name: TypedName): readonly string[] {
  const { call } = useDataProvider<CasebookDataProvider>();
  const { data } = useQuery({
    // the key begins with that of the resource, so that every change of a hearing refetches the data
    queryKey: ['hearings', 'names'],
    queryFn: async ({ signal }) =>
      (await call('/api/casebook/hearings/names', { signal })) as Record<TypedName, string[]>,
    staleTime: A_MINUTE,
  });
  return data?.[name] ?? NONE;
}

const A_MINUTE = 60_000;
const NONE: readonly string[] = [];
