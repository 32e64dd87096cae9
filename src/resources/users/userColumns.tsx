import type { ReactNode } from 'react';
import { useTranslate, useRecordContext } from 'react-admin';
import { userColumns as names, userFields, type UserColumn } from '../../../domain/users';
import { ClampedText, InstantText } from '../../fields/cells';
import { ReferredNames } from '../../fields/ReferredNames';
import { useHiddenColumns } from '../../list/listSettings';
import type { TableColumn } from '../../list/table/tableColumns';
import { FieldInput } from '../../inputs/FieldInput';
import { ReferencesSelect } from '../../inputs/ReferencesSelect';
import { EnabledInput } from './EnabledInput';
import { InRow } from '../../list/inRow/InRow';
import { type UserRecord, userNameOf, userStates } from './userRecord';
import Box from '@mui/material/Box';
import { StatusButton } from '../../list/rowActions/StatusButton';
import { useIsOwnAccount } from './useIsOwnAccount';
import { useRowEdit } from '../../list/inRow/rowEdit';

const words = 'resources.users';

const cells: Record<UserColumn, (user: UserRecord) => ReactNode> = {
  fullName: ({ fullName }) => (
    <InRow edit={<FieldInput source="fullName" field={userFields.fullName} />}>
      <ClampedText text={fullName} />
    </InRow>
  ),
  userName: ({ userName }) => <ClampedText text={userName} />,
  email: ({ email }) => (
    <InRow edit={<FieldInput source="email" field={userFields.email} />}>
      <ClampedText text={email} />
    </InRow>
  ),
  phone: ({ phone }) => (
    <InRow edit={<FieldInput source="phone" field={userFields.phone} />}>
      <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
    </InRow>
  ),
  roles: ({ roles }) => (
    <InRow
      edit={
        <>
          <ReferencesSelect source="roles" field={userFields.roles} />
          <SectionsOfHiddenColumn />
        </>
      }
    >
      <ReferredNames to={userFields.roles.to} records={roles} />
    </InRow>
  ),
  isEnabled: ({ isEnabled }) => (
    <InRow edit={<EnabledInput />}>
      <YesOrNo value={isEnabled} />
    </InRow>
  ),
};

const widths: Partial<Record<UserColumn, string>> = {
  fullName: '12rem',
  userName: '9.5rem',
  email: '14rem',
  phone: '8.5rem',
  roles: '13rem',
};

/** The list's columns after S/N. */
export const userColumns: readonly TableColumn<UserRecord>[] = [
  ...names.map((source) => ({
    source,
    label: `${words}.columns.${source}`,
    sortable: false,
    width: widths[source],
    render: cells[source],
  })),
  {
    source: 'workPlaces',
    label: `${words}.columns.workPlaces`,
    sortable: false,
    width: '12rem',
    render: ({ workPlaces }) => (
      <InRow edit={<SectionsInput />}>
        <ReferredNames to={userFields.workPlaces.to} records={workPlaces} />
      </InRow>
    ),
  },
  {
    source: 'lastSignInAt',
    label: `${words}.columns.lastSignInAt`,
    sortable: false,
    width: '9rem',
    render: ({ lastSignInAt }) => <InstantText instant={lastSignInAt ?? null} />,
  },
  {
    source: 'changeStatus',
    label: `${words}.columns.changeStatus`,
    sortable: false,
    render: () => <UserStatusButton />,
  },
];

const SectionsInput = () => <ReferencesSelect source="workPlaces" field={userFields.workPlaces} />;

/** Edits the sections in the cell of the roles while their own column is hidden, as it is at first. */
function SectionsOfHiddenColumn() {
  const [hidden] = useHiddenColumns();
  return hidden.includes('workPlaces') && <SectionsInput />;
}

const YesOrNo = ({ value }: { value: boolean }) => useTranslate()(value ? 'forms.yes' : 'forms.no');

/** Enables or disables another user; while the row is edited, an input replaces it. */
function UserStatusButton() {
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
