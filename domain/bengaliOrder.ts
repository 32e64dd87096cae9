const consonant = '[\u0995-\u09b9\u09ce\u09dc\u09dd\u09df\u09f0\u09f1]\u09bc?';

/** A sign that is written left of its consonant, after something that is none: so only glyphs are ordered. */
const ASTRAY_BEFORE = /(?<![\u0995-\u09b9\u09bc\u09ce\u09dc\u09dd\u09df\u09f0\u09f1])[\u09bf\u09c7\u09c8]/g;

/** Such a sign before something that is no consonant: so characters are ordered as they are typed. */
const ASTRAY_AFTER = /[\u09bf\u09c7\u09c8](?![\u0995-\u09b9\u09ce\u09dc\u09dd\u09df\u09f0\u09f1])/g;

const BEFORE_ITS_CONSONANTS = new RegExp(`([\u09bf\u09c7\u09c8])((?:${consonant}\u09cd)*${consonant})`, 'g');

/**
 * Bengali as people type it. Some programs write the text layer of a PDF in the order of its glyphs, with ি, ে and ৈ
 * before their consonants and ো and ৌ in two parts.
 */
export function asTyped(text: string): string {
  const isOfGlyphs = (text.match(ASTRAY_BEFORE)?.length ?? 0) > (text.match(ASTRAY_AFTER)?.length ?? 0);
  if (!isOfGlyphs) return text;
  return text
    .replace(BEFORE_ITS_CONSONANTS, '$2$1')
    .replaceAll('\u09c7\u09be', '\u09cb')
    .replaceAll('\u09c7\u09d7', '\u09cc');
}
