import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useListFilterContext, useTranslate, useListContext, useResourceDefinitions } from 'react-admin';
import { LINE } from '../../../domain/fields';
import { useShortcutKey } from '../../page/useShortcutKey';
import { useChangeFilters } from './filterChanges';
import { PaperFact } from '../table/PaperFact';
import { focusFirstRow } from '../table/walkRows';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressOf, useRecordUrl } from '../../addresses';
import { OPENED_FROM_LIST } from '../openedFromList';

const PAUSE_MS = 400;

interface Props {
  source: string;
  label: string;
  placeholder?: string;
}

/**
 * A search field, which searches after a short pause in typing. Enter searches at once and opens a single
 * hit; ↓ moves into the rows.
 */
export function SearchFilter({ source, label, placeholder }: Props) {
  const translate = useTranslate();
  const shortcut = useShortcutKey('search');
  const hasRecords = useListContext().resource in useResourceDefinitions();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const applied = String(filterValues[source] ?? '');
  const [typed, setTyped] = useState(applied);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link or the back button changes the search too. While the last search typed here is not in the URL yet,
  // the URL must not overwrite what has been typed since.
  const [asked, setAsked] = useState(applied);
  const [followed, setFollowed] = useState(applied);
  if (followed !== applied) {
    setFollowed(applied);
    if (asked === followed) {
      setAsked(applied);
      setTyped(applied);
    }
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (term: string) => {
    clearTimeout(pause.current);
    if (term === applied && term === asked) return;
    setAsked(term);
    changeFilters({ [source]: term });
  };
  const [entered, setEntered] = useState('');
  const forgetEntered = useCallback(() => setEntered(''), []);
  const change = (term: string) => {
    setTyped(term);
    forgetEntered();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(term), PAUSE_MS);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      search(typed);
      setEntered(typed);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      search(typed);
      focusFirstRow();
    }
  };
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus(); // the clicked button disappears
  };

  return (
    <>
      <TextField
        size="small"
        data-tour="search"
        label={label}
        placeholder={placeholder}
        inputRef={input}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        slotProps={{
          htmlInput: { type: 'search', autoComplete: 'off', maxLength: LINE, 'aria-keyshortcuts': shortcut },
          input: {
            startAdornment: <SearchIcon color="action" fontSize="small" sx={{ mr: 0.5 }} />,
            endAdornment: (
              <ClearButton hidden={!typed} label={translate('lists.clearSearch')} onClick={clear} />
            ),
          },
        }}
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {entered && hasRecords && <OnlyHit source={source} term={entered} onSettled={forgetEntered} />}
      <PaperFact name={label} value={applied} />
    </>
  );
}

/**
 * Always rendered and merely hidden while there is nothing to clear: mounting it would delay the first letter
 * typed.
 */
const ClearButton = ({ hidden, label, onClick }: { hidden: boolean; label: string; onClick: () => void }) => (
  <InputAdornment position="end" style={{ visibility: hidden ? 'hidden' : undefined }}>
    <IconButton size="small" edge="end" aria-label={label} title={label} onClick={onClick}>
      <ClearIcon fontSize="small" />
    </IconButton>
  </InputAdornment>
);

interface OnlyHitProps {
  /** The key of the search filter; `term` is its value. */
  source: string;
  term: string;
  onSettled: () => void;
}

/** Waits for a search's result and opens the record if there is exactly one. */
function OnlyHit({ source, term, onSettled }: OnlyHitProps) {
  const { data, total, error, isFetching, filterValues, resource } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useAddressOf()(`/${resource}`);
  const recordUrl = useRecordUrl();
  const settled = !isFetching && String(filterValues[source] ?? '') === term;
  const id = total === 1 && !error ? data?.[0]?.id : undefined;
  useEffect(() => {
    if (!settled) return;
    onSettled();
    if (id === undefined) return;
    const pathname = recordUrl(resource, id);
    const isDialog = pathname.startsWith(`${list}/`); // which keeps the list's page, sort and filters
    void navigate({ pathname, search: isDialog ? search : '' }, { state: OPENED_FROM_LIST });
  }, [settled, id, resource, recordUrl, list, search, navigate, onSettled]);
  return null;
}
