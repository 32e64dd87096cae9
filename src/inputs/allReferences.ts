import { useGetList, useTranslate } from 'react-admin';
import type { Referred } from '../../domain/fields';
import { useReferenceName, type ReferenceRecord } from './references';

/**
 * All records of a reference of which there are few, to be chosen from at a glance; with the failure when
 * they cannot be fetched.
 */
export function useAllReferences(reference: string) {
  const { data = NONE, error, isPending, refetch } = useGetList<ReferenceRecord>(reference, EVERYTHING);
  return { records: data, error, isPending, refetch };
}

const NONE: ReferenceRecord[] = [];
const EVERYTHING = {
  pagination: { page: 1, perPage: 1_000_000 },
  sort: { field: 'id', order: 'ASC' },
  meta: { tellsFailure: true },
} as const;

/** References whose names are codes, by the part of the catalogue that has the words for them. */
const words: Record<string, string> = { roles: 'roles' };

/** What a record that is referred to is called, in the language in use. */
export function useReferredName(reference: string): (record: Referred) => string {
  const translate = useTranslate();
  const catalogue = words[reference];
  const referenceName = useReferenceName(reference);
  return (record) => {
    const name = referenceName(record as ReferenceRecord);
    return catalogue ? translate(`${catalogue}.${name}`, { _: translate(`${catalogue}.other`) }) : name;
  };
}

/** What can be chosen: all records, and what is chosen already though it is not among them. */
export const withChosen = (records: readonly Referred[], chosen: readonly Referred[]): Referred[] => [
  ...records,
  ...chosen.filter(({ id }) => !records.some((record) => record.id === id)),
];
