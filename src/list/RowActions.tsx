import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import OtherCasesIcon from '@mui/icons-material/GavelOutlined';
import StatusIcon from '@mui/icons-material/PowerSettingsNewOutlined';
import DetailsIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { OPENED_FROM_LIST } from './openedFromList';
import { rowActionId, type RowActionName } from './rowActionId';

const icons: Record<RowActionName, ReactNode> = {
  'other-cases': <OtherCasesIcon fontSize="small" />,
  details: <DetailsIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  delete: <DeleteIcon fontSize="small" />,
  'change-status': <StatusIcon fontSize="small" />,
};

interface Props extends Pick<IconButtonProps, 'onClick' | 'disabled' | 'color'> {
  action: RowActionName;
  /** What the row is called, for those who hear the button out of its row: a file number. */
  rowName: string;
}

/** Opens the row's dialog, an address below the list's. */
export function RowLink(props: Omit<Props, 'onClick'>) {
  const record = useRecordContext();
  const { search } = useLocation();
  const to = { pathname: `${record?.id}/${props.action}`, search };
  return <RowButton {...props} component={Link} to={to} state={OPENED_FROM_LIST} />;
}

export function RowButton({ action, rowName, ...button }: Props & Record<string, unknown>) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = translate(`lists.${action}`);
  return (
    <span data-hint={name}>
      <IconButton
        id={rowActionId(action, record?.id ?? '')}
        aria-label={translate('lists.rowAction', { action: name, record: rowName })}
        size="small"
        {...button}
      >
        {icons[action]}
      </IconButton>
    </span>
  );
}
