import AddIcon from '@mui/icons-material/Add';
import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { LARGEST_UPLOAD } from '../../../domain/uploads';
import type { Proceeding } from '../../dataProvider/files';
import { useChangedFile } from '../../dataProvider/useCalls';
import { useUnsaved } from '../../inputs/unsaved';
import { ModalDialog } from '../../page/ModalDialog';
import { usePaperKinds } from '../PaperInputs';
import { AddingRow, type Guess } from './AddingRow';
import { chooseFiles } from '../../inputs/chooseFiles';
import { fileKey, forgetPending } from './pending';

const PhotoJoiner = lazy(async () => ({ default: (await import('../photos/PhotoJoiner')).PhotoJoiner }));

/** A file to add, and whether it came from the camera. */
export interface Added {
  file: File;
  isPhoto: boolean;
}

interface Props {
  added: readonly Added[];
  /** Photos with which the dialog opens, to be joined before anything is sent. */
  photos?: readonly File[];
  caseFilingId: number;
  /** The number of the file that the papers are added to. */
  file: string;
  proceedings: readonly Proceeding[];
  /** Facts of the last paper on the file, which the next one may share. */
  last: Guess;
  /** Takes a function, because several files may be saved before the next rendering. */
  onChange: (change: (before: readonly Added[]) => Added[]) => void;
  /** With those that are not added yet and could be. */
  onClose: (left: readonly Added[]) => void;
}

/** Adds files to a file as papers: each is sent at once, while its kind and date are entered beside it. */
export function AddPapers({ added, photos, onChange, onClose, ...paper }: Props) {
  const translate = useTranslate();
  const id = useId();
  const notify = useNotify();
  const changed = useChangedFile();
  const kinds = usePaperKinds();
  const content = useRef<HTMLDivElement>(null);
  const [joining, setJoining] = useState<readonly File[]>(photos ?? []);
  const [last, setLast] = useState(paper.last);
  const count = useRef(0);
  const refused = useRef(new Set<File>());
  useUnsaved(added.length > 0);
  const pictures = added.filter(({ file }) => file.type === 'image/jpeg' || file.type === 'image/png');

  const remove = (...files: File[]) => {
    for (const file of files) forgetPending(fileKey(file));
    onChange((before) => before.filter(({ file }) => !files.includes(file)));
  };
  const saved = (file: File, values: Guess) => {
    count.current += 1;
    setLast(values);
    changed();
    const rows = [...(content.current?.querySelectorAll('li') ?? [])];
    const place = added.findIndex((each) => each.file === file);
    (rows[place + 1] ?? rows[place - 1])?.querySelector<HTMLElement>('select')?.focus();
    remove(file);
  };
  const joined = (pdf: File) => {
    remove(...joining);
    onChange((before) => [...before, { file: pdf, isPhoto: true }]);
    setJoining([]);
  };
  const isDone = added.length === 0 && joining.length === 0;
  const finish = useEvent(() => {
    const many = { smart_count: count.current };
    if (count.current > 0) notify('filePapers.added', { type: 'success', messageArgs: many });
    onClose([]);
  });
  const close = () => {
    const isRefused = ({ file }: Added) => refused.current.has(file) || !canBeSent(file);
    for (const { file } of added.filter(isRefused)) forgetPending(fileKey(file));
    onClose(added.filter((each) => !isRefused(each)));
  };
  useEffect(() => {
    if (isDone) finish();
  }, [isDone, finish]);
  const addAll = () => {
    for (const form of content.current?.querySelectorAll('form') ?? []) form.requestSubmit();
  };

  if (joining.length > 0)
    return (
      <Suspense fallback={<LinearProgress />}>
        <PhotoJoiner files={joining} onJoined={joined} onClose={() => setJoining([])} />
      </Suspense>
    );
  return (
    <ModalDialog onClose={close} maxWidth="lg" aria-labelledby={id} data-papers>
      <DialogTitle id={id}>{translate('filePapers.addTo', { file: paper.file })}</DialogTitle>
      <DialogContent dividers ref={content}>
        {pictures.length > 1 && (
          <Alert
            severity="info"
            icon={<PhotoIcon />}
            sx={{ mb: 1.5 }}
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => setJoining(pictures.map(({ file }) => file))}
              >
                {translate('filePapers.photos.join')}
              </Button>
            }
          >
            {translate('filePapers.photos.several', { count: pictures.length })}
          </Alert>
        )}
        {kinds ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {added.map(({ file, isPhoto }, at) => (
              <AddingRow
                key={fileKey(file)}
                file={file}
                isPhoto={isPhoto}
                caseFilingId={paper.caseFilingId}
                proceedings={paper.proceedings}
                kinds={kinds}
                last={last}
                isOnly={added.length === 1}
                takesFocus={at === 0}
                onSaved={(values) => saved(file, values)}
                onRefused={() => refused.current.add(file)}
                onRemove={() => remove(file)}
              />
            ))}
          </Box>
        ) : (
          <LinearProgress aria-label={translate('layout.loading')} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          startIcon={<AddIcon />}
          sx={{ mr: 'auto' }}
          onClick={() =>
            chooseFiles((files) =>
              onChange((before) => [...before, ...files.map((file) => ({ file, isPhoto: false }))]),
            )
          }
        >
          {translate('filePapers.moreFiles')}
        </Button>
        <Button variant="outlined" onClick={close}>
          {translate('forms.cancel')}
        </Button>
        <Button variant="contained" disabled={!kinds} onClick={addAll}>
          {translate('filePapers.addAll', { smart_count: added.length })}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

const canBeSent = ({ size }: File) => size > 0 && size <= LARGEST_UPLOAD;
