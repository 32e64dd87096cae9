import { useLayoutEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import type { Field } from '../../domain/fields';
import { asIs, InputField } from './InputField';
import { toAsciiDigits, localDigits } from '../../domain/digits';
import { formatTaka, isWholePoisha } from '../../domain/taka';

/**
 * An amount in taka: grouped with two decimals at rest, plain while edited. A 0 is emptied for typing, and
 * an emptied field becomes 0.
 */
export function MoneyInput({ source, field: facts }: { source: string; field?: Field }) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;

  // React's change of the value drops the browser's selection. It is restored, because typing would otherwise
  // append to the old amount.
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const typing = typed !== null;
  useLayoutEffect(() => {
    if (typing) element.current?.select();
  }, [typing]);

  return (
    <InputField
      source={source}
      input={input}
      required={Boolean(facts?.required)}
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

/** Parses `12,34,567.5`, `১২৩৪` or `৫০০/-` into taka; empty → 0; other text stays as typed. */
export function readAmount(typed: string): number | string {
  const plain = toAsciiDigits(typed)
    .replace(/[\s,৳]/g, '')
    .replace(/\/[-=]$/, '');
  if (plain === '') return 0;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** A formatted amount, `12,34,567.00`; an invalid one stays as typed. */
const amountAtRest = (value: string | number | null, locale: 'en' | 'bn'): string =>
  typeof value === 'string' || !isWholePoisha(value ?? 0)
    ? amountToType(value, locale)
    : formatTaka(value ?? 0, locale);

/** An amount for editing: no grouping, and empty instead of 0. */
function amountToType(value: string | number | null, locale: 'en' | 'bn'): string {
  if (typeof value === 'string') return value;
  if (!value) return '';
  return localDigits(String(value), locale);
}
