import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useChecksOnLeaving } from '../../inputs/useChecksOnLeaving';
import { RegisterRow, type RowProps } from '../table/RegisterRows';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { RowEditProvider, useEditableRow } from './rowEdit';
import { RowRefusal } from './RowRefusal';
import { useRowForm } from './useRowForm';
import { useUnsavedRow } from './UnsavedRows';

interface Props extends RowProps {
  opened: StoredRecord;
  /** The record as the list has it now. */
  listed: StoredRecord;
  onReload: (current: StoredRecord) => void;
  onClose: () => void;
}

/** A row of inputs, each checked on blur. Enter saves the row, Esc cancels. */
export function RowForm({ opened, listed, columns, onReload, onClose }: Props) {
  const { form, saving, save, refusal } = useRowForm({ opened, listed, onReload, onClose });
  const { Warnings } = useEditableRow();
  useUnsavedRow(opened.id, form.formState.isDirty);
  const element = useRef<HTMLTableRowElement>(null);
  // Not by the form's setFocus, which runs later, so that a quick typist's first letters would be lost.
  useLayoutEffect(() => {
    const first = element.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);

  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Popups over the row, such as a list of roles, handle their own keys; so do input methods.
    if (!event.currentTarget.contains(event.target as Node) || event.nativeEvent.isComposing) return;
    const isOnButton = (event.target as HTMLElement).closest('button, a') !== null;
    if (event.key === 'Enter' && isOnButton) return;
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (saving) return;
      if (event.key === 'Enter') save();
      else onClose();
    } else if (saving && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <FormProvider {...form}>
      <RowEditProvider value={{ form, saving, start: noop, save, cancel: onClose }}>
        <CheckedRow columns={columns} ref={element} aria-busy={saving} onKeyDownCapture={press} />
        {Warnings && <Warnings columns={columns.length} />}
        {refusal && <RowRefusal {...refusal} columns={columns.length} />}
      </RowEditProvider>
    </FormProvider>
  );
}

const CheckedRow = (row: ComponentProps<typeof RegisterRow>) => (
  <RegisterRow {...row} onBlur={useChecksOnLeaving()} />
);

const noop = () => {};
