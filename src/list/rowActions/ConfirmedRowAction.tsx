import { useLayoutEffect, useState, type ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import type { Pair } from '../../shell/usePairNotify';
import { focusPageWithout } from '../table/focusRow';
import { RowButton } from './RowActions';
import type { RowActionName } from './rowActionId';

export interface ConfirmedRowActionProps {
  action: RowActionName;
  rowName: string;
  /** 'Do you really want to delete the case?', a key of the catalogue. */
  question: string;
  /** The toast after it, as keys of the catalogue: a title with its text, or a text. */
  done: Pair | string;
  /** Whether it cannot be undone. */
  final?: boolean;
  /** What is changed: from the first to the second, keys of the catalogue. */
  fromTo?: readonly [string, string];
  /** Asks and changes, by `RowChange`. */
  change: ComponentType<AskedChange>;
}

export interface AskedChange extends Omit<ConfirmedRowActionProps, 'change'> {
  onClose: () => void;
}

/** Changes its row after a question. What that takes is there once it is asked, not in each row. */
export function ConfirmedRowAction({ change: Change, ...asks }: ConfirmedRowActionProps) {
  const { action, rowName, final = false } = asks;
  const id = useRecordContext()?.id ?? '';
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => () => focusPageWithout(action, id), [action, id]);
  return (
    <>
      <RowButton action={action} rowName={rowName} final={final} onClick={() => setAsked(true)} />
      {asked && <Change {...asks} onClose={() => setAsked(false)} />}
    </>
  );
}
