import { localDigits } from '../../domain/digits';
import type { Language, Translated } from '../i18n/catalogue';
import { signIn as english } from '../i18n/en/signIn';
import { outages } from '../../domain/outages';
import { Refused } from '../authProvider/signInCalls';

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

/** The text for a failed sign-in call: the server's own if it sent one. */
export function failureText(reason: unknown, texts: SignInTexts, language: Language): string {
  if (!(reason instanceof Refused) || reason.status === 0 || reason.code === 'busy') return texts.noResponse;
  if (reason.status === 429 && reason.retryAfter) {
    return filled(texts.tooMany, { time: waitText(reason.retryAfter, texts, language) });
  }
  if (outages.includes(reason.code ?? '')) return texts.outage;
  const known: Record<string, string> = texts.serverSays;
  return known[reason.message] ?? (reason.message || texts.failed);
}

/** What the person can do about a refusal, if Casebook knows. */
export const adviceOn = (reason: unknown, texts: SignInTexts): string | undefined =>
  (texts.advice as Record<string, string>)[(reason as Error).message];

function waitText(seconds: number, texts: SignInTexts, language: Language): string {
  const [text, count] = seconds < 60 ? [texts.seconds, seconds] : [texts.minutes, Math.ceil(seconds / 60)];
  return filled(text, { count: digits(String(count), language) });
}
