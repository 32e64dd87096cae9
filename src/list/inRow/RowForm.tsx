import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { FormProvider, useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useChecksOnLeaving } from '../../inputs/useChecksOnLeaving';
import { RegisterRow, type RowProps } from '../table/RegisterRows';
import { type StoredRecord, valuesOf, type WriteMeta } from '../../dataProvider/records';
import { RowEditProvider, useEditableRow } from './rowEdit';
import { useUnsavedRow } from './UnsavedRows';
import { useQueryClient } from '@tanstack/react-query';
import {
  HttpError,
  setSubmissionErrors,
  useDataProvider,
  useResourceContext,
  useUpdate,
  FieldTitle,
  useTranslate,
  ValidationError,
} from 'react-admin';
import { formResolver } from '../../inputs/formResolver';
import { refusedBy } from '../../inputs/submission';
import { useHiddenColumns } from '../listSettings';
import { useRecordAddress } from '../../page/useRecordAddress';
import { useSavedNotify } from '../../page/usePairNotify';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

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

interface RowFormOptions {
  opened: StoredRecord;
  listed: StoredRecord;
  onReload: (current: StoredRecord) => void;
  onClose: () => void;
}

/**
 * A row's form, checked and saved like the edit dialog. After a refused save the input stays: messages about
 * a field appear at its cell, other messages below the row.
 */
function useRowForm({ opened, listed, onReload, onClose }: RowFormOptions) {
  const { fields, saved, nameOf, columnOf = {}, status } = useEditableRow();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [update] = useUpdate<StoredRecord>();
  const notifySaved = useSavedNotify();
  const addressOf = useRecordAddress();
  const queries = useQueryClient();
  const [hidden] = useHiddenColumns();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [values] = useState(() => valuesOf(fields, opened));
  const resolver = useMemo(() => formResolver(fields, 'edit', values), [fields, values]);
  const form = useForm({ defaultValues: values, resolver });
  const { isDirty, isSubmitting } = form.formState;

  const showHiddenErrors = (messages: Record<string, string>) => {
    const field = Object.keys(messages).find(
      (name) => hidden.includes(name) && hidden.includes(columnOf[name] ?? name),
    );
    if (field) setRefusal({ field, text: messages[field] ?? '' });
  };
  const refuse = (error: unknown) => {
    const { fields: messages, banner, advice } = refusedBy(error, Object.keys(fields));
    setSubmissionErrors(messages, form.setError);
    showHiddenErrors(messages);
    const [first] = Object.keys(messages);
    if (first) form.setFocus(first);
    if (banner === null) return;
    const offer = isStale(error)
      ? { onLoad: () => attempt(load), onOverwrite: () => attempt(overwrite) }
      : {};
    setRefusal({ text: banner, advice, ...offer });
  };
  const attempt = (action: () => Promise<void>) => void action().catch(refuse);
  const current = async () => (await dataProvider.getOne<StoredRecord>(resource, { id: opened.id })).data;
  const load = async () => onReload(await current());
  const overwrite = async () => saveOver(await current());

  const saveOver = (known: StoredRecord) => {
    setRefusal(null);
    const send = async (checked: FieldValues) => {
      try {
        const data = { ...checked, version: known.version };
        await update(resource, { id: opened.id, data, previousData: known, meta: IN_ROW }, PLAIN);
        notifySaved(saved, { name: nameOf({ ...opened, ...checked }), to: addressOf(opened) });
        onClose();
      } catch (error) {
        refuse(error);
        // refetched, because on some servers the save is two calls and the first may have succeeded
        void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      }
    };
    return form.handleSubmit(send, (errors) => showHiddenErrors(messagesOf(errors)))();
  };

  const save = () => {
    if (!isDirty) return onClose();
    if (!status) return void saveOver(opened);
    // An unanswered earlier save may have switched the status already, so send the status from the list
    // unless the row changes it.
    const switches = form.getValues(status) !== opened[status];
    void saveOver({ ...opened, [status]: switches ? listed[status] : opened[status] });
  };
  return { form, saving: isSubmitting, save, refusal };
}

const IN_ROW = { via: 'row' } satisfies WriteMeta;

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;

const isStale = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && error.body?.code === 'stale';

const messagesOf = (errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      typeof error?.message === 'string' ? error.message : '',
    ]),
  );

interface Refusal {
  text: string;
  /** The refused field, if its column is hidden. */
  field?: string;
  /** Advice if it is unknown whether the record was saved. */
  advice?: string | null;
  /** Given if another person has saved the row meanwhile. */
  onLoad?: () => void;
  onOverwrite?: () => void;
}

function RowRefusal(props: Refusal & { columns: number }) {
  const { text, field, advice, onLoad, onOverwrite, columns } = props;
  const translate = useTranslate();
  return (
    <BelowRow columns={columns}>
      <Alert severity="error" role="alert">
        {field && (
          <>
            <FieldTitle source={field} />
            {': '}
          </>
        )}
        <ValidationError error={text} />
        {advice && <div>{advice}</div>}
        {onLoad && onOverwrite && (
          <>
            <Button size="small" onClick={onLoad} sx={{ ml: 1 }}>
              {translate('lists.inRow.load')}
            </Button>
            <Button size="small" onClick={onOverwrite} color="warning">
              {translate('lists.inRow.overwrite')}
            </Button>
          </>
        )}
      </Alert>
    </BelowRow>
  );
}

export const BelowRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <TableRow>
    <TableCell colSpan={columns} sx={{ py: 0.5 }}>
      <Stack sx={besideTheRow}>{children}</Stack>
    </TableCell>
  </TableRow>
);

// Stays visible when the table is scrolled sideways.
const besideTheRow = {
  gap: 0.5,
  position: 'sticky',
  left: 8,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 5rem)',
};
