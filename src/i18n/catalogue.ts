/** The two languages of the interface. */
export type Language = 'en' | 'bn';

export const languages: { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'bn', name: 'বাংলা' },
];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'bn';

/**
 * The type of a catalogue with the same keys and other texts, so that a Bengali catalogue that lacks a key
 * does not compile.
 */
export type Translated<C> = { [K in keyof C]: C[K] extends string ? string : Translated<C[K]> };
