import { fromBijoy, looksLikeBijoy } from '../import/bijoy';

/** A line with its Bijoy columns in Unicode: `1 | wiU wcwUkb bs 12/2024` → `1 | রিট পিটিশন নং ১২/২০২৪`. */
export const inUnicode = (line: string): string =>
  line.replace(COLUMN, (column) =>
    OF_LISTS.test(column) || looksLikeBijoy(column) ? fromBijoy(column) : column,
  );

const COLUMN = /[^|\t]+/g;

/**
 * Words of cause lists that are ASCII in Bijoy: রিট, রীট, পিটিশন, আপিল, আপীল, মামলা, তারিখ, আদালত, বিচারপতি,
 * বনাম.
 */
const OF_LISTS = /wiU|ixU|wcwUkb|Avwcj|Avcxj|gvgjv|ZvwiL|Av`vjZ|wePvicwZ|ebvg/;
