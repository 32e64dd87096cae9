import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { formatCount } from '../../domain/digits';
import { MOST_ROWS } from '../../domain/imports';
import { useLanguage } from '../i18n/useLanguage';
import { changeDraft, choicesFor, replaceDraft, type Draft } from './draft';
import { openFile, type OpenFile } from './file/openFile';
import { faultText } from './errorText';
import { HeadingChoice } from './HeadingChoice';
import { NativeSelect } from './NativeSelect';
import { likelierRegisters } from './useImportFields';
import { useNamedFields } from './useImportFields';
import { useTemplate } from './useOffered';

interface Props {
  register: string;
  draft: Draft | null;
  /** The URL of the next step. */
  onward: string;
}

/** Takes a file or pasted cells, and shows the sheet and its guessed headings. */
export function FileStep({ register, draft, onward }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const download = useTemplate(register);
  const fetchFields = useNamedFields();
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const [isOver, setOver] = useState(false);

  const show = (
    file: OpenFile,
    sheet: number,
    headings?: Draft['look']['headings'],
    into: string = register,
  ) =>
    replaceDraft(file, async () => {
      const look = await file.look({ sheet, fields: await fetchFields(into), headings });
      const likelier = await likelierRegisters(
        into,
        look.columns.map(({ heading }) => heading),
        fetchFields,
      );
      return { register: into, sheet, look, likelier, ...(await choicesFor(into, look)) };
    });
  const take = async (source: File | string, html = '') => {
    if (isReading) return;
    setFault(null);
    setReading(true);
    // the focus moves only at the end, because the focused button is disabled while the file is read
    let goOn = next;
    try {
      const file = await openFile(source, translate('imports.file.pastedName'), html);
      await show(file, largest(file.sheets));
    } catch (failure) {
      setFault(failure);
      goOn = again;
    } finally {
      flushSync(() => setReading(false));
      goOn.current?.focus();
    }
  };
  /** Runs `work` on the draft, and shows the error if that fails. */
  const withDraft = async (work: (present: Draft) => Promise<unknown>) => {
    if (!draft) return;
    setFault(null);
    await work(draft).catch(setFault);
  };
  const bringInto = (other: string) =>
    withDraft(async ({ file, sheet }) => {
      const isShown = await show(file, sheet, undefined, other);
      if (isShown) await navigate(`/import/new?register=${other}&step=file`);
    });
  const lookAgain = (sheet: number, headings?: Draft['look']['headings']) =>
    withDraft(({ file }) => show(file, sheet, headings));
  /** Includes rows that do not look like records, or leaves hidden ones out; the chosen columns stay. */
  const bringIn = (taken: readonly number[], skipsHidden: boolean) =>
    withDraft(async ({ file, sheet, look: { headings } }) => {
      const fields = await fetchFields(register);
      const look = await file.look({ sheet, fields, headings, taken, skipsHidden });
      changeDraft(file, { look });
    });
  useEffect(() => {
    // prevented, because the browser would replace the page with a file dropped beside the area
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const hiddenSheets = (draft?.file.sheets ?? []).filter(({ isHidden, rows }) => isHidden && rows > 0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    if (!file && !text) return;
    // Excel puts a picture of the cells beside them
    const isPicture = file?.type.startsWith('image/') === true && text !== '';
    event.preventDefault();
    void take(isPicture ? text : (file ?? text), event.clipboardData.getData('text/html'));
  };
  return (
    <>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...dropArea, borderColor: isOver ? 'primary.main' : 'divider' }}
      >
        <Typography sx={{ mb: 1.5 }}>{translate('imports.file.explained')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button
            ref={again as RefObject<HTMLButtonElement>}
            variant="contained"
            disabled={isReading}
            onClick={() => chooser.current?.click()}
          >
            {translate('imports.file.choose')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.xls,.ods,.csv,.tsv,.txt"
            aria-label={translate('imports.file.choose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void take(file);
            }}
          />
          <Button variant="outlined" onClick={() => void download()}>
            {translate('imports.file.template')}
          </Button>
        </Box>
        <TextField
          multiline
          fullWidth
          minRows={2}
          maxRows={2}
          value=""
          label={translate('imports.file.paste')}
          onPaste={paste}
          sx={{ mt: 2 }}
        />
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        {isReading && (
          <>
            <Typography>{translate('imports.file.reading')}</Typography>
            <LinearProgress aria-label={translate('imports.file.reading')} />
          </>
        )}
      </Box>
      {fault !== null && (
        <Alert severity="error" role="alert" sx={{ my: 2 }}>
          {faultText(fault, translate, language)}
        </Alert>
      )}
      {draft && !isReading && (
        <Box component="section" aria-labelledby="import-file">
          <Typography id="import-file" component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {draft.file.name}
          </Typography>
          {draft.file.sheets.length > 1 && (
            <NativeSelect
              label={translate('imports.file.sheet')}
              value={draft.sheet}
              options={draft.file.sheets.map(({ name, rows, isHidden }, index) => [
                index,
                translate('imports.file.sheetRows', {
                  name: isHidden ? translate('imports.file.hiddenSheet', { name }) : name,
                  smart_count: rows,
                  rows: formatCount(rows, language),
                }),
              ])}
              onChoose={(sheet) => void lookAgain(Number(sheet))}
              sx={{ my: 1.5, width: 'min(100%, 26rem)' }}
            />
          )}
          {hiddenSheets.length > 0 && (
            <Alert severity="info" sx={{ my: 1.5 }}>
              {translate('imports.file.hiddenSheets', {
                smart_count: hiddenSheets.length,
                sheets: hiddenSheets.map(({ name }) => name).join(', '),
              })}
            </Alert>
          )}
          {draft.likelier.length > 0 && (
            <Alert severity="warning" sx={{ my: 1.5 }}>
              {translate('imports.file.likelier', { register: translate(`resources.${register}.name`) })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {draft.likelier.map((other) => (
                  <Button key={other} size="small" variant="outlined" onClick={() => void bringInto(other)}>
                    {translate('imports.file.bringInto', { register: translate(`resources.${other}.name`) })}
                  </Button>
                ))}
              </Box>
            </Alert>
          )}
          <HeadingChoice
            look={draft.look}
            onChoose={(headings) => void lookAgain(draft.sheet, headings)}
            onTake={(lines) => void bringIn(lines, draft.look.skipsHidden === true)}
            onSkipHidden={(skips) => void bringIn(draft.look.taken, skips)}
          />
          <Button
            ref={next as RefObject<HTMLAnchorElement>}
            variant="contained"
            component={RouterLink}
            to={onward}
            disabled={draft.look.rows === 0}
          >
            {translate('imports.file.onward', {
              smart_count: draft.look.rows,
              rows: formatCount(draft.look.rows, language),
            })}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The sheet with the most rows, a hidden one only if no other has any. */
function largest(sheets: readonly { rows: number; isHidden?: boolean }[]): number {
  const size = ({ rows, isHidden }: (typeof sheets)[number]) =>
    rows + (rows && !isHidden ? MOST_ROWS * 2 : 0);
  return sheets.reduce((best, sheet, index) => (size(sheet) > size(sheets[best]!) ? index : best), 0);
}

const dropArea = { border: 2, borderStyle: 'dashed', borderRadius: 1, p: 2, mb: 2, maxWidth: '60rem' };
