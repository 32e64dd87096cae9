export type ExportLanguage = 'en' | 'bn';

/** The text of a key of the catalogues (src/i18n). @throws if there is none */
export type Words = (language: ExportLanguage, key: string) => string;

/** Loads the words that are built beside the server from the catalogues of the pages (tools/build.mjs). */
export async function loadWords(module: string): Promise<Words> {
  const { words } = (await import(module)) as { words: Words };
  return words;
}
