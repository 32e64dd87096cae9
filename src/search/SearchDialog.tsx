import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useDeferredValue, useId, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { OptionList } from './OptionList';
import { useChosen } from './useChosen';
import { useOptions, type Choice, type OptionGroup } from './useOptions';
import { useRecent } from './useRecent';
import { useSearch } from './useSearch';
import { useSearchWords } from './useSearchWords';
import { RetryAlert } from '../shell/RetryAlert';

/** The box over everything: a combobox over records of every register, screens and actions. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const say = useSearchWords();
  const navigate = useNavigate();
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [text, setText] = useState('');
  const [recent, remember, forget] = useRecent();
  const { groups: found, error, isSearching, retry } = useSearch(text);
  // Deferred, so that a key is painted before the choices are rendered.
  const shownText = useDeferredValue(text);
  const shownFound = useDeferredValue(found);
  const groups = useOptions(shownText, shownFound);
  const isBehind = isSearching || shownText !== text || shownFound !== found;
  const type = (typed: string) => {
    setText(typed);
    startAgain();
  };
  const choose = useEvent((choice: Choice) => {
    if ('text' in choice) return type(choice.text);
    remember(text);
    onClose();
    void navigate(choice.to);
  });
  const { chosen, onKeyDown, setChosen, startAgain } = useChosen(groups, isBehind, choose);
  const isEmpty = text.trim() !== '' && !isBehind && !error && groups.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-label={say('title')}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: isNarrow ? {} : paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={say('label')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': say('label'),
              'aria-expanded': groups.length > 0,
              'aria-controls': `${id}-list`,
              'aria-autocomplete': 'list',
              'aria-activedescendant': chosen && `${id}-${chosen.id}`,
              'aria-describedby': `${id}-keys`,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'search',
              maxLength: 200,
            },
          }}
          sx={{ px: 2, py: 1.5, fontSize: '1.0625rem' }}
        />
        <IconButton aria-label={say('close')} onClick={onClose} sx={{ mr: 1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ height: 4 }}>{isSearching && <LinearProgress aria-label={say('searching')} />}</Box>
      <Box tabIndex={0} sx={{ overflowY: 'auto', minHeight: '4rem', pb: 1 }}>
        <OptionList id={id} groups={groups} chosen={chosen} onChoose={choose} onPoint={setChosen} />
        {isEmpty && (
          <Box sx={{ px: 2, py: 2 }}>
            <Typography>{say('nothing')}</Typography>
            <Typography variant="body2" color="text.secondary">
              {say('hint')}
            </Typography>
          </Box>
        )}
        {error && (
          <RetryAlert sx={{ m: 2 }} onRetry={() => void retry()}>
            {translate(error.message, { _: error.message })}
          </RetryAlert>
        )}
        {!text.trim() && recent.length > 0 && (
          <Button size="small" onClick={forget} sx={{ mx: 1 }}>
            {say('clearRecent')}
          </Button>
        )}
      </Box>
      <Typography id={`${id}-keys`} variant="caption" color="text.secondary" sx={keys}>
        {say('keys')}
      </Typography>
      <output style={visuallyHidden}>
        {isSearching ? '' : isEmpty ? say('nothing') : counted(groups, say)}
      </output>
    </Dialog>
  );
}

/** What a screen reader hears when the answer is there. */
function counted(groups: OptionGroup[], say: ReturnType<typeof useSearchWords>): string {
  if (!groups.length || groups[0]!.id === 'recent') return '';
  const names = groups.map(({ name, options }) =>
    say('inGroup', { name, count: say('number', { count: options.length }) }),
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return say('counted', { count, groups: names.join(', ') });
}

const paper = { mt: '8vh', maxHeight: '80vh' };
const keys = { px: 2, py: 0.75, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } };
