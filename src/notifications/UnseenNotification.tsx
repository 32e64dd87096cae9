import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../dataProvider/inbox';
import { InstantText } from '../fields/cells';
import { kindOf } from './kinds';
import { MarkAsReadButton } from './MarkAsReadButton';
import { useMarking } from './useMarking';
import { useNotificationText } from './useNotificationText';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** A notification in the panel; opening it marks it as read. */
export function UnseenNotification({ notification, onOpen }: Props) {
  const translate = useTranslate();
  const textOf = useNotificationText();
  const { markAsRead } = useMarking();
  const { Icon, name, path } = kindOf(notification.notificationType);
  const open = () => {
    markAsRead(notification.id);
    onOpen();
  };
  return (
    <Box component="li" sx={row}>
      <ButtonBase component={Link} to={notification.link ?? path} onClick={open} sx={link}>
        <Icon color="primary" sx={{ mt: 0.25 }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {translate(name)} · <InstantText instant={notification.addDateTime} />
          </Typography>
          {textOf(notification)}
        </Box>
      </ButtonBase>
      <Box sx={{ p: 1 }}>
        <MarkAsReadButton notification={notification} />
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

const link = {
  flexGrow: 1,
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 1.5,
  minWidth: 0,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover' },
};
