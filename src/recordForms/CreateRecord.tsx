import Box from '@mui/material/Box';
import { useState, type ReactNode, useRef } from 'react';
import { useResourceContext, useCreate } from 'react-admin';
import { withEmpty, type Fields, type Values } from '../../domain/fields';
import { isWordless } from '../dataProvider/errors';
import { DraftOffer } from '../drafts/DraftOffer';
import { useDrafts, type Drafts } from '../drafts/useDrafts';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { useAddressOf } from '../addresses';
import { useErrorDialog } from '../page/ErrorDialog';
import { PageFrame, type PageFrameProps } from '../page/PageFrame';
import { useSavedNotify, type Pair } from '../page/usePairNotify';
import type { StoredRecord } from '../dataProvider/records';
import { useRecordAddress } from '../page/useRecordAddress';

interface Props<F extends Fields> {
  fields: F;
  /** The toast after a record is added: a title with its text, or a text; catalogue keys. */
  added: Pair | string;
  nameOf: (record: StoredRecord) => string;
  /** Values that the form begins with. */
  start?: Record<string, unknown>;
  /** Values to save besides those of the form. */
  also?: Record<string, unknown>;
  /** Text of the failure dialog, a catalogue key; by default the server's message. */
  failed?: string;
  /** Text of the failure dialog if the server gives no reason, a catalogue key. */
  failedWordlessly?: string;
  onAdded?: (record: StoredRecord) => void;
  /** Whether the form focuses its first field on opening. */
  takesFocus?: boolean;
  children: ReactNode;
}

interface PageProps extends Pick<PageFrameProps, 'title' | 'tab' | 'children'> {
  /** The list's name in the breadcrumb. */
  list: string;
}

/** The page of a resource's form for new records. */
export function CreatePage({ list, title, ...page }: PageProps) {
  const to = useAddressOf()(`/${useResourceContext()}`);
  return <PageFrame title={title} breadcrumb={[{ label: list, to }, { label: title }]} {...page} />;
}

/** A form that adds records one after another and offers an unsaved draft. */
export function CreateRecord<F extends Fields>(props: Props<F>) {
  const drafts = useDrafts(useResourceContext() ?? '');
  return (
    <>
      <DraftOffer drafts={drafts} />
      <AddRecords {...props} drafts={drafts} />
    </>
  );
}

interface AddProps<F extends Fields> extends Props<F> {
  drafts: Drafts;
}

/** The form without the offer of drafts. After each record it starts empty, with its first field focused. */
export function AddRecords<F extends Fields>({ added, nameOf, onAdded, ...form }: AddProps<F>) {
  const notifySaved = useSavedNotify();
  const addressOf = useRecordAddress();
  const { drafts } = form;
  const startAgain = (record: StoredRecord) => {
    notifySaved(added, { name: nameOf(record), to: addressOf(record) });
    drafts.begin();
    onAdded?.(record);
  };
  return <OneRecord key={drafts.slot} {...form} onAdded={startAgain} />;
}

interface OneProps<F extends Fields> extends Omit<AddProps<F>, 'added' | 'nameOf' | 'onAdded'> {
  onAdded: (record: StoredRecord) => void;
}

function OneRecord<F extends Fields>(props: OneProps<F>) {
  const { fields, start, failed, failedWordlessly, also, children, onAdded, ...form } = props;
  const showError = useErrorDialog();
  const [values] = useState(() => withEmpty(fields, start));
  const { create, created } = useCreateRecord();
  return (
    <RecordForm
      fields={fields}
      mode="create"
      values={values}
      save={(checked: Values<F>) => create({ ...checked, ...also })}
      onSaved={() => onAdded(created())}
      onFailed={(message, error, help) => {
        const wordless = isWordless(error) ? failedWordlessly : undefined;
        showError({ title: 'forms.failed', text: failed ?? wordless ?? message, ...help });
      }}
      {...form}
    >
      {children}
      <Box sx={saveBar}>
        <SaveButton />
      </Box>
    </RecordForm>
  );
}

const saveBar = {
  displayPrint: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  mt: 2,
};

/** Creates a record of the current resource; `created` returns it as stored. */
export function useCreateRecord() {
  const resource = useResourceContext();
  const [create] = useCreate();
  const stored = useRef<StoredRecord>(undefined);
  return {
    create: async (data: object) => {
      stored.current = await create(resource, { data }, { returnPromise: true });
    },
    created: () => stored.current as StoredRecord,
  };
}
