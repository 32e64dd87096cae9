import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FieldTitle, useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatCount } from '../../../domain/digits';
import { LARGEST_FORM } from '../../../domain/uploads';
import { useCalls } from '../../dataProvider/useCalls';
import { createUploadCalls } from '../../dataProvider/uploads';
import type { StoredRecord } from '../../dataProvider/records';
import { useLanguage } from '../../i18n/useLanguage';
import { chooseFiles } from '../../inputs/chooseFiles';
import { asIs } from '../../inputs/InputField';
import { refusedBy } from '../../inputs/submission';

/** Chooses a workbook or document and sends it at once; the form is saved with the id of the upload. */
export function FormFileInput({ source }: { source: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext<StoredRecord>();
  const { id, field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const { setError, clearErrors } = useFormContext();
  const { uploadFile } = useCalls(createUploadCalls);
  const [percent, setPercent] = useState(0);
  const aborting = useRef<AbortController>(null);
  useEffect(() => () => aborting.current?.abort(), []);
  const refuse = (message: string) => setError(source, { type: 'server', message });

  const sending = useMutation({
    mutationFn: (file: File) => {
      aborting.current?.abort();
      const { signal } = (aborting.current = new AbortController());
      setPercent(0);
      return uploadFile(file, { onProgress: (part) => setPercent(Math.floor(part * 100)), signal });
    },
    onSuccess: (uploadId) => field.onChange(uploadId),
    onError: (error) => refuse(refusedBy(error, []).message),
  });
  const take = (file: File) => {
    clearErrors(source);
    field.onChange(null);
    if (file.size > LARGEST_FORM)
      refuse(translate('messages.fileTooLarge', { max: formatCount(5, language) }));
    else if (!file.size) refuse(translate('messages.emptyFile'));
    else sending.mutate(file);
  };

  const shown = sending.variables?.name ?? (record?.fileName as string | undefined);
  const message = fieldState.error?.message;
  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={{ p: 0, fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
        <FieldTitle source={source} isRequired={!record} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          ref={(element) => field.ref(element)}
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={sending.isPending}
          aria-describedby={`${id}-about`}
          onClick={() => chooseFiles(([file]) => file && take(file), FORMS)}
        >
          {translate(`resources.return-forms.file.${shown ? 'replace' : 'choose'}`)}
        </Button>
        {shown ? (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {shown}
          </Box>
        ) : null}
      </Box>
      {sending.isPending && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={translate('resources.return-forms.file.sending')}
          sx={{ mt: 1, maxWidth: '24rem' }}
        />
      )}
      <FormHelperText id={`${id}-about`} error={Boolean(message)}>
        {message ? <ValidationError error={message} /> : translate('resources.return-forms.file.kinds')}
      </FormHelperText>
    </Box>
  );
}

const FORMS = { isMany: false, accept: '.xlsx,.docx' };

const group = { gridColumn: '1 / -1', m: 0, p: 0, minWidth: 0, border: 0 };
