import { HttpError, type I18nProvider } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { isRecord } from '../../domain/isRecord';
import type { MessageCode, MessageParams } from '../../domain/messages';
import { outages } from '../../domain/outages';
import type { WireRecord } from '../../domain/wire';
import type { Language } from '../i18n/catalogue';

/** An answer that is not a success, or none at all. */
export interface Failure {
  /** 0 when no answer came. */
  status: number;
  body: unknown;
}

/** Whether a write may have been done although it failed: no answer came, or only a gateway's. */
export const isUnanswered = ({ status }: Failure): boolean => [0, 502, 503, 504].includes(status);

interface FieldFailure {
  field: string;
  code?: string;
  params?: MessageParams;
  message?: string;
}

/**
 * A failed call as react-admin's error, in the language in use (docs/contract.md, "Errors"). The message
 * is what to show; `body.errors` has a text per field, which forms show at the field, and `body.banner` what
 * they show above it when the server has no words of its own. `body.advice` says what to do after a write
 * of which nobody knows whether it was saved, `body.mayResend` whether the same may be sent again; `server`
 * tells whether it does a resent one once.
 */
export function toHttpError(failure: Failure, i18n: I18nProvider, server: Resending = {}): HttpError {
  const { status, body } = failure;
  const advice = adviceOn(failure, i18n, server);
  const banner = statusText(status, i18n);
  // No answer counts as a 500.
  if (status === 0)
    return new HttpError(i18n.translate('errors.noResponse'), 500, { status, banner, ...advice });
  const answer = isRecord(body) ? body : {};
  const errors = fieldTexts(answer.errors, i18n);
  const reason = reasonOf(answer, Object.values(errors)[0], i18n);
  if (reason !== undefined) return new HttpError(reason, status, { ...answer, errors, ...advice });
  const message = status === 404 ? i18n.translate('errors.notFound') : banner;
  return new HttpError(message, status, { ...answer, errors, banner, ...advice });
}

/** Of a failed write: whether the server does what is sent again once. */
interface Resending {
  isOnce?: boolean;
}

function adviceOn({ status, body }: Failure, i18n: I18nProvider, { isOnce }: Resending) {
  if (isOnce === undefined || !isUnanswered({ status, body })) return {};
  // our own server says by its code what it knows
  if (isRecord(body) && isMessageCode(body.code, i18n)) return { mayResend: isOnce };
  const advice = i18n.translate(`messages.${isOnce ? 'outcomeUnknown' : 'outcomeUnknownLookUp'}`);
  return { advice, mayResend: isOnce };
}

/** What the server says of it, by its code or in its own words. */
function reasonOf(
  answer: WireRecord,
  firstFieldText: string | undefined,
  i18n: I18nProvider,
): string | undefined {
  const { code, params, usedBy } = answer;
  // Of a refused body the first refused field says more than "not valid".
  if (code === 'invalid' && firstFieldText) return firstFieldText;
  const usages = code === 'inUse' && Array.isArray(usedBy) && usedBy.length ? usagesText(usedBy, i18n) : null;
  const known = usages ? { what: usages } : params;
  return codeText(code, known, i18n) ?? wordsOf(answer);
}

/** What a server says of a failure in words of its own. */
const wordsOf = ({ message, error, title, detail }: WireRecord) =>
  [message, error, title, detail].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );

/** Whether the server answered a call with a failure and no word why. */
export const isWordless = (error: unknown): boolean =>
  error instanceof HttpError &&
  isRecord(error.body) &&
  error.body.status !== 0 &&
  !error.body.code &&
  !wordsOf(error.body);

/** Whether a call got no answer, or only a gateway's or that of a server that can answer nothing just now. */
export const isUnansweredError = (error: unknown): boolean =>
  error instanceof HttpError && isUnanswered({ status: error.body?.status ?? error.status, body: null });

/** Whether our own server answered that it can answer nothing just now. */
export const isOutage = (error: unknown): boolean =>
  error instanceof HttpError && isRecord(error.body) && outages.includes(String(error.body.code));

/** `Appellate Tribunal Case (2), Criminal Case (1)`: what holds on to a record that was to be deleted. */
function usagesText(usages: unknown[], { translate, getLocale }: I18nProvider): string {
  const shown = usages.filter(isRecord).map(({ resource, count }) => {
    const name = translate(`resources.${String(resource)}.name`, { _: String(resource) });
    const number = String(count);
    return `${name} (${getLocale() === 'bn' ? toBengaliDigits(number) : number})`;
  });
  return shown.join(', ');
}

function statusText(status: number, { translate }: I18nProvider): string {
  const other = translate('errors.status.other', { status });
  return translate(`errors.status.${status}`, { _: other });
}

function fieldTexts(errors: unknown, i18n: I18nProvider): Record<string, string> {
  if (!Array.isArray(errors)) return {};
  const failures = errors.filter(
    (item): item is FieldFailure => isRecord(item) && typeof item.field === 'string',
  );
  return Object.fromEntries(
    failures.map(({ field, code, params, message }) => [
      field,
      codeText(code, params, i18n) ?? message ?? i18n.translate('messages.invalid'),
    ]),
  );
}

/** The text of one of our own codes; a foreign server has none. */
function codeText(code: unknown, params: unknown, i18n: I18nProvider): string | null {
  if (!isMessageCode(code, i18n)) return null;
  const { translate, getLocale } = i18n;
  const shown = Object.entries(isRecord(params) ? params : {}).map(([name, value]) => [
    name,
    isInstant(value) ? formatInstant(value, getLocale() as Language) : value,
  ]);
  return translate(`messages.${code}`, Object.fromEntries(shown));
}

/** Asked of the catalogue: the codes themselves come with their English texts, which few need beside it. */
const isMessageCode = (code: unknown, { translate }: I18nProvider): code is MessageCode =>
  typeof code === 'string' && translate(`messages.${code}`, { _: '' }) !== '';

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
