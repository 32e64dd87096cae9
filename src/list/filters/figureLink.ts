import { addressOf } from '../../addresses';

/**
 * The list that a figure counts, narrowed down by what the figure counts (domain/drillDownFilters.ts). Only
 * where the server offers `drillDownFilters`.
 */
export const figureLink = (resource: string, filter: Record<string, string | number>): string =>
  addressOf(`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
