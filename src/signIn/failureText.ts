import { outages } from '../../domain/outages';
import { Refused } from '../authProvider/signInCalls';
import type { Language } from '../i18n/catalogue';
import { digits, filled, type SignInTexts } from './texts';

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

function waitText(seconds: number, texts: SignInTexts, language: Language): string {
  const [text, count] = seconds < 60 ? [texts.seconds, seconds] : [texts.minutes, Math.ceil(seconds / 60)];
  return filled(text, { count: digits(String(count), language) });
}
