import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { memo, useDeferredValue, useId, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { counted, useOptions, type Choice } from './useOptions';
import { OptionList } from './OptionList';
import type { MenuDialog } from './screens';
import { useAfterPause, useRecent, useSearch } from './useSearch';
import { useChosen } from './useChosen';
import { useSearchWords } from '../i18n/useSearchWords';
import { RetryAlert } from '../page/PageFrame';

interface Props {
  onClose: () => void;
  /** Opens a dialog of the user's own menu in place of the search. */
  show: (dialog: MenuDialog) => void;
  /** What was typed while this was loading. */
  typed: string;
}

/** The global search, which fills the screen of a phone. */
export function SearchDialog({ onClose, ...box }: Props) {
  const say = useSearchWords();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      className="search-dialog"
      aria-label={say('title')}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: isNarrow ? boxStyle : belowTheTop },
      }}
    >
      <SearchBox onClose={onClose} {...box} />
    </Dialog>
  );
}

/**
 * A combobox over records of every register, screens and actions. Every key renders this component, so
 * whatever does not depend on the text is memoised or outside this component, and its elements are styled by
 * the dialog.
 */
function SearchBox({ onClose, show, typed }: Props) {
  const translate = useTranslate();
  const say = useSearchWords();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const [recent, remember, forget] = useRecent();
  const { found, error, isSearching, retry } = useSearch(text);
  // Deferred, so that the typed letter is painted before the choices are rendered.
  const shownText = useDeferredValue(text);
  const shownFound = useDeferredValue(found);
  const groups = useOptions(shownText, shownFound);
  const isSlow = useAfterPause(isSearching, SLOW);
  const isBehind = isSearching || shownText !== text || shownFound !== found;
  const choose = useEvent((choice: Choice) => {
    if ('text' in choice) return setText(choice.text);
    remember(text);
    if ('dialog' in choice) return show(choice.dialog);
    onClose();
    void navigate(choice.to);
  });
  const tryAgain = () => {
    input.current?.focus(); // the clicked button disappears
    void retry();
  };
  const { chosen, onKeyDown, markAs } = useChosen({ text, groups, isBehind }, choose);
  const isSimilar = groups.some(({ isGuess }) => isGuess);
  const isEmpty = text.trim() !== '' && !isBehind && !error && groups.length === 0;
  return (
    <>
      <div className="search-bar">
        <input
          ref={input}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={say('label')}
          role="combobox"
          aria-label={say('label')}
          aria-expanded={groups.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <CloseButton onClose={onClose} />
      </div>
      <div className="search-progress">
        {isSearching && isSlow && <LinearProgress aria-label={say('searching')} />}
      </div>
      <Box sx={choicesStyle} tabIndex={0}>
        {isSimilar && <Typography sx={{ px: 2, pt: 2 }}>{say('similarNumbers')}</Typography>}
        <OptionList id={id} groups={groups} chosen={chosen} onChoose={choose} onPoint={markAs} />
        {isEmpty && (
          <Box sx={{ px: 2, py: 2 }}>
            <Typography>{say('nothing')}</Typography>
            <Typography variant="body2" color="text.secondary">
              {say('hint')}
            </Typography>
          </Box>
        )}
        {error && (
          <RetryAlert sx={{ m: 2 }} onRetry={tryAgain}>
            {translate(error.message, { _: error.message })}
          </RetryAlert>
        )}
        {!text.trim() && recent.length > 0 && (
          <Button size="small" onClick={forget} sx={{ mx: 1 }}>
            {say('clearRecent')}
          </Button>
        )}
      </Box>
      <KeysHint id={`${id}-keys`} />
      <output style={visuallyHidden}>
        {isSearching
          ? ''
          : isEmpty
            ? say('nothing')
            : `${isSimilar ? `${say('similarNumbers')} ` : ''}${counted(groups, say)}`}
      </output>
    </>
  );
}

const CloseButton = memo(function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <IconButton aria-label={useSearchWords()('close')} onClick={onClose} sx={{ mr: 1 }}>
      <CloseIcon />
    </IconButton>
  );
});

const KeysHint = memo(function KeysHint({ id }: { id: string }) {
  return (
    <Typography id={id} variant="caption" color="text.secondary" sx={keys}>
      {useSearchWords()('keys')}
    </Typography>
  );
});

/**
 * Milliseconds before the progress bar appears. It appears late, because its animation makes the browser
 * composite the page anew.
 */
const SLOW = 400;

const boxStyle = {
  '& .search-bar': { display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' },
  '& [role=combobox]': {
    flexGrow: 1,
    minWidth: 0,
    px: 2,
    py: 1.5,
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.0625rem',
  },
  '& .search-progress': { height: 4 },
};
const choicesStyle = { overflowY: 'auto', minHeight: '4rem', pb: 1 };
const belowTheTop = { ...boxStyle, mt: '8vh', maxHeight: '80vh' };
const keys = { px: 2, py: 0.75, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } };
