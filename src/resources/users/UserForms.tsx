import Alert from '@mui/material/Alert';
import { useTranslate, useRecordContext } from 'react-admin';
import { newUserFields, userFields, type UserField } from '../../../domain/users';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { useErrorDialog } from '../../page/ErrorDialog';
import { useConfig } from '../../useConfig';
import type { StoredRecord } from '../../dataProvider/records';
import { userNameOf, type UserRecord } from './userRecord';
import { lazy } from 'react';
import { withWords } from '../../i18n';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import Stack from '@mui/material/Stack';
import type { Referred } from '../../../domain/fields';
import { maySignIn } from '../../../domain/roles';
import { useOffers } from '../../offered/useOffers';
import { CheckboxesInput } from '../../inputs/CheckboxesInput';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { ShownValue } from '../../inputs/ShownValue';
import { RemoveFactor } from './UserAction';
import { ResetPassword, useSignInCode } from './ResetPassword';
import { UserWarnings } from './UserWarnings';

const words = 'resources.users';

export function UserCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  const showError = useErrorDialog();
  const codesBy = useConfig()?.codesBy;
  const [invite, invitation] = useSignInCode(`${words}.invitation`);
  const handOver = (user: StoredRecord) =>
    invite(user as UserRecord).catch((error: Error) =>
      showError({ title: 'forms.failed', text: error.message }),
    );
  return (
    <CreatePage title={title} list={translate(`${words}.create.breadcrumb`)}>
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {translate(`${words}.firstSignIn.${firstSignIn(codesBy)}`)}
      </Alert>
      <CreateRecord
        fields={newUserFields}
        added={`${words}.messages.created`}
        nameOf={nameOf}
        failedWordlessly={`${words}.messages.failed`}
        {...(codesBy?.length === 0 && { onAdded: (user) => void handOver(user) })}
      >
        <UserInputs />
      </CreateRecord>
      {invitation}
    </CreatePage>
  );
}

function firstSignIn(codesBy: readonly string[] = ['mail', 'sms']) {
  if (codesBy.length > 1) return 'byEither';
  if (codesBy.includes('mail')) return 'byMail';
  return codesBy.includes('sms') ? 'bySms' : 'byHand';
}

const nameOf = (user: StoredRecord) => userNameOf(user as UserRecord);

const PersonActivity = lazy(async () => {
  const { PersonActivity: Shown } = await withWords(
    import('../../history/activity/PersonActivity'),
    'history',
  );
  return { default: Shown };
});

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

/** The form of a user. The user name can be set on create only. */
function UserInputs() {
  const translate = useTranslate();
  const user = useRecordContext<UserRecord>();
  const choosesSignIn = useOffers('signInBy');
  const heading = (group: string) => translate(`resources.users.groups.${group}`);
  return (
    <Stack spacing={2}>
      <FormGroup heading={heading('person')}>
        <UserInput source="fullName" />
        {user ? (
          <ShownValue source="userName" value={user.userName ?? ''} />
        ) : (
          <UserInput source="userName" />
        )}
        <UserInput source="email" />
        <UserInput source="phone" />
        {/* A new user has no password yet. */}
        {user && choosesSignIn && <UserInput source="signInBy" />}
        {user && <ResetPassword />}
        {user && <RemoveFactor />}
      </FormGroup>
      <FormGroup heading={heading('access')}>
        <CheckboxesInput source="roles" field={newUserFields.roles} isMarked={opensTheProduct} />
        <UserInput source="workPlaces" />
      </FormGroup>
      <UserWarnings isNew={!user} />
    </Stack>
  );
}

const opensTheProduct = ({ role }: Referred) => maySignIn([String(role)]);

const UserInput = ({ source }: { source: UserField }) => (
  <FieldInput source={source} field={newUserFields[source]} />
);
