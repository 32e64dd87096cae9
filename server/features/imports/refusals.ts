import { DatabaseError } from 'pg';
import { importError, type ImportError } from '../../../domain/imports';
import { ApiError } from '../../platform/http/errors';
import { breaksRule, twinOf } from '../../platform/database/errors';

/** The error code of the trigger `refuse_unapproved` (migration 0032). */
const NEEDS_APPROVAL = 'CB001';

/** The reason why the register refused a row; null if the failure is not the row's fault. */
export function refusalOf(error: unknown): ImportError[] | null {
  if (error instanceof ApiError) {
    if (error.status >= 500) return null;
    const errors = error.errors?.map(({ field, code, params }) => importError(field, code, params));
    return errors?.length ? errors : [importError('', error.code, error.params)];
  }
  if (error instanceof DatabaseError && error.code === NEEDS_APPROVAL)
    return [importError('', 'needsApproval')];
  const number = twinOf(error);
  if (number !== null) return [importError('', 'caseTaken', { number })];
  return breaksRule(error) ? [importError('', 'invalid')] : null;
}
