import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useRecordContext } from 'react-admin';
import { RegisterRow, RegisterRows, type RowProps } from '../table/RegisterRows';
import type { StoredRecord } from '../../dataProvider/records';
import { rowActionId } from '../table/focusRow';
import {
  EditableRowProvider,
  inRowButtonId,
  RowEditProvider,
  useRoomInRows,
  type EditableRow,
} from './rowEdit';
import { RowForm } from './RowForm';

export const editableRows = (rows: EditableRow) =>
  function EditableRows({ children }: { children?: ReactNode }) {
    return (
      <EditableRowProvider value={rows}>
        <RegisterRows row={Row}>{children}</RegisterRows>
      </EditableRowProvider>
    );
  };

function Row(props: RowProps) {
  const record = useRecordContext<StoredRecord>();
  const [opened, setOpened] = useState<StoredRecord | null>(null);
  const hasRoom = useRoomInRows();
  useFocusReturn(record?.id, opened !== null);
  if (!record) return null;
  if (opened) {
    const edition = `${opened.id}-${opened.version ?? ''}`;
    return (
      <RowForm
        key={edition}
        opened={opened}
        listed={record}
        {...props}
        onReload={setOpened}
        onClose={() => setOpened(null)}
      />
    );
  }
  const start = () => setOpened(record);
  const openByDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (hasRoom && !(target as Element).closest('a, button, [role=button]')) start();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || !hasRoom) return;
    event.preventDefault();
    start();
  };
  return (
    <RowEditProvider value={{ saving: false, start, save: noop, cancel: noop }}>
      <RegisterRow {...props} onDoubleClick={openByDoubleClick} onKeyDown={openByKey} />
    </RowEditProvider>
  );
}

/** On close, returns the focus to the row's edit button if the focus was in the row. */
function useFocusReturn(id: number | undefined, open: boolean) {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (closed && document.activeElement === document.body) {
      const buttons = [inRowButtonId(id ?? ''), rowActionId('edit', id ?? '')];
      buttons
        .map((button) => document.getElementById(button))
        .find(Boolean)
        ?.focus();
    }
  }, [id, open]);
}

const noop = () => {};
