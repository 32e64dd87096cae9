/** Facts about a write that the history keeps; they are passed as react-admin's `meta`. */
export interface WriteMeta {
  /** Why a record is deleted, as the person gave it. */
  reason?: string;
  /** How the change was saved: `row` in the row of the list; absent for a form. */
  via?: 'row';
}

/** The header by which our own server learns how a change was made; other servers ignore it. */
export const viaHeader = (meta: WriteMeta | undefined): Record<string, string> =>
  meta?.via ? { 'casebook-via': meta.via } : {};
