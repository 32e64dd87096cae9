import FileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { READABLE, textOfFile } from './files/textOfFile';
import { UnreadableFile, type FileFault } from './files/unreadableFile';

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
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isReading, setReading] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const mayFind = text.trim() !== '' && !isBusy;

  const read = async (file: File) => {
    setReading(true);
    setFault(null);
    try {
      onText(await textOfFile(file));
      box.current?.focus(); // so that Ctrl+Enter searches next
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setFault(error.fault);
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
      {fault && (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {translate(`causeList.faults.${fault}`)}
        </Alert>
      )}
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
    </Box>
  );
}

/** Opens the file chooser of the browser. */
function chooseFile(onChosen: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = READABLE;
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) onChosen(file);
  });
  chooser.click();
}
