import type { ComponentProps } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useAddressOf } from '../../addresses';
import { rowActionId, type RowActionName } from './rowActionId';
import { rowIcons } from './rowIcons';

interface Props {
  action: RowActionName;
  /** The row's name, such as a file number, for the button's accessible label. */
  rowName: string;
}

/** A link to the row's dialog, whose URL is below the list's; `TableBox` handles the click. */
export function RowLink(props: Props) {
  const { name, icon, ...named } = useRowAction(props);
  const record = useRecordContext();
  const list = useAddressOf()(`/${useResourceContext()}`);
  return (
    <span data-hint={name}>
      <a {...named} href={`${list}/${record?.id}/${props.action}`}>
        {icon}
      </a>
    </span>
  );
}

interface ButtonProps extends Props, Pick<ComponentProps<'button'>, 'onClick'> {
  final?: boolean;
}

export function RowButton({ action, rowName, final = false, onClick }: ButtonProps) {
  const { name, icon, ...named } = useRowAction({ action, rowName });
  return (
    <span data-hint={name}>
      <button {...named} type="button" data-final={final || undefined} onClick={onClick}>
        {icon}
      </button>
    </span>
  );
}

interface RefusedProps extends Props {
  /** A key of the catalogue. */
  why: string;
}

/**
 * Replaces a button that this person may not use. Unlike a `disabled` one it can be focused, and it gives
 * the reason in its hint, its description and, when pressed, a toast.
 */
export function RefusedRowButton({ why, ...action }: RefusedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { name: _, icon, ...named } = useRowAction(action);
  const whyId = `${named.id}-why`;
  return (
    <span data-hint={translate(why)}>
      <button
        {...named}
        type="button"
        aria-disabled
        aria-describedby={whyId}
        onClick={() => notify(why, { type: 'info' })}
      >
        {icon}
      </button>
      <span id={whyId} hidden>
        {translate(why)}
      </span>
    </span>
  );
}

function useRowAction({ action, rowName }: Props) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = translate(`lists.${action}`);
  return {
    name,
    icon: (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={rowIcons[action]} />
      </svg>
    ),
    id: rowActionId(action, record?.id ?? ''),
    className: ROW_ACTION,
    'aria-label': translate('lists.rowAction', { action: name, record: rowName }),
  };
}

/** Class of a row's links and buttons. */
export const ROW_ACTION = 'row-action';
