import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { userFields } from '../../../domain/users';
import { withWords } from '../../i18n';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { UserInputs } from './UserInputs';
import { userNameOf, type UserRecord } from './userRecord';

const PersonActivity = lazy(async () => {
  const { PersonActivity: Shown } = await withWords(
    import('../../history/activity/PersonActivity'),
    'history',
  );
  return { default: Shown };
});

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
      beforeHistory={({ id }) => <PersonActivity id={id} />}
    >
      <UserInputs />
    </EditRecordDialog>
  );
}
