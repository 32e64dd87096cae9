import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { Fragment, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFollowedLinks } from '../../page/useFollowedLinks';
import { cardHeadingId } from './cardIds';
import { TO_DIALOGS } from '../openedFromList';
import type { ActionColumn, TableColumn } from '../table/tableColumns';
import { ROW_ACTION } from '../rowActions/RowActions';
import { rowActionStyle } from '../rowActions/rowActionStyle';

export interface OpenedMenu {
  /** The record's id. */
  id: number | string;
  button: HTMLElement;
  isOpen: boolean;
}

interface Props extends OpenedMenu {
  rowActions: readonly ActionColumn[];
  /** Columns that contain buttons. */
  columns: readonly TableColumn<never>[];
  onClose: () => void;
}

/**
 * The actions of a card's record, as text. It stays mounted when closed, because a button's confirmation
 * dialog is part of it.
 */
export function CardMenu({ id, button, isOpen, onClose, ...actions }: Props) {
  return (
    <Popover
      keepMounted
      open={isOpen}
      anchorEl={button}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': cardHeadingId(id) } }}
    >
      <Actions {...actions} isOpen={isOpen} onChosen={onClose} />
    </Popover>
  );
}

interface ActionsProps extends Pick<Props, 'rowActions' | 'columns' | 'isOpen'> {
  onChosen: () => void;
}

function Actions({ rowActions, columns, isOpen, onChosen }: ActionsProps) {
  const record = useRecordContext();
  const box = useRef<HTMLDivElement>(null);
  useFollowedLinks(box, TO_DIALOGS);
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);
  return (
    <Box ref={box} onClick={onChosen} sx={cardMenuStyle}>
      {rowActions.map(({ heading, buttons }) => (
        <Fragment key={heading}>{buttons}</Fragment>
      ))}
      {columns.map(({ source, render }) => (
        <Fragment key={source}>{render(record as never)}</Fragment>
      ))}
    </Box>
  );
}

/** Turns a row's icon buttons into full-width menu entries with their hints as text. */
const cardMenuStyle = {
  py: 0.5,
  minWidth: '11rem',
  '& [data-hint]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    px: 1.5,
    '&::after': { content: 'attr(data-hint)' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:has([aria-disabled])': { color: 'text.disabled' },
  },
  [`& .${ROW_ACTION}`]: {
    ...rowActionStyle,
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::before': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  },
};
