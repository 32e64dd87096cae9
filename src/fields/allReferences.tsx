import { useGetList, useTranslate } from 'react-admin';
import type { Referred } from '../../domain/fields';
import { useReferenceName, type ReferenceRecord } from './references';

/** All records of a small reference list, for checkboxes; with `error` if they cannot be fetched. */
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

/** References whose names are codes, and the catalogue section with their texts. */
const words: Record<string, string> = { roles: 'roles' };

export function useReferredName(reference: string): (record: Referred) => string {
  const translate = useTranslate();
  const catalogue = words[reference];
  const referenceName = useReferenceName(reference);
  return (record) => {
    const name = referenceName(record as ReferenceRecord);
    return catalogue ? translate(`${catalogue}.${name}`, { _: translate(`${catalogue}.other`) }) : name;
  };
}

/** All choices, plus chosen records that are no longer among them. */
export const withChosen = (records: readonly Referred[], chosen: readonly Referred[]): Referred[] => [
  ...records,
  ...chosen.filter(({ id }) => !records.some((record) => record.id === id)),
];

export function ReferredNames({ to, records }: { to: string; records: readonly Referred[] }) {
  const nameOf = useReferredName(to);
  return <>{[...new Set(records.map(nameOf))].join(', ')}</>;
}
