/** How the records that a form refers to are told apart: a name, and a number where names repeat. */
const references: Record<string, { name: string; number?: string }> = {
  workplace: { name: 'name' },
  companies: { name: 'companyName', number: 'vatRegNo' },
  'cnf-agents': { name: 'cnfAgentName', number: 'licNo' },
  banks: { name: 'bankName' },
};

/** A record as the reference data has it: an id, names and numbers. */
export interface ReferenceRecord {
  id: number;
  [property: string]: string | number | null | undefined;
}

export const nameField = (reference: string): string => references[reference]?.name ?? 'name';

export const referenceName = (reference: string, record: ReferenceRecord): string =>
  String(record[nameField(reference)] ?? '');

/** `Karim & Sons (301080123)`: what is offered where one name may stand for several. */
export function referenceOption(reference: string, record: ReferenceRecord): string {
  const number = record[references[reference]?.number ?? ''];
  const name = referenceName(reference, record);
  return number ? `${name} (${number})` : name;
}
