import { useTranslate } from 'react-admin';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable, type ActionColumn } from '../../list/RegisterTable';
import { SearchFilter } from '../../list/SearchFilter';
import { EditableRows } from './inRow/EditableRows';
import { UnsavedRows } from './inRow/UnsavedRows';
import { RowButtons } from './inRow/RowButtons';
import { userColumns } from './userColumns';
import type { UserRecord } from './userRecord';

const words = 'resources.users';

/** Who may use the register. What is seen of a user can be changed in its row. */
export function UserList() {
  const translate = useTranslate();
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={{ to: '/create-user', label: translate(`${words}.list.add`) }}
      toolbar={
        <ListToolbar columns={userColumns}>
          <SearchFilter opens="edit" source="searchKey" label={translate(`${words}.list.search`)} />
        </ListToolbar>
      }
    >
      <UnsavedRows>
        <RegisterTable<UserRecord>
          columns={userColumns}
          numberHeading={`${words}.columns.rowNumber`}
          body={EditableRows}
          rowActions={ROW_ACTIONS}
        />
      </UnsavedRows>
    </RegisterList>
  );
}

const ROW_ACTIONS: ActionColumn[] = [{ heading: `${words}.columns.edit`, buttons: <RowButtons /> }];
