import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { newUserFields } from '../../../domain/users';
import { PageFrame } from '../../layout/PageFrame';
import { CreateRecord } from '../../records/CreateRecord';
import { UserInputs } from './UserInputs';

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
        {translate(`${words}.firstSignIn`)}
      </Alert>
      <CreateRecord
        fields={newUserFields}
        added={`${words}.messages.created`}
        failedWordlessly={`${words}.messages.failed`}
      >
        <UserInputs />
      </CreateRecord>
    </PageFrame>
  );
}
