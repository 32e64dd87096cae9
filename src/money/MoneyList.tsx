import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import { ColumnList } from '../list/ColumnList';
import { DeleteRowButton } from '../list/rowActions/DeleteRowButton';
import { RowButton } from '../list/rowActions/RowActions';
import type { RowActionName } from '../list/table/focusRow';
import { useShortcutKey } from '../page/useShortcutKey';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';

type Dialog = (onClose: () => void) => ReactNode;

type ListProps<R> = ComponentProps<typeof ColumnList<R & { id: number }>>;

interface Props<R> extends Omit<ListProps<R>, 'title' | 'exported'> {
  /** A key of the catalogue. */
  title: string;
  file: string;
  sheetColumns?: readonly ListColumn[];
  /** Absent where records are neither added nor changed. */
  entered?: { add: Dialog; buttons: ReactNode };
}

/** A list of money, whose records may be added, changed and deleted in place. */
export function MoneyList<R extends { id: number }>({
  title,
  file,
  sheetColumns,
  entered,
  ...list
}: Props<R>) {
  const translate = useTranslate();
  const mayEdit = useMay('edit', useResourceContext() ?? '');
  return (
    <ColumnList
      {...list}
      title={translate(title)}
      below={[{ label: translate('layout.menuGroups.money'), to: '/money' }]}
      exported={{ file, sheet: file, columns: sheetColumns ?? list.columns }}
      add={entered && <AddButton dialog={entered.add} />}
      {...(entered && mayEdit && { rowActions: [{ heading: 'lists.actions', buttons: entered.buttons }] })}
    />
  );
}

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
