import { useLayoutEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Pair } from '../layout/usePairNotify';
import { focusPageWithout } from './focusRow';
import { RowButton } from './RowActions';
import type { RowActionName } from './rowActionId';
import { RowChange } from './RowChange';

export interface AskedRowButtonProps {
  action: RowActionName;
  rowName: string;
  /** 'Do you really want to delete the case?', a key of the catalogue. */
  question: string;
  /** The toast after it, as keys of the catalogue: a title with its text, or a text. */
  done: Pair | string;
  /** Whether it cannot be undone. */
  final?: boolean;
  disabled?: boolean;
  /** A hook that gives the change itself; the list is fetched again after it, failed or not. */
  useChange: () => () => Promise<unknown>;
}

/** Changes its row after a question. What that takes is there once it is asked, not in each row. */
export function AskedRowButton({ disabled = false, ...change }: AskedRowButtonProps) {
  const { action, rowName, final = false } = change;
  const id = useRecordContext()?.id ?? '';
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => () => focusPageWithout(action, id), [action, id]);
  return (
    <>
      <RowButton
        action={action}
        rowName={rowName}
        final={final}
        disabled={disabled}
        onClick={() => setAsked(true)}
      />
      {asked && <RowChange {...change} onClose={() => setAsked(false)} />}
    </>
  );
}
