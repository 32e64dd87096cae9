import { useMemo, type ReactNode } from 'react';
import { useTranslate, type SortPayload } from 'react-admin';
import { text } from '../../../domain/fields';
import type { Register } from '../../../domain/registers';
import { useMay } from '../../authProvider/permissions';
import { NameText } from '../../fields/cells';
import { nameIn } from '../../i18n/nameIn';
import type { Language } from '../../i18n/catalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { FieldInput } from '../../inputs/FieldInput';
import { DeleteRowButton } from '../../list/rowActions/DeleteRowButton';
import { fieldColumn, type ActionColumn, type TableColumn } from '../../list/table/tableColumns';
import { editableRows } from '../../list/inRow/EditableRows';
import { InRow } from '../../list/inRow/rowEdit';
import { RowButtons } from '../../list/inRow/RowButtons';
import { UnsavedRows } from '../../list/inRow/UnsavedRows';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { Filter } from '../../list/filters/filter';
import { SearchFilter } from '../../list/filters/SearchFilter';
import type { StoredRecord } from '../../dataProvider/records';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { useRegister, useRowName } from './useRegister';

/** What a list shows beyond its register's facts (domain/registers.ts). */
interface Props extends ViewExtras {
  above?: ReactNode;
  filters?: readonly Filter[];
  actions?: ReactNode;
  /** The initial sort, unless it is by name. */
  sort?: SortPayload;
}

export type ExtraColumns = Record<string, Partial<TableColumn<StoredRecord>>>;

interface ViewExtras {
  columns?: ExtraColumns | undefined;
  rowActions?: readonly ActionColumn[] | undefined;
}

/** A register's list: search, sort by every column, in-row editing and export. */
export function RegisterRecords({ above, filters, actions, sort, columns, rowActions }: Props) {
  const translate = useTranslate();
  const register = useRegister();
  const { name } = register;
  const words = `resources.${name}`;
  const title = translate(`${words}.name`);
  const mayAdd = useMay('create', name);
  const mayEdit = useMay('edit', name);
  const language = useLanguage();
  const view = useMemo(
    () => viewOf(register, language, mayEdit, { columns, rowActions }),
    [register, language, mayEdit, columns, rowActions],
  );
  const label = (source: string) => translate(`${words}.fields.${source}`);
  return (
    <RegisterList
      key={name}
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      add={mayAdd ? translate(`${words}.create`) : undefined}
      sort={sort ?? { field: nameShown(register, language), order: 'ASC' }}
      sorts={register.columns}
      actions={
        <>
          {actions}
          <ExportButton file={register.title} sheet={register.title.slice(0, 31)} columns={view.columns} />
        </>
      }
      toolbar={
        <>
          {above}
          <ListToolbar
            columns={view.columns}
            sorts={register.columns.map((value) => ({ value, label: label(value) }))}
            {...(filters && { filters })}
          >
            <SearchFilter source="q" label={translate('lists.search')} />
          </ListToolbar>
        </>
      }
    >
      <UnsavedRows>
        <RegisterTable<StoredRecord> {...view} />
      </UnsavedRows>
    </RegisterList>
  );
}

/** The field of the first column, by which the list is sorted initially. */
const nameShown = ({ fields, nameField }: Register, language: Language): string =>
  language === 'bn' && 'nameBn' in fields ? 'nameBn' : nameField;

function viewOf(
  register: Register,
  language: Language,
  mayEdit: boolean,
  { columns = {}, rowActions = [] }: ViewExtras,
) {
  const { name, fields, nameField } = register;
  // In Bengali the two names change places.
  const first = nameShown(register, language);
  const sources = register.columns.map((source) =>
    source === nameField ? first : source === first ? nameField : source,
  );
  return {
    columns: sources.map((source): TableColumn<StoredRecord> => {
      const field = fields[source];
      const column = {
        ...fieldColumn(name, source, field ?? text()),
        label: `resources.${name}.fields.${source}`,
        sortable: true,
        isName: source === first,
        // A row whose record has no Bengali name still needs a heading.
        ...(source === first && {
          render: (record: StoredRecord) => <NameText name={record[nameField]} nameBn={record.nameBn} />,
        }),
        ...columns[source],
      };
      if (!field || !mayEdit) return column;
      const edit = <FieldInput source={source} field={field} />;
      return { ...column, render: (record) => <InRow edit={edit}>{column.render(record)}</InRow> };
    }),
    // people who may only read the list get neither buttons nor keys to change it
    ...(mayEdit && {
      body: editableRows({
        fields,
        saved: `resources.${name}.edited`,
        nameOf: (record) => nameIn(language, record[nameField], record.nameBn),
      }),
    }),
    rowActions: mayEdit ? [EDIT, ...rowActions, DELETE] : [],
  };
}

function Edit() {
  return <RowButtons rowName={useRowName()} />;
}

function Delete() {
  return (
    <DeleteRowButton rowName={useRowName()} question={`resources.${useRegister().name}.deleteQuestion`} />
  );
}

const EDIT: ActionColumn = { heading: 'lists.edit', buttons: <Edit /> };
const DELETE: ActionColumn = { heading: 'lists.delete', buttons: <Delete /> };
