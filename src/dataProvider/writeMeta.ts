/** Further facts of a write that the history keeps; react-admin's `meta`. */
export interface WriteMeta {
  /** Why a record is deleted, as the person gave it. */
  reason?: string;
  /** A save in the list's row; elsewhere it is a form. */
  via?: 'row';
}

/** The header by which our own server learns how a change was made; another one ignores it. */
export const viaHeader = (meta: WriteMeta | undefined): Record<string, string> =>
  meta?.via ? { 'casebook-via': meta.via } : {};
