import type { ComponentProps } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { addressOf } from '../addresses';
import { rowActionId, type RowActionName } from './rowActionId';
import { rowIcons } from './rowIcons';

interface Props {
  action: RowActionName;
  /** What the row is called, for those who hear the button out of its row: a file number. */
  rowName: string;
}

/** Opens the row's dialog, an address below the list's; its table follows it (`TableBox`). */
export function RowLink(props: Props) {
  const { name, icon, ...named } = useRowAction(props);
  const record = useRecordContext();
  const list = addressOf(`/${useResourceContext()}`);
  return (
    <span data-hint={name}>
      <a {...named} href={`${list}/${record?.id}/${props.action}`}>
        {icon}
      </a>
    </span>
  );
}

interface ButtonProps extends Props, Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  final?: boolean;
  /** Why it is disabled, a key of the catalogue. */
  why?: string | undefined;
}

export function RowButton({ action, rowName, final = false, why, ...button }: ButtonProps) {
  const translate = useTranslate();
  const { name, icon, ...named } = useRowAction({ action, rowName });
  const reason = button.disabled && why ? translate(why) : undefined;
  const reasonId = `${named.id}-why`;
  return (
    <span data-hint={reason ?? name}>
      <button
        {...named}
        type="button"
        data-final={final || undefined}
        aria-describedby={reason && reasonId}
        {...button}
      >
        {icon}
      </button>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
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

/** The class of a row's links and buttons. */
export const ROW_ACTION = 'row-action';
