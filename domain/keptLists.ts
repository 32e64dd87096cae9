import { bool, text, whole } from './fields';

/** Reduces spaces to single ones, because two names that differ only in spaces look the same. */
const withSingleSpaces = (typed: string) => typed.trim().replace(/\s+/g, ' ') || null;

/** The fields of the lists that administrators keep: sections, banks and desks (docs/contract.md). */
export const keptListFields = {
  name: text({
    required: { create: 'nameRequired', edit: 'nameRequired' },
    normalise: withSingleSpaces,
  }),
  /** The name in Bengali, shown in the Bengali UI. */
  nameBn: text({ normalise: withSingleSpaces }),
  /** Sort position in selects: by this number, then by name; records without one come last. */
  position: whole(),
  /**
   * Whether selects still offer the record; records that refer to it already keep it. Empty on save means
   * unchanged.
   */
  active: bool(),
};

export type KeptListName = 'sections' | 'banks' | 'desks' | 'loss-reasons' | 'paper-kinds';

/**
 * Adds `nameBn` on the wire only if there is one, so that other records look as they do on servers without Bengali
 * names.
 */
export const bengaliName = (nameBn: string | null | undefined) => (nameBn ? { nameBn } : {});

/** The registers whose records may use an entry of such a list. */
export type ListUser =
  | 'case-fillings'
  | 'users'
  | 'steps'
  | 'guarantees'
  | 'money-entries'
  | 'proceedings'
  | 'papers'
  | 'volumes'
  | 'movements'
  | 'retention-rules';
