import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { newUserFields, type UserField } from '../../../domain/users';
import { useOffers } from '../../dataProvider/useOffers';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { ShownValue } from '../../inputs/ShownValue';
import type { UserRecord } from './userRecord';

/** The form of a user. The name to sign in with is given once, on create. */
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
        {/* A new user has no password to sign in by. */}
        {user && choosesSignIn && <UserInput source="signInBy" />}
      </FormGroup>
      <FormGroup heading={heading('access')}>
        <UserInput source="roles" />
        <UserInput source="workPlaces" />
      </FormGroup>
    </Stack>
  );
}

const UserInput = ({ source }: { source: UserField }) => (
  <FieldInput source={source} field={newUserFields[source]} />
);
