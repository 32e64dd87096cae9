import AccountIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useOffers } from '../dataProvider/useOffers';
import { SchemeChoices } from './SchemeChoices';
import { useAskedLogout } from './useAskedLogout';

const AccountDialog = lazy(async () => ({
  default: (await import('../account/AccountDialog')).AccountDialog,
}));

/** Who is signed in, in which roles; the own account, where the server offers it; and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const logout = useAskedLogout();
  const person = usePerson();
  const hasAccount = useOffers('account');
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [inAccount, setInAccount] = useState(false);
  if (!person) return null;
  const other = translate('roles.other');
  const mayTest = isShown(person.authorities, 'read', 'testScreen');
  const roles = person.authorities.map((role) => translate(`roles.${role}`, { _: other }));
  const openAccount = () => {
    setOpen(false);
    setInAccount(true);
  };
  const leave = () => {
    setOpen(false);
    logout();
  };
  const closeAccount = () => {
    setInAccount(false);
    // The menu's entry, which had the focus, is gone.
    setTimeout(() => button?.focus());
  };
  return (
    <>
      <Button
        ref={setButton}
        color="inherit"
        startIcon={<AccountIcon />}
        aria-label={translate('layout.account', { name: person.fullName })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {person.fullName}
        </Box>
      </Button>
      <Menu anchorEl={button} open={open} onClose={() => setOpen(false)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{person.fullName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[...new Set(roles)].join(', ')}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        {hasAccount && (
          <MenuItem autoFocus onClick={openAccount}>
            {translate('resources.account.title')}
          </MenuItem>
        )}
        {mayTest && (
          <MenuItem autoFocus={!hasAccount} component={Link} to="/test-screen" onClick={() => setOpen(false)}>
            {translate('testScreen.title')}
          </MenuItem>
        )}
        <Divider component="li" role="presentation" />
        <SchemeChoices />
        <Divider component="li" role="presentation" />
        <MenuItem autoFocus={!hasAccount && !mayTest} onClick={leave}>
          {translate('layout.logout')}
        </MenuItem>
      </Menu>
      {inAccount && (
        <Suspense fallback={null}>
          <AccountDialog onClose={closeAccount} />
        </Suspense>
      )}
    </>
  );
}
