import AccountIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession';

/** Who is signed in, in which roles, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const person = useSession()?.person;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!person) return null;
  const other = translate('roles.other');
  const roles = person.authorities.map((role) => translate(`roles.${role}`, { _: other }));
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        aria-label={translate('layout.account', { name: person.fullName })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {person.fullName}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{person.fullName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[...new Set(roles)].join(', ')}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem autoFocus onClick={() => void logout()}>
          {translate('layout.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
