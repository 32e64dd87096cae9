import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HttpError, ResourceContextProvider, useCreate, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { text, withEmpty, type Values } from '../../../domain/fields';
import { paperFields } from '../../../domain/papers';
import { shownSize } from '../../backups/shownSize';
import type { Proceeding } from '../../dataProvider/files';
import { useLanguage } from '../../i18n/useLanguage';
import { RecordForm } from '../../inputs/RecordForm';
import { SaveButton } from '../../inputs/SaveButton';
import { PaperInputs, type PaperKind } from '../PaperInputs';
import { dayInName, kindInName, nameInName } from '../../../domain/paperNames';
import { keepPending, pendingOf } from './pending';
import { useUpload, type Sending } from './useUpload';

const {
  caseFilingId: _file,
  hearingId: _hearing,
  guaranteeId: _guarantee,
  fileVersion: _version,
  ...entered
} = paperFields;

/** Also the upload, at which the server refuses the file. */
const fields = { ...entered, uploadId: text() };

/** Facts that a paper may share with the one before it. */
export type Guess = Partial<Pick<Values<typeof paperFields>, 'kind' | 'proceedingId'>>;

interface Props {
  file: File;
  isPhoto: boolean;
  caseFilingId: number;
  proceedings: readonly Proceeding[];
  kinds: readonly PaperKind[];
  last: Guess;
  /** Whether it is the only file that is being added. */
  isOnly: boolean;
  takesFocus: boolean;
  onSaved: (values: Guess) => void;
  /** The server will not take this file, whatever is entered of it. */
  onRefused: () => void;
  onRemove: () => void;
}

/** A file on its way to becoming a paper. A refusal stands beside it, and what was typed stays. */
export function AddingRow({
  file,
  caseFilingId,
  proceedings,
  isOnly,
  takesFocus,
  onSaved,
  onRefused,
  onRemove,
  ...about
}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { sending, sent, retry } = useUpload(file, caseFilingId);
  const [create] = useCreate();
  const [isTwice, setTwice] = useState(false);
  const isConfirmed = useRef(false);
  const stored = useRef<Guess>({});
  const box = useRef<HTMLLIElement>(null);
  const [values] = useState(() => withEmpty(fields, startOf(file, about)));
  const save = async (typed: Values<typeof fields>) => {
    const uploadId = await sent().catch(({ message }: Error) => {
      throw new HttpError(message, 400, { errors: { uploadId: message } });
    });
    const data = { ...typed, caseFilingId, uploadId, again: isConfirmed.current };
    await create('papers', { data }, { returnPromise: true }).catch((error: unknown) => {
      const { code, errors } = (error instanceof HttpError && error.body) || {};
      setTwice(code === 'paperTwice');
      if (code !== 'paperTwice' && errors?.uploadId) onRefused();
      throw error;
    });
    stored.current = { kind: typed.kind, proceedingId: typed.proceedingId };
  };
  return (
    <Box component="li" ref={box} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{file.name}</strong>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {shownSize(file.size, language)}
          </Box>
        </Box>
        <Progress sending={sending} name={file.name} />
        {sending.state === 'failed' && (
          <Button size="small" onClick={retry}>
            {translate('layout.retry')}
          </Button>
        )}
        <IconButton
          aria-label={translate('lists.rowAction', {
            action: translate('filePapers.remove'),
            record: file.name,
          })}
          title={translate('filePapers.remove')}
          onClick={onRemove}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
      {sending.state === 'failed' && (
        <Alert severity="error" role="alert" sx={{ my: 1 }}>
          {sending.text}
        </Alert>
      )}
      <ResourceContextProvider value="papers">
        <RecordForm
          fields={fields}
          mode="create"
          values={values}
          save={save}
          onSaved={() => onSaved(stored.current)}
          onFailed={() => {}}
          takesFocus={takesFocus}
          guarded={false}
        >
          <KeepTyped file={file} />
          {sending.state !== 'failed' && (
            <Refusal>
              {isTwice && (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    isConfirmed.current = true;
                    box.current?.querySelector('form')?.requestSubmit();
                  }}
                >
                  {translate('filePapers.addAgain')}
                </Button>
              )}
            </Refusal>
          )}
          <PaperInputs proceedings={proceedings} more={translate('filePapers.more')} />
          {/* the dialog's button saves an only one; Enter needs a button in the form */}
          <Box sx={isOnly ? visuallyHidden : { display: 'flex', justifyContent: 'flex-end' }} inert={isOnly}>
            <SaveButton />
          </Box>
        </RecordForm>
      </ResourceContextProvider>
    </Box>
  );
}

/** What a file's name and the last paper tell, unless something was entered before a reload. */
function startOf(file: File, { kinds, last, isPhoto }: Pick<Props, 'kinds' | 'last' | 'isPhoto'>) {
  const code = kindInName(file.name);
  return {
    kind: kinds.find((kind) => kind.code === code)?.id ?? last.kind ?? null,
    proceedingId: last.proceedingId ?? null,
    date: dayInName(file.name),
    name: nameInName(file.name),
    source: isPhoto ? ('PHOTO' as const) : ('FILE' as const),
    ...pendingOf(file)?.values,
    uploadId: null,
  };
}

function Progress({ sending, name }: { sending: Sending; name: string }) {
  const translate = useTranslate();
  const percent = sending.state === 'sending' ? Math.floor(sending.part * 100) : 0;
  if (sending.state === 'failed') return null;
  if (sending.state === 'sent') return <Box component="output">{translate('filePapers.sent')}</Box>;
  if (sending.state === 'waiting') return <Box component="output">{translate('filePapers.waiting')}</Box>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '10rem' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('lists.rowAction', { action: translate('filePapers.sending'), record: name })}
        sx={{ flex: 1 }}
      />
      {translate('filePapers.percent', { percent })}
    </Box>
  );
}

/** Keeps what is entered until the paper is added, for a reload. */
function KeepTyped({ file }: { file: File }) {
  const values: object = useWatch();
  useEffect(() => keepPending(file, { values }), [file, values]);
  return null;
}

/** Why the server refused the file, with what can be done about it. */
function Refusal({ children }: { children: ReactNode }) {
  const { errors } = useFormState();
  const message = errors.uploadId?.message;
  if (typeof message !== 'string') return null;
  return (
    <Alert severity="error" role="alert" action={children} sx={{ my: 1 }}>
      {message}
    </Alert>
  );
}
