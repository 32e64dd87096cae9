import SaveIcon from '@mui/icons-material/Check';
import CancelIcon from '@mui/icons-material/Close';
import InRowIcon from '@mui/icons-material/EditNoteOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowLink } from '../rowActions/RowActions';
import type { StoredRecord } from '../../dataProvider/records';
import { inRowButtonId, useRoomInRows, useRowEdit } from './rowEdit';

interface RowProps {
  rowName: string;
  /** Whether a button of its own starts the in-row editing; a double click and F2 always do. */
  withButton?: boolean;
}

export function RowButtons({ rowName, withButton = false }: RowProps) {
  const translate = useTranslate();
  const record = useRecordContext<StoredRecord>();
  const { form, saving, start, save, cancel } = useRowEdit();
  const hasRoom = useRoomInRows();
  if (!record) return null;
  if (!form) {
    return (
      <>
        {hasRoom && withButton && (
          <InRowButton action="edit" rowName={rowName} id={inRowButtonId(record.id)} onClick={start}>
            <InRowIcon fontSize="small" />
          </InRowButton>
        )}
        <RowLink
          action="edit"
          rowName={rowName}
          hint={hasRoom && !withButton ? translate('lists.inRow.hint') : undefined}
        />
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
