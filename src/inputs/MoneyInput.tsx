import { useLayoutEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { asIs, InputField } from './InputField';
import { amountAtRest, amountToType, readAmount } from './typedAmount';

/**
 * An amount in taka. At rest it is grouped and has two decimals; while it is changed it is plain, and a 0
 * makes room for what is typed. Left empty it is 0 again.
 */
export function MoneyInput({ source }: { source: string }) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;

  // Changing what is shown drops the browser's selection: without it, typing would add to the old amount.
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const typing = typed !== null;
  useLayoutEffect(() => {
    if (typing) element.current?.select();
  }, [typing]);

  return (
    <InputField
      source={source}
      input={input}
      value={typed ?? amountAtRest(field.value, language)}
      onFocus={({ target }) => {
        element.current = target;
        setTyped(amountToType(field.value, language));
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readAmount(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
    />
  );
}
