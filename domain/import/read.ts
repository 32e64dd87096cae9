import type { ImportMessageCode } from '../importMessages';
import type { MessageParams } from '../messages';

/** What a cell says, or why it cannot be told. */
export type Read<V> =
  { value: V; code?: undefined } | { value?: undefined; code: ImportMessageCode; params?: MessageParams };

export const refused = (code: ImportMessageCode, params?: MessageParams): Read<never> => ({
  code,
  ...(params && { params }),
});

/** Characters; a longer text is neither a day nor an amount, nor does it name a party with its number. */
export const LONGEST_READ = 200;

/** Whether a text stands for nothing, as `-` does. What means 'not known' or 'none' is not among them. */
export const isNothing = (text: string): boolean => /^[-–—_.\s]*$/.test(text);
