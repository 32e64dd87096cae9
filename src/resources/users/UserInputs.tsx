import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Referred } from '../../../domain/fields';
import { maySignIn } from '../../../domain/roles';
import { newUserFields, type UserField } from '../../../domain/users';
import { useOffers } from '../../offered/useOffers';
import { CheckboxesInput } from '../../inputs/CheckboxesInput';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { ShownValue } from '../../inputs/ShownValue';
import { ResetPassword } from './ResetPassword';
import type { UserRecord } from './userRecord';
import { UserWarnings } from './UserWarnings';

/** The form of a user. The user name can be set on create only. */
export function UserInputs() {
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
      </FormGroup>
      <FormGroup heading={heading('access')}>
        <CheckboxesInput source="roles" field={newUserFields.roles} isMarked={opensTheProduct} />
        <UserInput source="workPlaces" />
      </FormGroup>
      <UserWarnings isNew={!user} />
    </Stack>
  );
}

/** Whether a role allows signing in to this product. */
const opensTheProduct = ({ role }: Referred) => maySignIn([String(role)]);

const UserInput = ({ source }: { source: UserField }) => (
  <FieldInput source={source} field={newUserFields[source]} />
);
