import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { nameField, searchFilter, type ReferenceRecord } from '../fields/references';

/**
 * The most options that are offered. For others, more must be typed, because nobody reads thousands of
 * options and rendering them would freeze the form.
 */
export const OFFERED_AT_ONCE = 50;

/** The query for the first options of a reference that match a folded term; an empty term matches all. */
export const choicesQuery = (dataProvider: DataProvider, reference: string, q: string) =>
  queryOptions({
    queryKey: [reference, 'choices', q],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<ReferenceRecord>(reference, {
        pagination: { page: 1, perPage: OFFERED_AT_ONCE },
        sort: { field: nameField(reference), order: 'ASC' },
        filter: { [searchFilter(reference)]: q },
        meta: { tellsFailure: true },
        signal,
      });
      return data;
    },
    gcTime: HALF_A_MINUTE,
    // retry a failed search when the connection returns
    refetchOnReconnect: true,
  });

const HALF_A_MINUTE = 30_000;
