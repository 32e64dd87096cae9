import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { newUserFields } from '../../../domain/users';
import { PageFrame } from '../../page/PageFrame';
import { CreateRecord } from '../../recordForms/CreateRecord';
import { useConfig } from '../../useConfig';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { UserInputs } from './UserInputs';
import { userNameOf, type UserRecord } from './userRecord';

const words = 'resources.users';

export function UserCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate(`${words}.create.breadcrumb`), to: '/users-list' }, { label: title }]}
    >
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {translate(`${words}.firstSignIn.${firstSignIn(useConfig()?.codesBy)}`)}
      </Alert>
      <CreateRecord
        fields={newUserFields}
        added={`${words}.messages.created`}
        nameOf={nameOf}
        failedWordlessly={`${words}.messages.failed`}
      >
        <UserInputs />
      </CreateRecord>
    </PageFrame>
  );
}

/** Says how the first sign-in code arrives. */
function firstSignIn(codesBy: readonly string[] = ['mail', 'sms']) {
  if (codesBy.length > 1) return 'byEither';
  if (codesBy.includes('mail')) return 'byMail';
  return codesBy.includes('sms') ? 'bySms' : 'onConsole';
}

const nameOf = (user: StoredRecord) => userNameOf(user as UserRecord);
