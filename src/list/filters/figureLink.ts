import { addressOf } from '../../addresses';

/**
 * The URL of a list with a figure's filters (domain/drillDownFilters.ts). Only for servers that offer
 * `figureFilters`.
 */
export const figureLink = (resource: string, filter: Record<string, string | number>): string =>
  addressOf(`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
