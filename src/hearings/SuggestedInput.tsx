import { useId } from 'react';
import { useInput } from 'react-admin';
import { InputField } from '../inputs/InputField';
import { useTypedNames, type TypedName } from './useTypedNames';

/** An input for a court or law officer, which suggests names that the office typed before. */
export function SuggestedInput({ source }: { source: TypedName }) {
  const listId = useId();
  const names = useTypedNames(source);
  return (
    <>
      <InputField source={source} input={useInput({ source })} slotProps={{ htmlInput: { list: listId } }} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
