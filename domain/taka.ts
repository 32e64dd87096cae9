/** The largest amount of a record, in taka. */
export const LARGEST_AMOUNT = 9_999_999_999_999.99;

const POISHA_PER_HUNDREDTH_OF_A_CRORE = 10_000_000;

/** Taka → whole poisha. Amounts stay below 2^53 poisha, so this is exact. */
export const toPoisha = (taka: number): number => Math.round(taka * 100);

/** Adds amounts in taka without floating-point errors. */
export const addTaka = (...amounts: number[]): number =>
  amounts.reduce((poisha, taka) => poisha + toPoisha(taka), 0) / 100;

/** Whether an amount in taka has at most two decimals. */
export const isWholePoisha = (taka: number): boolean => Number(taka.toFixed(2)) === taka;

/** Taka → crore taka with two decimals, rounded half up, for summaries: `15_050_000` → `1.51`. */
export const toCrore = (taka: number): number =>
  Math.round(toPoisha(taka) / POISHA_PER_HUNDREDTH_OF_A_CRORE) / 100;

/** `1234567` → `12,34,567.00`, in Bengali digits for `bn`. */
export const formatTaka = (taka: number, locale: 'en' | 'bn'): string => formatters[locale].format(taka);

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const formatters = {
  en: new Intl.NumberFormat('en-IN', twoDecimals),
  bn: new Intl.NumberFormat('bn-BD', twoDecimals),
};
