import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { StatusButton } from '../../list/rowActions/StatusButton';
import { useIsOwnAccount } from './useIsOwnAccount';
import { useRowEdit } from '../../list/inRow/rowEdit';
import { userNameOf, userStates, type UserRecord } from './userRecord';

/** Enables or disables another user; while the row is edited, an input replaces it. */
export function UserStatusButton() {
  const user = useRecordContext<UserRecord>();
  const { form } = useRowEdit();
  const isOwn = useIsOwnAccount(user);
  if (!user || form || isOwn) return null;
  return (
    // Negative margin: the button must not make the row higher than its texts.
    <Box sx={{ my: -0.5 }}>
      <StatusButton
        rowName={userNameOf(user)}
        isOn={user.isEnabled}
        states={userStates}
        question="resources.users.messages.statusQuestion"
        done="resources.users.messages.statusChanged"
      />
    </Box>
  );
}
