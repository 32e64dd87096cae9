import { localDigits } from '../../domain/digits';
import type { Language, Translated } from '../i18n/catalogue';
import { signIn as english } from '../i18n/en/signIn';

export type SignInTexts = Translated<typeof english>;

/** English is bundled; Bengali is a chunk of its own. */
export const loadSignInTexts = async (language: Language): Promise<SignInTexts> =>
  language === 'en' ? english : (await import('../i18n/bn/signIn')).signIn;

/** Replaces `%{name}` in a text. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export const digits = (shown: string, language: Language): string => localDigits(shown, language);

export interface SignInProps {
  language: Language;
  texts: SignInTexts;
}

/** Who wants to sign in, and by which secret. */
export interface Claim {
  userName: string;
  by: 'OTP' | 'PASSWORD';
  /** Whether the OTP replaces a forgotten password. */
  instead?: boolean;
}
