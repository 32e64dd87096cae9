import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useOffers } from '../offered/useOffers';
import { useShellDialogs } from './ShellDialogs';

/** Opens the global search, if the server offers it. */
export function SearchButton() {
  const translate = useTranslate();
  const show = useShellDialogs();
  if (!useOffers('search')) return null;
  return (
    <IconButton
      color="inherit"
      aria-label={translate('layout.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={({ currentTarget }) => show('search', currentTarget)}
    >
      <SearchIcon />
    </IconButton>
  );
}
