/**
 * The URL of a list with a figure's filters (domain/listFilters.ts). Only for servers that offer
 * `figureFilters`.
 */
export const figureLink = (list: string, filter: Record<string, string | number>): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
