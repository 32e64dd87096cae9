import { bool, text, whole } from './fields';

/** What the lists that administrators keep have in common: sections and banks (docs/contract.md). */
export const keptListFields = {
  name: text({ required: { create: 'nameRequired', edit: 'nameRequired' } }),
  /** The name in Bengali, shown where the language is Bengali. */
  nameBn: text(),
  /** Where a select offers it: by this number, then by name; empty ones come after. */
  position: whole(),
  /** Whether it is still offered; records that have it keep it. Empty leaves it as it is. */
  active: bool(),
};

export type KeptListName = 'sections' | 'banks';

/** `nameBn` beside a name on the wire, where there is one: a record without it looks as on any server. */
export const bengaliName = (nameBn: string | null | undefined) => (nameBn ? { nameBn } : {});
