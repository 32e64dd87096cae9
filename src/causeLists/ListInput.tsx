import FileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { chooseFiles } from '../inputs/chooseFiles';
import { faultText } from '../import/errorText';
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
  const shown = beginning(text);
  const isCut = shown !== text;
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
        value={shown}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!isCut && beginning(pasted) === pasted) return;
          event.preventDefault();
          onText(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayFind) onFind();
        }}
        inputRef={box}
        multiline
        fullWidth
        rows={12} // a box that fits its text lays it out twice
        helperText={isCut && translate('causeList.cut', { lines: formatCount(linesIn(text), language) })}
        slotProps={{
          htmlInput: { spellCheck: false, readOnly: isCut, 'aria-keyshortcuts': 'Control+Enter' },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" disabled={!mayFind} loading={isBusy} onClick={onFind}>
          {translate('causeList.find')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileIcon />}
          loading={isReading}
          onClick={() => chooseFiles(([file]) => file && void read(file), READABLE)}
        >
          {translate('causeList.open')}
        </Button>
        {isCut && (
          <Button variant="outlined" onClick={() => onText('')}>
            {translate('causeList.empty')}
          </Button>
        )}
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

const READABLE = { isMany: false, accept: '.txt,.docx,.pdf,.xlsx,.xls,.ods' };

/** How much of a text the box shows: a browser takes seconds to lay out a text of many lines. */
const LINES_SHOWN = 500;
const SIGNS_SHOWN = 20_000;

function beginning(text: string): string {
  let end = -1;
  for (let lines = 0; lines < LINES_SHOWN; lines++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.slice(0, SIGNS_SHOWN);
  }
  return text.slice(0, Math.min(end, SIGNS_SHOWN));
}

const linesIn = (text: string) => text.split('\n').length;
