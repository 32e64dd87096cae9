import { localDigits } from '../../domain/digits';
import type { ImportError } from '../../domain/imports';
import type { Language } from '../i18n/catalogue';
import { shortened } from './shortened';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * The text of an error of a row or cell, in the current language. Numbers in it are lines and years, so their
 * digits are not grouped.
 */
export function errorText(
  { code, params, message }: ImportError,
  translate: Translate,
  language: Language,
): string {
  const shown = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? localDigits(String(value), language) : shortened(value),
    ]),
  );
  return translate(`imports.messages.${code}`, {
    ...shown,
    _: translate(`messages.${code}`, { ...shown, _: message }),
  });
}
