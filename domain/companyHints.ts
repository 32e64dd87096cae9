import { toAsciiDigits } from './digits';

const phone = /^(88)?\d{11}$/;

/** The usual number formats. They only hint, because older papers have other numbers. */
const usual = { vatRegNo: /^\d{13}$/, tin: /^\d{12}$/, phone1: phone, phone2: phone };

export type HintedField = keyof typeof usual;

export const isHinted = (source: string): source is HintedField => Object.hasOwn(usual, source);

/** Whether a number has its usual format; empty counts as usual. */
export function isUsual(source: HintedField, typed: string | null): boolean {
  const plain = toAsciiDigits(typed ?? '').replace(/[\s+-]/g, '');
  return plain === '' || usual[source].test(plain);
}
