import { useGetList, useRecordContext } from 'react-admin';
import type { RefField } from '../../domain/fields';
import { fold, foldTerm } from '../../domain/folding';

/** How the records that a form refers to are told apart: a name, and a number where names repeat. */
const references: Record<string, { name: string; number?: string }> = {
  workplace: { name: 'name' },
  'company-choices': { name: 'companyName', number: 'vatRegNo' },
  'cnf-agent-choices': { name: 'cnfAgentName', number: 'licNo' },
  banks: { name: 'bankName' },
  roles: { name: 'role' },
};

/** A record as the reference data has it: an id, names and numbers. */
export interface ReferenceRecord {
  id: number;
  [property: string]: string | number | boolean | null | undefined;
}

const nameField = (reference: string): string => references[reference]?.name ?? 'name';

export const referenceName = (reference: string, record: ReferenceRecord): string =>
  String(record[nameField(reference)] ?? '');

/** `Karim & Sons (301080123)`: what is offered where one name may stand for several. */
export function referenceOption(reference: string, record: ReferenceRecord): string {
  const number = record[references[reference]?.number ?? ''];
  const name = referenceName(reference, record);
  return number ? `${name} (${number})` : name;
}

/** All records that can be referred to, by name. The data provider keeps them. */
export function useReferences(reference: string) {
  const { data = NONE, isPending } = useGetList<ReferenceRecord>(reference, {
    pagination: { page: 1, perPage: EVERYTHING },
    sort: { field: nameField(reference), order: 'ASC' },
  });
  return { records: data, isPending };
}

const NONE: ReferenceRecord[] = [];
const EVERYTHING = 1_000_000;

/** The record that a field refers to. The one stored so is known from the edited record itself. */
export function useReferred({ to, wire }: RefField, id: unknown): ReferenceRecord | null {
  const stored = useRecordContext()?.[wire] as ReferenceRecord | null | undefined;
  const { records } = useReferences(to);
  if (id === null || id === undefined) return null;
  return stored?.id === id ? stored : (records.find((record) => record.id === id) ?? null);
}

/** A search among references: the term anywhere, those that begin with it first. */
export function referenceSearch(reference: string, records: readonly ReferenceRecord[], limit: number) {
  const entries = records.map((record) => ({ record, folded: fold(referenceOption(reference, record)) }));
  return (typed: string): ReferenceRecord[] => {
    const term = foldTerm(typed);
    const found = entries.filter(({ folded }) => folded.includes(term));
    const beginning = found.filter(({ folded }) => folded.startsWith(term));
    const others = found.filter(({ folded }) => !folded.startsWith(term));
    return [...beginning, ...others].slice(0, limit).map(({ record }) => record);
  };
}
