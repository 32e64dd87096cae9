import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Field } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { nameField, type ReferenceRecord } from '../inputs/references';

/** A value and the field that holds it. */
interface Held {
  field: Field;
  value: unknown;
}

/** Answers the record that an id of another register stands for; undefined until it is known, null when there is none. */
export type Named = (to: string, id: unknown) => ReferenceRecord | null | undefined;

/**
 * The records that values refer to, with one call for each register that is referred to.
 * @param values all values of a page of changes, say
 */
export function useNamed(values: readonly Held[]): Named {
  const dataProvider = useDataProvider();
  const wanted = [...idsByRegister(values)];
  return useQueries({
    queries: wanted.map(([to, ids]) => ({
      queryKey: [to, 'getMany', 'named', ...ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await dataProvider.getMany<ReferenceRecord>(to, { ids, signal })).data,
      staleTime: A_MINUTE,
    })),
    combine: (answers) => {
      const found = new Map(
        answers.flatMap(({ data = [] }, index) =>
          data.map((record) => [keyOf(wanted[index]?.[0] ?? '', record.id), record] as const),
        ),
      );
      const isPending = answers.some((answer) => answer.isPending);
      return (to: string, id: unknown) => found.get(keyOf(to, id)) ?? (isPending ? undefined : null);
    },
  });
}

const A_MINUTE = 60_000;

const keyOf = (to: string, id: unknown) => `${to}/${String(id)}`;

function idsByRegister(values: readonly Held[]): Map<string, number[]> {
  const wanted = new Map<string, Set<number>>();
  for (const { field, value } of values) {
    if (!('to' in field) || typeof field.to !== 'string') continue;
    const ids = wanted.get(field.to) ?? new Set();
    for (const id of idsIn(value, field.to)) ids.add(id);
    if (ids.size > 0) wanted.set(field.to, ids);
  }
  return new Map([...wanted].map(([to, ids]) => [to, [...ids].toSorted((a, b) => a - b)]));
}

/** The ids in a value whose names are not in it already. */
function idsIn(value: unknown, to: string): number[] {
  if (typeof value === 'number') return [value];
  if (!Array.isArray(value)) return [];
  return (value as WireRecord[]).filter((each) => !each[nameField(to)]).map(({ id }) => Number(id));
}
