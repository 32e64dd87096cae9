import FileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { faultText } from '../import/faultText';
import { openText } from '../import/file/openFile';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** A sample list to try the search with, if there is one. */
  sample: string | null | undefined;
  isBusy: boolean;
  onFind: () => void;
}

/** The text of a list, pasted or read from a file in the browser. Ctrl+Enter finds our cases in it. */
export function ListInput({ text, onText, sample, isBusy, onFind }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [fault, setFault] = useState<unknown>(null);
  const [isReading, setReading] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const mayFind = text.trim() !== '' && !isBusy;

  const read = async (file: File) => {
    setReading(true);
    setFault(null);
    try {
      onText(await openText(file));
      box.current?.focus(); // so that Ctrl+Enter searches next
    } catch (failure) {
      setFault(failure);
    } finally {
      setReading(false);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => event.preventDefault()} sx={{ maxWidth: '72rem' }}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('causeList.explained')}
      </Typography>
      <TextField
        label={translate('causeList.text')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayFind) onFind();
        }}
        inputRef={box}
        multiline
        fullWidth
        minRows={8}
        maxRows={16}
        slotProps={{ htmlInput: { spellCheck: false, 'aria-keyshortcuts': 'Control+Enter' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" disabled={!mayFind} loading={isBusy} onClick={onFind}>
          {translate('causeList.find')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileIcon />}
          loading={isReading}
          onClick={() => chooseFile((file) => void read(file))}
        >
          {translate('causeList.open')}
        </Button>
        {sample && (
          <Button
            variant="outlined"
            onClick={() => {
              onText(sample);
              box.current?.focus(); // so that Ctrl+Enter searches next
            }}
          >
            {translate('causeList.sample')}
          </Button>
        )}
        <Typography variant="body2" color="text.secondary">
          {translate('causeList.kinds')}
        </Typography>
      </Box>
      {fault !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {faultText(fault, translate, language)}
        </Alert>
      )}
    </Box>
  );
}

/** Opens the file chooser of the browser. */
function chooseFile(onChosen: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = '.txt,.docx,.pdf,.xlsx,.xls,.ods';
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) onChosen(file);
  });
  chooser.click();
}
