import { toAsciiDigits } from '../../../domain/digits';

const phone = /^(88)?\d{11}$/;

/** How many digits a number has as a rule. Nothing is refused: older papers have other numbers. */
const usual = { vatRegNo: /^\d{13}$/, tin: /^\d{12}$/, phone1: phone, phone2: phone };

export type HintedField = keyof typeof usual;

export const isHinted = (source: string): source is HintedField => Object.hasOwn(usual, source);

/** Whether a number has as many digits as it should; an empty one is no mistake. */
export function isUsual(source: HintedField, typed: string | null): boolean {
  const plain = toAsciiDigits(typed ?? '').replace(/[\s+-]/g, '');
  return plain === '' || usual[source].test(plain);
}
