import { useEffect, useState, type RefObject } from 'react';
import { currentPerson } from '../authProvider/session';
import { idempotencyKey } from '../dataProvider/idempotencyKey';
import type { StoredRecord } from '../recordForms/storedRecord';
import { readDrafts, removeDraft, writeDraft, type Draft } from './draftStore';

export interface Drafts {
  /** Where the open form keeps its own; a form with another slot is another form. */
  slot: string;
  /** What the open form goes on with. */
  restored: Draft | null;
  /** The latest that was left; none beside what was just saved. */
  offered: Draft | null;
  /** What the open form is about, which is kept with what is typed. */
  base?: RefObject<StoredRecord>;
  fileNumber?: string;
  restore: (draft: Draft) => void;
  discard: (draft: Draft) => void;
  /** Begins an empty form after one was saved. */
  begin: () => void;
  keep: (draft: Pick<Draft, 'values' | 'base' | 'fileNumber'>) => void;
  forget: () => void;
}

/**
 * The drafts of a form, of whoever is signed in as it opens. Each opening has a slot of its own, so that
 * neither another tab nor what is typed before a draft is restored takes the place of one that was left.
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

  const without = ({ slot: gone }: Draft) => setLeft(left.filter((draft) => draft.slot !== gone));
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
