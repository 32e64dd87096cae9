import { DatabaseError } from 'pg';
import { formatDay, type Day } from '../../../domain/dates';
import { caseTypes } from '../../../domain/followOnCases';
import { messageText, type MessageCode, type MessageParams } from '../../../domain/messages';
import { may } from '../../../domain/rights';
import type { FieldError } from '../../../domain/validation';

/** The records of another register that reference a record. */
export interface Usage {
  resource: string;
  /** The resource's English name. */
  title: string;
  count: number;
}

interface Details {
  /** Replaces the code's own English text. */
  message?: string;
  params?: MessageParams;
  errors?: FieldError[];
  usedBy?: Usage[];
  headers?: Record<string, string>;
}

/** An error response in the contract's format (docs/contract.md, "Errors"). */
export class ApiError extends Error {
  declare readonly params: MessageParams;
  declare readonly errors?: FieldError[];
  declare readonly usedBy?: Usage[];
  declare readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly code: MessageCode,
    { message, params = {}, errors, usedBy, headers = {} }: Details = {},
  ) {
    super(message ?? messageText(code, params));
    Object.assign(this, { params, errors, usedBy, headers });
  }
}

/** 400 naming one or more fields; the message is the first field's. */
export const invalid = (errors: FieldError[]): ApiError =>
  new ApiError(400, 'invalid', { message: errors[0]?.message, errors });

/** 400 naming one field. */
export const invalidField = (field: string, code: MessageCode): ApiError =>
  invalid([{ field, code, message: messageText(code) }]);

/** 409: a record that others reference cannot be deleted. */
export const inUse = (usedBy: Usage[]): ApiError =>
  new ApiError(409, 'inUse', {
    params: { what: usedBy.map(({ title, count }) => `${title} (${count})`).join(', ') },
    usedBy,
  });

/** 429: a rate limit is exceeded. */
export const tooMany = (seconds: number): ApiError =>
  new ApiError(429, 'tooMany', { params: { seconds }, headers: { 'retry-after': String(seconds) } });

/** 503: the database cannot be reached. The code says what is known about the outcome of a write. */
export const unavailable = (
  code: 'unavailable' | 'notSaved' | 'outcomeUnknown' | 'outcomeUnknownLookUp' = 'unavailable',
): ApiError => new ApiError(503, code, { headers: { 'retry-after': '5' } });

/** 503: the server is overloaded; nothing was done. */
export const busy = (code: 'busy' | 'largePagesBusy' = 'busy', seconds = 2): ApiError =>
  new ApiError(503, code, { headers: { 'retry-after': String(seconds) } });

/** 503: the database that answers belongs to another register. */
export const anotherRegister = (): ApiError =>
  new ApiError(503, 'anotherRegister', { headers: { 'retry-after': '30' } });

/** 503: the disk of the database is full. */
export const noSpace = (): ApiError => new ApiError(503, 'noSpace', { headers: { 'retry-after': '30' } });

export const notFound = (): ApiError => new ApiError(404, 'notFound');

/** The error code of the triggers that refuse what lacks an approval (migration 0109). */
const LACKS_APPROVAL = 'CB001';

/**
 * 409 for a change that needs the approval of another administrator; null for other errors. `errors` names the order
 * that it would disobey, to a person who may not read its case by the day alone.
 */
export function approvalNeeded(error: unknown, roles: readonly string[]): ApiError | null {
  if (!(error instanceof DatabaseError) || error.code !== LACKS_APPROVAL) return null;
  if (!error.detail) return new ApiError(409, 'needsApproval');
  const order = JSON.parse(error.detail) as { kind: string; number: string | null; ordered_on: Day };
  const day = order.ordered_on;
  const isReadable = may(roles, 'read', order.kind);
  const code = isReadable ? 'againstOrder' : 'againstHiddenOrder';
  const params = { ...(isReadable && { kind: order.kind, number: order.number ?? '' }), day };
  const kind = caseTypes.find(({ name }) => name === order.kind)?.title ?? 'Case filing';
  const message = messageText(code, { ...params, kind, day: formatDay(day, 'en') });
  return new ApiError(409, 'needsApproval', { message, errors: [{ field: '', code, params, message }] });
}
