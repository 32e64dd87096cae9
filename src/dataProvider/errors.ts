import { HttpError, type I18nProvider } from 'react-admin';
import { formatDay, formatInstant, parseDay } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { isRecord } from '../../domain/isRecord';
import type { MessageCode, MessageParams } from '../../domain/messages';
import { outages } from '../../domain/outages';
import type { WireRecord } from '../../domain/wire';
import type { Language } from '../i18n/catalogue';

/** A response other than success, or no response. */
export interface Failure {
  /** 0 when no answer came. */
  status: number;
  body: unknown;
}

/** Whether a failed write may have been carried out all the same, because no answer came or only one from a gateway. */
export const isUnanswered = ({ status }: Failure): boolean => [0, 502, 503, 504].includes(status);

interface FieldFailure {
  field: string;
  code?: string;
  params?: MessageParams;
  message?: string;
}

/**
 * Turns a failed call into react-admin's error, in the current language (docs/contract.md, "Errors").
 * `message` is what to show. `body.errors` has a text per field; `body.banner` is the form's banner if the
 * server gave no text. After a write with unknown outcome, `body.advice` says what to do and
 * `body.mayResend` whether it may be sent again; `server` tells whether it deduplicates resent writes.
 */
export function toHttpError(failure: Failure, i18n: I18nProvider, server: Resending = {}): HttpError {
  const { status, body } = failure;
  const advice = adviceOn(failure, i18n, server);
  const banner = statusText(status, i18n);
  // A request without any answer gets status 500, as react-admin needs one.
  if (status === 0)
    return new HttpError(i18n.translate('errors.noResponse'), 500, { status, banner, ...advice });
  const answer = isRecord(body) ? body : {};
  const errors = fieldTexts(answer.errors, i18n);
  const reason = reasonOf(answer, Object.values(errors)[0], i18n);
  if (reason !== undefined) return new HttpError(reason, status, { ...answer, errors, ...advice });
  const message = status === 404 ? i18n.translate('errors.notFound') : banner;
  return new HttpError(message, status, { ...answer, errors, banner, ...advice });
}

/** Whether the server carries out a repeated write only once. */
interface Resending {
  isOnce?: boolean;
}

function adviceOn({ status, body }: Failure, i18n: I18nProvider, { isOnce }: Resending) {
  if (isOnce === undefined || !isUnanswered({ status, body })) return {};
  // the code of our own server tells whether the write was done
  if (isRecord(body) && isMessageCode(body.code, i18n)) return { mayResend: isOnce };
  const advice = i18n.translate(`messages.${isOnce ? 'outcomeUnknown' : 'outcomeUnknownLookUp'}`);
  return { advice, mayResend: isOnce };
}

/** The server's reason, by its code or in its own words. */
function reasonOf(
  answer: WireRecord,
  firstFieldText: string | undefined,
  i18n: I18nProvider,
): string | undefined {
  const { code, params, usedBy } = answer;
  // What was refused says more than "not valid", or that it needs approval.
  if (firstFieldText && (code === 'invalid' || code === 'needsApproval')) return firstFieldText;
  const usages = code === 'inUse' && Array.isArray(usedBy) && usedBy.length ? usagesText(usedBy, i18n) : null;
  const known = usages ? { what: usages } : params;
  return codeText(code, known, i18n) ?? wordsOf(answer);
}

/** The text of a foreign server's failure. */
const wordsOf = ({ message, error, title, detail }: WireRecord) =>
  [message, error, title, detail].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );

/** Whether the server answered with a failure and no reason. */
export const isWordless = (error: unknown): boolean =>
  error instanceof HttpError &&
  isRecord(error.body) &&
  error.body.status !== 0 &&
  !error.body.code &&
  !wordsOf(error.body);

/** Whether a call got no answer, or only one from a gateway or from a server that is out of service. */
export const isUnansweredError = (error: unknown): boolean =>
  error instanceof HttpError && isUnanswered({ status: error.body?.status ?? error.status, body: null });

/** Whether the server answered that there is no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** Whether our own server answered that it is out of service. */
export const isOutage = (error: unknown): boolean =>
  error instanceof HttpError && isRecord(error.body) && outages.includes(String(error.body.code));

/**
 * The records that refer to the one that should have been deleted:
 * `Appellate Tribunal Case (2), Criminal Case (1)`.
 */
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

/** The text of one of our own codes; a foreign server sends none. */
function codeText(code: unknown, params: unknown, i18n: I18nProvider): string | null {
  if (!isMessageCode(code, i18n)) return null;
  const { translate, getLocale } = i18n;
  const given = isRecord(params) ? params : {};
  const named = getLocale() === 'bn' && given.nameBn ? { ...given, name: given.nameBn } : given;
  const shown = Object.entries(named).map(([name, value]) => [
    name,
    isInstant(value)
      ? formatInstant(value, getLocale() as Language)
      : shownParam(name, value, translate, getLocale() as Language),
  ]);
  return translate(`messages.${code}`, Object.fromEntries(shown));
}

/** A kind of case by its name, and a day as people write it; other parameters of a message stay. */
export function shownParam(
  name: string,
  value: unknown,
  translate: (key: string, options: Record<string, unknown>) => string,
  language: Language,
): unknown {
  if (name === 'kind') return translate(`resources.${String(value)}.name`, { _: String(value) });
  const day = name === 'day' ? parseDay(value) : null;
  return day ? formatDay(day, language) : value;
}

/** Looks in the catalogue: importing domain/messages.ts would load the English texts as well. */
const isMessageCode = (code: unknown, { translate }: I18nProvider): code is MessageCode =>
  typeof code === 'string' && translate(`messages.${code}`, { _: '' }) !== '';

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
