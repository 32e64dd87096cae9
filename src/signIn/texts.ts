import { localDigits } from '../../domain/digits';
import type { Language, Translated } from '../i18n/catalogue';
import type { secretStep } from '../i18n/en/secretStep';
import { signIn as english } from '../i18n/en/signIn';
import { outages } from '../../domain/outages';
import { Refused } from '../authProvider/signInCalls';

export type SignInTexts = Translated<typeof english>;
export type SecretTexts = Translated<typeof secretStep>;

/** English is bundled; Bengali is a chunk of its own. */
export const loadSignInTexts = async (language: Language): Promise<SignInTexts> =>
  language === 'en' ? english : (await import('../i18n/bn/signIn')).signIn;

const secretTexts: Partial<Record<Language, Promise<SecretTexts>>> = {};

/** The texts of the second step: always the same promise for a language, as `use` needs it. */
export const loadSecretTexts = (language: Language): Promise<SecretTexts> =>
  (secretTexts[language] ??= importSecretTexts(language).catch((reason: unknown) => {
    delete secretTexts[language]; // so that the next try asks again
    throw reason;
  }));

const importSecretTexts = async (language: Language): Promise<SecretTexts> =>
  (await (language === 'en' ? import('../i18n/en/secretStep') : import('../i18n/bn/secretStep'))).secretStep;

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

/** The text for a failed sign-in call: the server's own if it sent one, in the words of `serverSays` if it is known. */
export function failureText(
  reason: unknown,
  texts: SignInTexts,
  language: Language,
  serverSays: Record<string, string> = {},
): string {
  if (!(reason instanceof Refused) || reason.status === 0 || reason.code === 'busy') return texts.noResponse;
  if (reason.status === 429 && reason.retryAfter) {
    return filled(texts.tooMany, { time: waitText(reason.retryAfter, texts, language) });
  }
  if (outages.includes(reason.code ?? '')) return texts.outage;
  return serverSays[reason.message] ?? (reason.message || texts.failed);
}

function waitText(seconds: number, texts: SignInTexts, language: Language): string {
  const [text, count] = seconds < 60 ? [texts.seconds, seconds] : [texts.minutes, Math.ceil(seconds / 60)];
  return filled(text, { count: digits(String(count), language) });
}
