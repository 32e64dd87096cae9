import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { bool } from '../../../domain/fields';
import { userFilters } from '../../../domain/listFilters';
import { userFields } from '../../../domain/users';
import { useOffers } from '../../offered/useOffers';
import { LazyImportLink } from '../../spreadsheet/LazyImportLink';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import type { HideableColumn } from '../../list/table/ColumnsButton';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn } from '../../list/table/tableColumns';
import { editableRows } from '../../list/inRow/EditableRows';
import { RowButtons } from '../../list/inRow/RowButtons';
import { UnsavedRows } from '../../list/inRow/UnsavedRows';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { userColumns } from './userColumns';
import { userNameOf, type UserRecord } from './userRecord';
import { UserRowWarnings } from './UserWarnings';

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
      add={{ to: '/create-user', label: translate(`${words}.list.add`) }}
      actions={<LazyImportLink />}
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
      <SearchFilter opens="edit" source="searchKey" label={translate(`${words}.list.search`)} />
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
  return <RowButtons rowName={user ? userNameOf(user) : ''} />;
}

const ROW_ACTIONS: ActionColumn[] = [{ heading: `${words}.columns.edit`, buttons: <Edit /> }];
