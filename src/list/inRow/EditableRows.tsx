import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { RegisterRow, RegisterRows, type RowProps } from '../table/RegisterRows';
import type { StoredRecord } from '../../dataProvider/records';
import { EditableRowProvider, inRowButtonId, RowEditProvider, type EditableRow } from './rowEdit';
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
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    start();
  };
  return (
    <RowEditProvider value={{ saving: false, start, save: noop, cancel: noop }}>
      <RegisterRow {...props} onKeyDown={openByKey} />
    </RowEditProvider>
  );
}

/** On close, returns the focus to the row's button if the focus was in the row. */
function useFocusReturn(id: number | undefined, open: boolean) {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (closed && document.activeElement === document.body) {
      document.getElementById(inRowButtonId(id ?? ''))?.focus();
    }
  }, [id, open]);
}

const noop = () => {};
