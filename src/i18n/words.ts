import type { Language } from './catalogue';

const files = import.meta.glob<{ catalogue?: object }>('./{en,bn}/*.ts', { eager: true });

/**
 * The text of a key, from the catalogues of all screens: for files that the server writes, beside which this module is
 * built. @throws if there is none
 */
export function words(language: Language, key: string): string {
  const text = texts[language].get(key);
  if (text === undefined) throw new Error(`${key} has no text in ${language}`);
  return text;
}

const texts = { en: textsIn('en'), bn: textsIn('bn') };

function textsIn(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, { catalogue }] of Object.entries(files)) {
    if (catalogue && file.startsWith(`./${language}/`)) collect(catalogue, '');
  }
  return found;

  function collect(part: object, beginning: string) {
    for (const [name, value] of Object.entries(part) as [string, unknown][]) {
      if (typeof value === 'string') found.set(beginning + name, value);
      else if (typeof value === 'object' && value) collect(value, `${beginning}${name}.`);
    }
  }
}
