import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate, type SortPayload } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import type { Filter } from '../list/filters/filter';
import { SearchFilter } from '../list/filters/SearchFilter';
import type { SoundFilters } from '../list/listAddress';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterList } from '../list/RegisterList';
import { DeleteRowButton } from '../list/rowActions/DeleteRowButton';
import { RowButton } from '../list/rowActions/RowActions';
import type { RowActionName } from '../list/table/focusRow';
import { RegisterTable } from '../list/table/RegisterTable';
import type { TableColumn } from '../list/table/tableColumns';
import { useShortcutKey } from '../page/useShortcutKey';
import { ExportButton } from '../spreadsheet/ExportButton';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import { ListPresets, WithFirstPreset, type Preset } from './ListPresets';

type Dialog = (onClose: () => void) => ReactNode;

interface Props<R> {
  /** A key of the catalogue, as are the labels. */
  title: string;
  /** The name of the exported file, which is English in the Bengali UI too. */
  file: string;
  columns: readonly TableColumn<R>[];
  sheetColumns?: readonly ListColumn[];
  sort: SortPayload;
  searched: string;
  filters: readonly Filter[];
  checks?: SoundFilters;
  presets?: { label: string; each: readonly Preset[] };
  /** Absent where records are neither added nor changed. */
  entered?: { add: Dialog; buttons: ReactNode };
}

/** A list of money: filters that are set by one button, and records that are added, changed and deleted in place. */
export function MoneyList<R extends { id: number }>({ presets, entered, ...list }: Props<R>) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const mayEdit = useMay('edit', resource);
  const { columns, sheetColumns = columns, file } = list;
  const title = translate(list.title);
  const sorted = columns.filter(({ sortable }) => sortable);
  const screen = (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.money'), to: '/money' }, { label: title }]}
      sort={list.sort}
      sorts={sorted.map(({ source }) => source)}
      {...(list.checks && { filters: list.checks })}
      actions={
        <>
          <ExportButton file={file} sheet={file} columns={sheetColumns} />
          {entered && <AddButton dialog={entered.add} />}
        </>
      }
      toolbar={
        <>
          {presets && <ListPresets label={presets.label} presets={presets.each} />}
          <ListToolbar
            columns={columns}
            sorts={sorted.map(({ source, label }) => ({ value: source, label: translate(label) }))}
            filters={list.filters}
          >
            <SearchFilter source="q" label={translate(list.searched)} />
          </ListToolbar>
        </>
      }
    >
      <RegisterTable<R>
        columns={columns}
        rowNumbers="continuous"
        rowActions={entered && mayEdit ? [{ heading: 'lists.actions', buttons: entered.buttons }] : NONE}
      />
    </RegisterList>
  );
  return presets ? <WithFirstPreset presets={presets.each}>{screen}</WithFirstPreset> : screen;
}

const NONE: never[] = [];

function AddButton({ dialog }: { dialog: Dialog }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const shortcut = useShortcutKey('create');
  const [isOpen, setOpen] = useState(false);
  if (!useMay('create', resource)) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-keyshortcuts={shortcut}
        onClick={() => setOpen(true)}
      >
        {translate(`resources.${resource}.add`)}
      </Button>
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}

interface RowProps {
  rowName: string;
  dialogs: Partial<Record<RowActionName, Dialog>>;
}

/** A row's buttons: each opens its dialog, and one deletes the record. */
export function RowDialogs({ rowName, dialogs }: RowProps) {
  const resource = useResourceContext() ?? '';
  const [opened, setOpened] = useState<RowActionName | null>(null);
  return (
    <>
      {(Object.keys(dialogs) as RowActionName[]).map((action) => (
        <RowButton key={action} action={action} rowName={rowName} onClick={() => setOpened(action)} />
      ))}
      <DeleteRowButton rowName={rowName} question={`resources.${resource}.deleteQuestion`} />
      {opened && (
        // its form begins with its own values: react-admin would take the row's
        <RecordContextProvider value={undefined}>
          <Suspense fallback={null}>{dialogs[opened]?.(() => setOpened(null))}</Suspense>
        </RecordContextProvider>
      )}
    </>
  );
}
