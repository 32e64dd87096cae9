import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { localDigits } from '../../domain/digits';
import { isTime, parseWrittenTime } from '../../domain/texts';
import { useLanguage } from '../i18n/useLanguage';
import { InputField } from './InputField';

interface Props {
  source: string;
  field: TextField;
  hint?: ReactNode;
}

export function WordsInput({ source, field, hint }: Props) {
  const input = useInput({ source });
  const language = useLanguage();
  const { value, onChange, onBlur } = input.field;
  const text = String(value ?? '');
  const { isDirty } = input.fieldState;
  const { shownAs = String } = field;
  const atRest = isDirty ? value : shownAs(text);
  const shown = field.format === 'time' && isTime(text) ? localDigits(text, language) : atRest;
  /** Shows what was typed as it was read. */
  const settle = () => {
    const read = field.format === 'time' ? parseWrittenTime(text) : shownAs(text);
    if (read && read !== text && isDirty) onChange(read);
  };
  return (
    <InputField
      source={source}
      input={input}
      value={shown}
      required={Boolean(field.required)}
      looksRequired={field.looksRequired}
      hint={hint}
      onBlur={() => {
        settle();
        onBlur();
      }}
      // runs before the form reads its values to save
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      {...(field.multiline && nativeLines)}
    />
  );
}

/**
 * Props of a `TextField` for a native text area that grows with its text up to most of the screen, so that a
 * pasted document does not push the rest of the page out of view. MUI's own text area measures a hidden copy
 * when it opens and at each key, which lays out the whole page.
 */
export const nativeLines = {
  multiline: true,
  rows: 2,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '2lh', maxHeight: '75vh' } },
} as const;
