import { toBengaliDigits } from '../../domain/digits';
import type { Language, Translated } from '../i18n/catalogue';
import type { signIn as english } from '../i18n/en/signIn';

export type SignInTexts = Translated<typeof english>;

const catalogues: Record<Language, () => Promise<{ signIn: SignInTexts }>> = {
  en: () => import('../i18n/en/signIn'),
  bn: () => import('../i18n/bn/signIn'),
};

export const loadSignInTexts = async (language: Language): Promise<SignInTexts> =>
  (await catalogues[language]()).signIn;

/** Fills `%{name}` in a text. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export const digits = (shown: string, language: Language): string =>
  language === 'bn' ? toBengaliDigits(shown) : shown;
