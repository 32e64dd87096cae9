import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useDeferredValue, useState, type ReactNode, useId, useRef } from 'react';
import {
  RecordContextProvider,
  useTranslate,
  HttpError,
  useDataProvider,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import type { Fields, Values } from '../../domain/fields';
import { DraftOffer } from '../drafts/DraftOffer';
import { RecordForm, type SaveHelp } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { RecordDialog } from './RecordDialog';
import { StaleDialog, type StaleEdit } from './StaleDialog';
import { useCloseDialog, useOpenRecord } from './useOpenRecord';
import { type StoredRecord, valuesOf } from '../dataProvider/records';
import { WithHistory } from './WithHistory';
import { useQueryClient } from '@tanstack/react-query';
import { changesToPropose } from '../dataProvider/proposable';
import type { Draft } from '../drafts/draftStore';
import { useDrafts } from '../drafts/useDrafts';
import { useProposing } from '../list/rowActions/useProposing';
import { useErrorDialog } from '../page/ErrorDialog';
import { useSavedNotify } from '../page/usePairNotify';
import { useRecordAddress } from '../page/useRecordAddress';

interface Props<R extends StoredRecord> {
  fields: Fields;
  title: string;
  /** The record's name, here and in the toast. */
  subtitle: (record: R) => string;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
  /** Text of the failure dialog, a catalogue key; by default the server's message. */
  failed?: string | undefined;
  beforeHistory?: (record: R) => ReactNode;
  children: ReactNode;
}

/**
 * Edits the record that the URL names. The form starts with the record as stored on the server, not with the
 * row of the list.
 */
export function EditRecordDialog<R extends StoredRecord>({ title, beforeHistory, ...form }: Props<R>) {
  const { subtitle } = form;
  const translate = useTranslate();
  const { record, settled, refetch } = useOpenRecord<R>();
  const close = useCloseDialog();
  const [opened, setOpened] = useState<R>();
  // Once the form is open, its content changes only when the person types or restores an older version.
  if (settled && record && !opened) setOpened(record);
  const reopen = async () => setOpened((await refetch()).data ?? opened);
  // Rendering many inputs takes time, so the empty dialog is rendered first.
  const drawn = useDeferredValue(opened);

  return (
    <RecordDialog opener="edit" title={title} subtitle={record && subtitle(record)} onClose={close}>
      <WithHistory
        beforeHistory={opened && beforeHistory?.(opened)}
        label="lists.edit"
        record={opened}
        onRestored={() => void reopen()}
        onClose={close}
      >
        {drawn ? (
          <EditForm key={`${drawn.id}/${drawn.version}`} opened={drawn} onClose={close} {...form} />
        ) : (
          <LinearProgress aria-label={translate('layout.loading')} />
        )}
      </WithHistory>
    </RecordDialog>
  );
}

interface FormProps<R extends StoredRecord> extends Omit<Props<R>, 'title' | 'beforeHistory'> {
  opened: R;
  onClose: () => void;
}

function EditForm<R extends StoredRecord>({ children, ...options }: FormProps<R>) {
  const { fields, opened, onClose } = options;
  const translate = useTranslate();
  const edit = useEditRecord({ ...options, nameOf: options.subtitle });
  return (
    <>
      <DraftOffer drafts={edit.offer} />
      <RecordForm key={edit.offer.slot} fields={fields} mode="edit" {...edit.form}>
        <DialogContent dividers>
          <RecordContextProvider value={opened}>{children}</RecordContextProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} variant="outlined">
            {translate('forms.cancel')}
          </Button>
          <SaveButton />
        </DialogActions>
        {edit.question}
        {edit.stale && <StaleDialog fields={fields} {...edit.stale} />}
      </RecordForm>
    </>
  );
}

interface EditOptions<R extends StoredRecord> {
  fields: Fields;
  opened: R;
  saved: string;
  nameOf: (record: R) => string;
  failed?: string | undefined;
  onClose: () => void;
}

/**
 * Saves an opened record with the version it was opened at (docs/contract.md, `version`). If another person
 * has saved the record since, `stale` holds both versions for the person to choose from. The result is saved
 * over the other person's version and may become stale in turn. On a server without versions the last save
 * wins.
 */
function useEditRecord<R extends StoredRecord>(options: EditOptions<R>) {
  const { fields, opened, saved, nameOf, failed, onClose } = options;
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [update] = useUpdate();
  const notifySaved = useSavedNotify();
  const addressOf = useRecordAddress();
  const translate = useTranslate();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const formId = useId();
  // The version that the form's changes are based on.
  const base = useRef<StoredRecord>(opened);
  const stored = useRef(opened);
  const { attempt, question } = useProposing();
  const isProposed = useRef(false);
  const [stale, setStale] = useState<StaleEdit | null>(null);
  const [values] = useState(() => valuesOf(fields, opened));
  const drafts = useDrafts(`${resource}/${opened.id}`);
  // A draft that was typed over an older version is saved with that version, so that other people's later
  // changes are detected.
  const restore = (draft: Draft) => {
    base.current = opened.version === undefined ? opened : (draft.base ?? opened);
    drafts.restore(draft);
  };

  const put = async (data: StoredRecord) => {
    stored.current = await update(resource, { id: opened.id, data, previousData: base.current }, PLAIN);
  };
  const compare = async (mine: StoredRecord, change: { by?: string; at?: string }) => {
    const { data: theirs } = await dataProvider.getOne<R>(resource, { id: opened.id });
    setStale({ ...change, versions: { base: base.current, theirs, mine } });
  };
  const save = async (checked: Values<Fields>) => {
    const mine = { ...base.current, ...checked };
    try {
      const outcome = await attempt(() => put(mine)).catch(async (refused: unknown) => {
        const change = staleness(refused);
        if (change) await compare(mine, change);
        throw refused;
      });
      isProposed.current = outcome === 'proposed';
    } catch (failure) {
      const isDeleted =
        opened.version !== undefined && failure instanceof HttpError && failure.status === 404;
      throw isDeleted ? new HttpError(translate('forms.gone'), 404, null) : failure;
    }
  };

  return {
    /** The dialog that offers to propose a change which needs another administrator's approval. */
    question,
    offer: { ...drafts, restore },
    form: {
      id: formId,
      values,
      save,
      drafts: { ...drafts, base },
      onSaved: () => {
        if (!isProposed.current) notifySaved(saved, { name: nameOf(stored.current), to: addressOf(opened) });
        onClose();
        // the dialog may be above the list, or above the page of the file
        for (const queryKey of [[resource, 'getList'], ['files']])
          void queries.invalidateQueries({ queryKey });
      },
      onFailed: (message: string, error: unknown, help: SaveHelp) => {
        const isAnswered = staleness(error) || changesToPropose(error);
        if (!isAnswered) showError({ title: 'forms.failed', text: failed ?? message, ...help });
      },
    },
    stale: stale && {
      edit: stale,
      onKeepEditing: () => setStale(null),
      onChosen: () => {
        base.current = stale.versions.theirs;
        setStale(null);
        (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
      },
    },
  };
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Who changed the record and when, if the save was refused for that reason. */
function staleness(error: unknown): { by?: string; at?: string } | null {
  if (!(error instanceof HttpError) || error.status !== 409 || error.body?.code !== 'stale') return null;
  return error.body.params ?? {};
}
