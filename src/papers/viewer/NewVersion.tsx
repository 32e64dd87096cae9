import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { LARGEST_UPLOAD } from '../../../domain/uploads';
import type { Paper } from '../../dataProvider/papers';
import { createUploadCalls } from '../../dataProvider/uploads';
import { useCalls, useChangedFile } from '../../dataProvider/useCalls';
import { useLanguage } from '../../i18n/useLanguage';
import { useErrorDialog } from '../../page/ErrorDialog';
import { chooseFiles } from '../../inputs/chooseFiles';

/** Sends a new scan of a paper; the one before stays as an earlier version. */
export function NewVersion({ paper, icon }: { paper: Paper; icon: ReactNode }) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const { uploadFile } = useCalls(createUploadCalls);
  const [update] = useUpdate();
  const [percent, setPercent] = useState(0);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LARGEST_UPLOAD)
        throw new Error(
          translate('messages.fileTooLarge', { max: formatCount(LARGEST_UPLOAD / 1024 ** 2, language) }),
        );
      const { signal } = (ending.current = new AbortController());
      setPercent(0);
      const onProgress = (part: number) => setPercent(Math.floor(part * 100));
      const uploadId = await uploadFile(file, { onProgress, signal });
      const data = { ...paper, uploadId };
      await update('papers', { id: paper.id, data, previousData: paper }, PLAIN);
    },
    onSuccess: () => {
      notify('filePapers.versionAdded', { type: 'success' });
      changed();
    },
    onError: ({ message }) =>
      !ending.current?.signal.aborted && showError({ title: 'filePapers.notAdded', text: message }),
  });
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        aria-disabled={isPending}
        onClick={() => !isPending && chooseFiles(([file]) => mutate(file!), { isMany: false })}
      >
        {translate('filePapers.newVersion')}
      </Button>
      {isPending && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={translate('filePapers.sending')}
          sx={{ width: '100%' }}
        />
      )}
    </>
  );
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
