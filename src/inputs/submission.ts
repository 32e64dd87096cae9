import { isRecord } from '../../domain/isRecord';
import { HttpError } from 'react-admin';

/** A failed save as the form shows it: texts at fields, or one for the whole form. */
export interface Refused {
  fields: Record<string, string>;
  banner: string | null;
  message: string;
  /** Advice if it is unknown whether the record was saved. */
  advice: string | null;
  /** Whether the same save may be sent again. */
  mayResend: boolean;
  /** Whether the save failed because the user declined the confirmation; then no dialog explains the failure. */
  isDeclined: boolean;
}

/** Reads an error of the data provider. Errors of fields that the form does not show go to the banner. */
export function refusedBy(error: unknown, shown: readonly string[]): Refused {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const errors = fieldTexts(body);
  const isDeclined = isRecord(body) && body.isDeclined === true;
  const fields = Object.fromEntries(Object.entries(errors).filter(([field]) => shown.includes(field)));
  const message = error instanceof Error ? error.message : String(error);
  if (Object.keys(fields).length > 0)
    return { fields, banner: null, message, advice: null, mayResend: false, isDeclined };
  const mayResend = isRecord(body) && body.mayResend === true;
  const banner = textIn(body, 'banner') ?? message;
  return { fields, banner, message, advice: textIn(body, 'advice'), mayResend, isDeclined };
}

function fieldTexts(body: unknown): Record<string, string> {
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const textIn = (body: unknown, name: string): string | null =>
  isRecord(body) && typeof body[name] === 'string' ? body[name] : null;
