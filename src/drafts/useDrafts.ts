import { useEffect, useState, type RefObject } from 'react';
import { currentPerson } from '../authProvider/session';
import { idempotencyKey } from '../dataProvider/keyedWrites';
import type { StoredRecord } from '../dataProvider/records';
import { readDrafts, removeDraft, writeDraft, type Draft } from './draftStore';

export interface Drafts {
  /** Identifies this opening of the form; changing it starts another form. */
  slot: string;
  /** The draft that the open form continues. */
  restored: Draft | null;
  /** The latest draft of an earlier opening; null for the form that follows a save. */
  offered: Draft | null;
  /** The record being edited, which is stored with the draft. */
  base?: RefObject<StoredRecord>;
  fileNumber?: string;
  restore: (draft: Draft) => void;
  discard: (draft: Draft) => void;
  /** Begins an empty form after a save. */
  begin: () => void;
  keep: (draft: Pick<Draft, 'values' | 'base' | 'fileNumber'>) => void;
  forget: () => void;
}

/**
 * The drafts that the person has of a form. Each opening of the form has its own slot, so neither another tab
 * nor new typing overwrites an earlier draft.
 */
export function useDrafts(form: string): Drafts {
  const [user] = useState(() => currentPerson()?.userName ?? '');
  const [{ slot, restored, follows }, setOpen] = useState(() => empty());
  const [left, setLeft] = useState<Draft[]>([]);

  useEffect(() => {
    let isOpen = true;
    void readDrafts(user, form).then((drafts) => {
      if (isOpen) setLeft(drafts.filter((draft) => draft.slot !== slot));
    });
    return () => {
      isOpen = false;
    };
  }, [user, form, slot]);

  const without = ({ slot: removed }: Draft) => setLeft(left.filter((draft) => draft.slot !== removed));
  return {
    slot,
    restored,
    offered: (!follows && left[0]) || null,
    restore: (draft) => {
      without(draft);
      setOpen({ slot: draft.slot, restored: draft, follows: false });
    },
    discard: (draft) => {
      without(draft);
      void removeDraft(user, form, draft.slot);
    },
    begin: () => setOpen(empty({ follows: true })),
    keep: (draft) => void writeDraft(user, form, { ...draft, slot, at: Date.now() }),
    forget: () => void removeDraft(user, form, slot),
  };
}

const empty = ({ follows = false } = {}): Pick<Drafts, 'slot' | 'restored'> & { follows: boolean } => ({
  slot: idempotencyKey(),
  restored: null,
  follows,
});
