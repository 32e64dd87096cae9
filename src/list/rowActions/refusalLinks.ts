import { HttpError } from 'react-admin';
import { isRecord } from '../../../domain/isRecord';
import { caseTypes } from '../../../domain/followOnCases';
import type { DialogLink } from '../../page/ErrorDialog';

interface Refused {
  resource: string;
  rowName: string;
  translate: (key: string, options?: object) => string;
}

/**
 * The links that a refusal offers: to the bin, if a record must be restored first, and to the lists of the
 * records that prevent the action.
 */
export function refusalLinks(error: unknown, refused: Refused): DialogLink[] {
  const body: unknown = error instanceof HttpError ? error.body : null;
  if (!isRecord(body) || body.code !== 'restoreFirst' || !isRecord(body.params))
    return usageLinks(error, refused);
  const filter = JSON.stringify({ register: body.params.register });
  const label = refused.translate('lists.showUsages', { name: refused.translate('layout.bin') });
  return [{ to: `/bin?filter=${encodeURIComponent(filter)}`, label }];
}

/**
 * Links to the lists of records that refer to one that could not be deleted (docs/contract.md, "Errors").
 * A filing's cases are searched by its file number; other lists have no search for their references.
 */
function usageLinks(error: unknown, { resource, rowName, translate }: Refused): DialogLink[] {
  const usedBy: unknown = error instanceof HttpError ? error.body?.usedBy : null;
  if (!Array.isArray(usedBy)) return [];
  return usedBy.filter(isUsage).map((usage) => ({
    to: `/${usage.resource}${resource === 'case-fillings' ? searchFor(usage.resource, rowName) : ''}`,
    label: translate('lists.showUsages', {
      name: translate(`resources.${usage.resource}.name`, { _: usage.resource }),
    }),
  }));
}

function searchFor(resource: string, fileNumber: string): string {
  const type = caseTypes.find(({ name }) => name === resource);
  if (!type) return '';
  return `?filter=${encodeURIComponent(JSON.stringify({ [type.search]: fileNumber }))}`;
}

const isUsage = (usage: unknown): usage is { resource: string } =>
  typeof usage === 'object' && usage !== null && 'resource' in usage && typeof usage.resource === 'string';
