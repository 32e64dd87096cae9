import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { RegisterRow, RegisterRows, type RowProps } from '../../../list/RegisterRows';
import type { UserRecord } from '../userRecord';
import { inRowButtonId, RowEditProvider } from './rowEdit';
import { RowForm } from './RowForm';

/** A table's body whose rows can be edited in place, each by itself. */
export const EditableRows = ({ children }: { children?: ReactNode }) => (
  <RegisterRows row={EditableRow}>{children}</RegisterRows>
);

function EditableRow(props: RowProps) {
  const user = useRecordContext<UserRecord>();
  /** The record as the row was opened with it: later ones change nothing of what is typed. */
  const [opened, setOpened] = useState<UserRecord | null>(null);
  useFocusReturn(user?.id, opened !== null);
  if (!user) return null;
  if (opened) {
    const edition = `${opened.id}-${opened.version ?? ''}`;
    return (
      <RowForm
        key={edition}
        opened={opened}
        listed={user}
        {...props}
        onReload={setOpened}
        onClose={() => setOpened(null)}
      />
    );
  }
  const start = () => setOpened(user);
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

/** Once closed, the row's button gets the focus, if it was still in the row. */
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
