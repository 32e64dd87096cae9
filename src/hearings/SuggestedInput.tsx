import { useId } from 'react';
import { useGetList, useInput } from 'react-admin';
import type { Hearing } from '../dataProvider/files';
import { InputField } from '../inputs/InputField';

/** A text with the values of the newest hearings as suggestions. */
export function SuggestedInput({ source }: { source: 'court' | 'lawOfficer' }) {
  const listId = useId();
  const { data = [] } = useGetList<Hearing>('hearings', NEWEST);
  const values = new Set(data.flatMap(({ [source]: value }) => value ?? []));
  return (
    <>
      <InputField source={source} input={useInput({ source })} slotProps={{ htmlInput: { list: listId } }} />
      <datalist id={listId}>
        {[...values].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}

const NEWEST = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'date', order: 'DESC' },
} as const;
