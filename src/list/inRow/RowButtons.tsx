import SaveIcon from '@mui/icons-material/Check';
import CancelIcon from '@mui/icons-material/Close';
import InRowIcon from '@mui/icons-material/EditNoteOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowLink } from '../rowActions/RowActions';
import type { StoredRecord } from '../../dataProvider/records';
import { inRowButtonId, useRowEdit } from './rowEdit';

export function RowButtons({ rowName }: { rowName: string }) {
  const record = useRecordContext<StoredRecord>();
  const { form, saving, start, save, cancel } = useRowEdit();
  // Narrow screens edit in the dialog instead.
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (!record) return null;
  if (!form) {
    return (
      <>
        {hasRoom && (
          <InRowButton
            action="edit"
            rowName={rowName}
            id={inRowButtonId(record.id)}
            className={IN_ROW}
            onClick={start}
            onKeyDown={moveAlong}
          >
            <InRowIcon fontSize="small" />
          </InRowButton>
        )}
        <RowLink action="edit" rowName={rowName} />
      </>
    );
  }
  return (
    <>
      <InRowButton action="save" rowName={rowName} color="primary" onClick={() => !saving && save()}>
        {saving ? <CircularProgress size="1em" aria-hidden="true" /> : <SaveIcon fontSize="small" />}
      </InRowButton>
      <InRowButton action="cancel" rowName={rowName} onClick={() => !saving && cancel()}>
        <CancelIcon fontSize="small" />
      </InRowButton>
    </>
  );
}

const keys = { edit: 'F2', save: 'Enter', cancel: 'Esc' };

interface Props extends Omit<IconButtonProps, 'action'> {
  action: keyof typeof keys;
  rowName: string;
  children: ReactNode;
}

function InRowButton({ action, rowName, children, ...button }: Props) {
  const translate = useTranslate();
  const name = translate(`lists.inRow.${action}`, { key: keys[action] });
  const label = translate('lists.rowAction', { action: name, record: rowName });
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-label={label} {...button}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

const IN_ROW = 'edit-in-row';

/** ↓ and ↑ move to the same button of the next or previous row. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>(`.${IN_ROW}`) ?? []),
  ];
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}
