import { lazy, Suspense, useState } from 'react';
import { changesToPropose, type ProposedChange } from '../../dataProvider/proposable';
import { withWords } from '../../i18n';

const ProposeDialog = lazy(async () => {
  const { ProposeDialog: dialog } = await withWords(import('./ProposeDialog'), 'proposals');
  return { default: dialog };
});

interface Refusal {
  changes: readonly ProposedChange[];
  /** Why another administrator is needed. */
  why: string;
  onProposed: () => void;
  onDeclined: () => void;
}

/**
 * Returns `attempt`, which makes a write, and `question`, a dialog that offers to propose the write if it
 * needs the approval of another administrator. If the person declines, the attempt fails with the server's
 * refusal.
 */
export function useProposing() {
  const [proposed, setProposed] = useState<Refusal | null>(null);

  const attempt = async (write: () => Promise<unknown>): Promise<'done' | 'proposed'> => {
    try {
      await write();
      return 'done';
    } catch (error) {
      const changes = changesToPropose(error);
      if (!changes) throw error;
      await new Promise<void>((onProposed, reject) =>
        setProposed({ changes, why: (error as Error).message, onProposed, onDeclined: () => reject(error) }),
      ).finally(() => setProposed(null));
      return 'proposed';
    }
  };

  const question = proposed && (
    <Suspense>
      <ProposeDialog {...proposed} />
    </Suspense>
  );
  return { attempt, question };
}
