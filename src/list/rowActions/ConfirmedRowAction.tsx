import { useState, type ComponentType } from 'react';
import type { Pair } from '../../page/usePairNotify';
import type { RowActionName } from '../table/focusRow';
import { RowButton } from './RowActions';

export interface ConfirmedRowActionProps {
  action: RowActionName;
  rowName: string;
  /** What the question and the toast call the record, if it is not the row's name. */
  subject?: string | undefined;
  /** The key of the question in the catalogue, for example 'Do you really want to delete the case?'. */
  question: string;
  /** The toast after the action: a title with its text, or a text; catalogue keys. */
  done: Pair | string;
  final?: boolean;
  fromTo?: readonly [string, string];
  change: ComponentType<AskedChange>;
}

export interface AskedChange extends Omit<ConfirmedRowActionProps, 'change'> {
  onClose: () => void;
}

/**
 * A row's button that asks for confirmation before a change. The dialog's hooks are mounted only when it
 * opens, not in every row.
 */
export function ConfirmedRowAction({ change: Change, ...asks }: ConfirmedRowActionProps) {
  const { action, rowName, final = false } = asks;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <RowButton action={action} rowName={rowName} final={final} onClick={() => setAsked(true)} />
      {asked && <Change {...asks} onClose={() => setAsked(false)} />}
    </>
  );
}
