import { formatCount, localDigits } from '../../domain/digits';
import type { ImportError } from '../../domain/imports';
import type { Language } from '../i18n/catalogue';
import { shownParam } from '../dataProvider/errors';
import { FileFault } from './file/fileFault';

type Translate = (key: string, options: Record<string, unknown>) => string;

/**
 * The text of an error of a row or cell. Numbers in it are lines and years, so their digits are not grouped.
 */
export function errorText(
  { code, params = {}, message }: ImportError,
  translate: Translate,
  language: Language,
): string {
  const shown = shownParams(
    params,
    (value, name) => shortened(String(shownParam(name, value, translate, language))),
    (value) => localDigits(String(value), language),
  );
  return translate(`imports.messages.${code}`, {
    ...shown,
    _: translate(`messages.${code}`, { ...shown, _: message }),
  });
}

/** Why a file cannot be read. A failure without a reason means that the code for reading files was not loaded. */
export function faultText(failure: unknown, translate: Translate, language: Language): string {
  const { code, params } = failure instanceof FileFault ? failure : new FileFault('noReader');
  return translate(
    `fileFaults.${code}`,
    shownParams(
      params,
      (text) => text,
      (value) => formatCount(value, language),
    ),
  );
}

const shownParams = (
  params: Record<string, string | number>,
  ofText: (text: string, name: string) => string,
  ofNumber: (value: number) => string,
) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? ofNumber(value) : ofText(value, name),
    ]),
  );

/** The most characters that are shown, enough to recognise a cell by. */
const MOST_SHOWN = 200;

/** The beginning of a long text, because browsers take seconds to lay out a few cells of 32,767 characters. */
export const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
