import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HttpError, setSubmissionErrors, useDataProvider, useResourceContext, useUpdate } from 'react-admin';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { WriteMeta } from '../../dataProvider/writeMeta';
import { formResolver } from '../../inputs/formResolver';
import { refusedBy } from '../../inputs/submission';
import { useHiddenColumns } from '../listSettings';
import { valuesOf, type StoredRecord } from '../../dataProvider/storedRecord';
import { useRecordAddress } from '../../page/useRecordAddress';
import { useSavedNotify } from '../../page/usePairNotify';
import { useEditableRow } from './rowEdit';
import type { Refusal } from './RowRefusal';

interface Options {
  opened: StoredRecord;
  listed: StoredRecord;
  onReload: (current: StoredRecord) => void;
  onClose: () => void;
}

/**
 * A row's form, checked and saved like the edit dialog. After a refused save the input stays: messages about
 * a field appear at its cell, other messages below the row.
 */
export function useRowForm({ opened, listed, onReload, onClose }: Options) {
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
