import { useMemo, type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { bool } from '../../../domain/fields';
import { userFilters } from '../../../domain/listFilters';
import { userFields, userColumns as names, type UserColumn } from '../../../domain/users';
import { useOffers } from '../../offered/useOffers';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import type { HideableColumn } from '../../list/table/ColumnsButton';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import { editableRows } from '../../list/inRow/EditableRows';
import { RowButtons } from '../../list/inRow/RowButtons';
import { UnsavedRows } from '../../list/inRow/UnsavedRows';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { userNameOf, type UserRecord, userStates, useIsOwnAccount } from './userRecord';
import { UserRowWarnings } from './UserWarnings';
import { ClampedText, InstantText } from '../../fields/cells';
import { ReferredNames } from '../../fields/allReferences';
import { useHiddenColumns } from '../../list/listSettings';
import { FieldInput } from '../../inputs/FieldInput';
import { ReferencesSelect } from '../../inputs/ReferencesSelect';
import { EnabledInput } from './EnabledInput';
import { InRow, useRowEdit } from '../../list/inRow/rowEdit';
import Box from '@mui/material/Box';
import { StatusButton } from '../../list/rowActions/StatusButton';

const words = 'resources.users';

/** The users; all listed fields can be edited in the row. */
export function UserList() {
  const translate = useTranslate();
  const columns = useOfferedColumns();
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={translate(`${words}.list.add`)}
      filters={userFilters}
      toolbar={<Toolbar columns={columns} />}
    >
      <UnsavedRows>
        <RegisterTable<UserRecord>
          columns={columns}
          numberHeading={`${words}.columns.rowNumber`}
          body={EditableRows}
          rowActions={ROW_ACTIONS}
        />
      </UnsavedRows>
    </RegisterList>
  );
}

/** The columns; that of the last sign-in only if the server sends it. */
function useOfferedColumns() {
  const isTold = useOffers('passwordReset');
  return useMemo(() => userColumns.filter(({ source }) => source !== 'lastSignInAt' || isTold), [isTold]);
}

function Toolbar({ columns }: { columns: readonly HideableColumn[] }) {
  const translate = useTranslate();
  return (
    <ListToolbar columns={columns} filters={userFilters}>
      <SearchFilter source="searchKey" label={translate(`${words}.list.search`)} />
    </ListToolbar>
  );
}

const { fullName, email, phone, roles: given, workPlaces } = userFields;

const EditableRows = editableRows({
  fields: { fullName, email, phone, roles: given, workPlaces, isEnabled: bool() },
  saved: `${words}.messages.edited`,
  nameOf: (user) => userNameOf(user as UserRecord),
  Warnings: UserRowWarnings,
  columnOf: { workPlaces: 'roles' },
  status: 'isEnabled',
});

function Edit() {
  const user = useRecordContext<UserRecord>();
  return <RowButtons withButton rowName={user ? userNameOf(user) : ''} />;
}

const ROW_ACTIONS: ActionColumn[] = [{ heading: `${words}.columns.edit`, buttons: <Edit /> }];

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

const userColumns: readonly TableColumn<UserRecord>[] = [
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
