import { useTranslate } from 'react-admin';
import { userFields } from '../../../domain/users';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { UserInputs } from './UserInputs';
import { userNameOf, type UserRecord } from './userRecord';

const words = 'resources.users';

export function UserEditDialog() {
  const translate = useTranslate();
  return (
    <EditRecordDialog<UserRecord>
      fields={userFields}
      title={translate(`${words}.edit.title`)}
      subtitle={userNameOf}
      saved={`${words}.messages.edited`}
      failed={`${words}.messages.failed`}
    >
      <UserInputs />
    </EditRecordDialog>
  );
}
