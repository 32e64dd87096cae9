import type { ImportMessageCode } from '../importMessages';
import type { MessageParams } from '../messages';

/** The value of a cell, or the reason why it cannot be read. */
export type Read<V> =
  { value: V; code?: undefined } | { value?: undefined; code: ImportMessageCode; params?: MessageParams };

export const refused = (code: ImportMessageCode, params?: MessageParams): Read<never> => ({
  code,
  ...(params && { params }),
});

/**
 * The most characters of a readable cell: a longer text is neither a date nor an amount, nor a party with its
 * number.
 */
export const LONGEST_READ = 200;

/** Whether a text means an empty cell, as `-` does. Words for "unknown" or "none" do not. */
export const isNothing = (text: string): boolean => /^[-–—_.\s]*$/.test(text);

/** Whether a text is a word for "none", such as `N/A` or `nil`. What that means depends on the field. */
export const isNone = (text: string): boolean => NONE.test(text.trim().normalize('NFC'));

const NONE = /^(n\.?\s?[/.]?\s?a\.?|nil|none|null|not (applicable|available)|নাই|নেই|নয়|প্রযোজ্য নয়)$/iu;

/** Whether `N/A`, `Nil`, `-` or zeros stand where a BIN or AIN should. */
export const isNoNumber = (text: string): boolean => isNone(text) || NO_NUMBER.test(text);

const NO_NUMBER = /^[-–—_.\s0০]*$/;
