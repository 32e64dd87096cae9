import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  HttpError,
  setSubmissionErrors,
  useDataProvider,
  useNotify,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import { bool } from '../../../../domain/fields';
import { userFields } from '../../../../domain/users';
import { formResolver } from '../../../inputs/formResolver';
import { refusedBy } from '../../../inputs/submission';
import { useHiddenColumns } from '../../../list/listSettings';
import { valuesOf } from '../../../records/storedRecord';
import type { UserRecord } from '../userRecord';
import type { Refusal } from './RowRefusal';

const { fullName, email, phone, roles, workPlaces } = userFields;
const rowFields = { fullName, email, phone, roles, workPlaces, isEnabled: bool() };

/** The columns of fields that have none of their own. */
const columnOf: Record<string, string> = { workPlaces: 'roles' };

interface Options {
  opened: UserRecord;
  listed: UserRecord;
  onReload: (current: UserRecord) => void;
  onClose: () => void;
}

/**
 * What is typed into a row, checked and saved as the dialog's form is. A refused save leaves it all as it
 * is: a field's message stands at its cell, any other below the row.
 */
export function useRowForm({ opened, listed, onReload, onClose }: Options) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [update] = useUpdate<UserRecord>();
  const notify = useNotify();
  const queries = useQueryClient();
  const [hidden] = useHiddenColumns();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [values] = useState(() => valuesOf(rowFields, opened));
  const resolver = useMemo(() => formResolver(rowFields, 'edit', values), [values]);
  const form = useForm({ defaultValues: values, resolver });
  const { isDirty, isSubmitting } = form.formState;

  const tellUnseen = (messages: Record<string, string>) => {
    const field = Object.keys(messages).find((name) => hidden.includes(columnOf[name] ?? name));
    if (field) setRefusal({ field, text: messages[field] ?? '' });
  };
  const refuse = (error: unknown) => {
    const { fields, banner, advice } = refusedBy(error, Object.keys(rowFields));
    setSubmissionErrors(fields, form.setError);
    tellUnseen(fields);
    const [first] = Object.keys(fields);
    if (first) form.setFocus(first as keyof typeof rowFields);
    if (banner === null) return;
    const offer = isStale(error)
      ? { onLoad: () => attempt(load), onOverwrite: () => attempt(overwrite) }
      : {};
    setRefusal({ text: banner, advice, ...offer });
  };
  const attempt = (action: () => Promise<void>) => void action().catch(refuse);
  const current = async () => (await dataProvider.getOne<UserRecord>(resource, { id: opened.id })).data;
  const load = async () => onReload(await current());
  const overwrite = async () => saveOver(await current());

  const saveOver = (known: UserRecord) => {
    setRefusal(null);
    const send = async (checked: FieldValues) => {
      try {
        const data = { ...checked, version: known.version };
        await update(resource, { id: opened.id, data, previousData: known }, PLAIN);
        notify('resources.users.messages.edited', { type: 'success' });
        onClose();
      } catch (error) {
        refuse(error);
        // part of it may have been saved
        void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      }
    };
    return form.handleSubmit(send, (errors) => tellUnseen(messagesOf(errors)))();
  };

  const save = () => {
    if (!isDirty) return onClose();
    // The server may have switched it, though its answer never came: what the row does not change stays.
    const switches = form.getValues('isEnabled') !== opened.isEnabled;
    void saveOver({ ...opened, isEnabled: switches ? listed.isEnabled : opened.isEnabled });
  };
  return { form, saving: isSubmitting, save, refusal };
}

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
