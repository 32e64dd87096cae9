import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useResourceContext, useUpdate } from 'react-admin';
import type { Fields, Values } from '../../domain/fields';
import { useErrorDialog } from '../layout/ErrorDialog';
import type { StaleDialogProps } from './StaleDialog';
import { valuesOf, type StoredRecord } from './storedRecord';

interface Options<R extends StoredRecord> {
  fields: Fields;
  opened: R;
  saved: string;
  failed?: string | undefined;
  onReload: (current: R) => void;
  onClose: () => void;
}

/**
 * Saves an opened record with the version it was opened at (docs/contract.md, `version`). When
 * another person has saved since, nothing typed is lost: `stale` offers to load theirs or to save over
 * it. A server without versions saves as the contract says.
 */
export function useEditRecord<R extends StoredRecord>(options: Options<R>) {
  const { fields, opened, saved, failed, onReload, onClose } = options;
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [update] = useUpdate();
  const notify = useNotify();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const formId = useId();
  const version = useRef(opened.version);
  const [stale, setStale] = useState<Pick<StaleDialogProps, 'by' | 'at'> | null>(null);
  const [values] = useState(() => valuesOf(fields, opened));

  const current = async () => (await dataProvider.getOne<R>(resource, { id: opened.id })).data;
  const attempt = (action: () => Promise<void>) => {
    action().catch((error: Error) => showError({ title: 'forms.failed', text: error.message }));
  };
  const load = async () => onReload(await current());
  const overwrite = async () => {
    version.current = (await current()).version;
    setStale(null);
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  };

  return {
    form: {
      id: formId,
      values,
      save: async (checked: Values<Fields>) => {
        const data = { ...checked, ...(version.current !== undefined && { version: version.current }) };
        await update(resource, { id: opened.id, data, previousData: opened }, PLAIN);
      },
      onSaved: () => {
        notify(saved, { type: 'success' });
        onClose();
        void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      },
      onFailed: (message: string, error: unknown) => {
        const change = staleness(error);
        if (change) setStale(change);
        else showError({ title: 'forms.failed', text: failed ?? message });
      },
    },
    stale: stale && {
      ...stale,
      onKeepEditing: () => setStale(null),
      onLoad: () => attempt(load),
      onOverwrite: () => attempt(overwrite),
    },
  };
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Who changed the record and when, if that is why the save was refused. */
function staleness(error: unknown): { by?: string; at?: string } | null {
  if (!(error instanceof HttpError) || error.status !== 409 || error.body?.code !== 'stale') return null;
  return error.body.params ?? {};
}
