import { useGetOne, useRecordContext } from 'react-admin';
import { formatBin } from '../../domain/companies';
import type { RefField } from '../../domain/fields';
import type { Language } from '../i18n/catalogue';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

/**
 * The fields that identify a record of each reference list: its name, and a number where names repeat. `search` is the
 * filter by its name.
 */
const references: Record<string, { name: string; number?: string; search?: string }> = {
  workplace: { name: 'name' },
  'company-choices': { name: 'companyName', number: 'vatRegNo' },
  'cnf-agent-choices': { name: 'cnfAgentName', number: 'licNo' },
  'bank-choices': { name: 'bankName' },
  people: { name: 'fullName', number: 'userName' },
  roles: { name: 'role' },
  'case-fillings': { name: 'nothiNumber', search: 'searchKey' },
  proceedings: { name: 'number' },
  calendars: { name: 'name' },
  desks: { name: 'name' },
};

export interface ReferenceRecord {
  id: number;
  [property: string]: string | number | boolean | null | undefined;
}

export const nameField = (reference: string): string => references[reference]?.name ?? 'name';

export const searchFilter = (reference: string): string => references[reference]?.search ?? 'q';

export const referenceName = (
  reference: string,
  record: Partial<ReferenceRecord>,
  language: Language,
): string => nameIn(language, record[nameField(reference)], record.nameBn);

export function useReferenceName(reference: string): (record: Partial<ReferenceRecord>) => string {
  const language = useLanguage();
  return (record) => referenceName(reference, record, language);
}

/** `Karim & Sons (301080123)`: an option's text, with its number because names repeat. */
export function referenceOption(reference: string, record: ReferenceRecord, language: Language): string {
  const number = record[references[reference]?.number ?? ''];
  const name = referenceName(reference, record, language);
  return number ? `${name} (${formatBin(String(number))})` : name;
}

/** The record that a field refers to. The stored one is already part of the edited record. */
export function useReferred({ to, wire }: RefField, id: unknown): ReferenceRecord | null {
  const stored = useRecordContext()?.[wire] as ReferenceRecord | null | undefined;
  const isStored = stored?.id === id;
  const enabled = typeof id === 'number' && !isStored;
  const { data } = useGetOne<ReferenceRecord>(
    to,
    { id: enabled ? id : undefined },
    { enabled, staleTime: A_MINUTE },
  );
  return (isStored ? stored : data) ?? null;
}

// Milliseconds in which a record is not fetched again, because a chosen record came with the options a moment
// ago.
const A_MINUTE = 60_000;
