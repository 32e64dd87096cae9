import type { ComponentProps } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useAddressOf } from '../../addresses';
import { rowActionId, type RowActionName } from '../table/focusRow';

interface Props {
  action: RowActionName;
  /** The row's name, such as a file number, for the button's accessible label. */
  rowName: string;
}

/** A link to the row's dialog, whose URL is below the list's; `TableBox` handles the click. */
export function RowLink({ hint, ...props }: Props & { hint?: string | undefined }) {
  const { name, icon, ...named } = useRowAction(props);
  const record = useRecordContext();
  const list = useAddressOf()(`/${useResourceContext()}`);
  return (
    <span data-hint={hint ?? name}>
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

export const ROW_ACTION = 'row-action';

const BLOCKED =
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M4 12c0-4.42 3.58-8 8-8 1.85 0 3.55.63 4.9 1.69L5.69 16.9C4.63 15.55 4 13.85 4 12m8 8c-1.85 0-3.55-.63-4.9-1.69L18.31 7.1C19.37 8.45 20 10.15 20 12c0 4.42-3.58 8-8 8';

/** Paths of Material icons: as components they take longer to render than the rest of their row. */
const rowIcons: Record<RowActionName, string> = {
  'other-cases':
    'M1 21h12v2H1zM5.24 8.07l2.83-2.83 14.14 14.14-2.83 2.83zM12.32 1l5.66 5.66-2.83 2.83-5.66-5.66zM3.83 9.48l5.66 5.66-2.83 2.83L1 12.31z',
  details:
    'M12 6c3.79 0 7.17 2.13 8.82 5.5C19.17 14.87 15.79 17 12 17s-7.17-2.13-8.82-5.5C4.83 8.13 8.21 6 12 6m0-2C7 4 2.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 5c1.38 0 2.5 1.12 2.5 2.5S13.38 14 12 14s-2.5-1.12-2.5-2.5S10.62 9 12 9m0-2c-2.48 0-4.5 2.02-4.5 4.5S9.52 16 12 16s4.5-2.02 4.5-4.5S14.48 7 12 7',
  edit: 'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
  delete: 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z',
  restore:
    'M13 3a9 9 0 0 0-9 9H1l3.89 3.89.07.14L9 12H6c0-3.87 3.13-7 7-7s7 3.13 7 7-3.13 7-7 7c-1.93 0-3.68-.79-4.94-2.06l-1.42 1.42A8.954 8.954 0 0 0 13 21a9 9 0 0 0 0-18m-1 5v5l4.25 2.52.77-1.28-3.52-2.09V8z',
  merge: 'M17 20.41 18.41 19 15 15.59 13.59 17zM7.5 8H11v5.59L5.59 19 7 20.41l6-6V8h3.5L12 3.5z',
  fill: 'M14 2H6c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V8zm4 18H6V4h7v5h5zM8 12h8v2H8zm0 4h8v2H8z',
  download: 'M19 9h-4V3H9v6H5l7 7zM11 11V5h2v6h1.17L12 13.17 9.83 11zM5 18h14v2H5z',
  step: 'm12 4-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z',
  extend:
    'M21 10.12h-6.78l2.74-2.82c-2.73-2.7-7.15-2.8-9.88-.1-2.73 2.71-2.73 7.08 0 9.79s7.15 2.71 9.88 0C18.32 15.65 19 14.08 19 12.1h2c0 1.98-.88 4.55-2.64 6.29-3.51 3.48-9.21 3.48-12.72 0-3.5-3.47-3.53-9.11-.02-12.58s9.14-3.47 12.65 0L21 3zM12.5 8v4.25l3.5 2.08-.72 1.21L11 13V8z',
  met: 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z',
  vacated: BLOCKED,
  revoke: BLOCKED,
  test: 'M2.01 21 23 12 2.01 3 2 10l15 2-15 2z',
  again:
    'M12 5V1L7 6l5 5V7c3.31 0 6 2.69 6 6s-2.69 6-6 6-6-2.69-6-6H4c0 4.42 3.58 8 8 8s8-3.58 8-8-3.58-8-8-8',
  receive: 'M20 5.41 18.59 4 7 15.59V9H5v10h10v-2H8.41z',
  'change-status':
    'M13 3h-2v10h2zm4.83 2.17-1.42 1.42C17.99 7.86 19 9.81 19 12c0 3.87-3.13 7-7 7s-7-3.13-7-7c0-2.19 1.01-4.14 2.58-5.42L6.17 5.17C4.23 6.82 3 9.26 3 12c0 4.97 4.03 9 9 9s9-4.03 9-9c0-2.74-1.23-5.18-3.17-6.83',
};
