import HelpIcon from '@mui/icons-material/HelpOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOffers } from '../offered/useOffers';
import { HELP_TAB, helpFor } from './manual';

/** Opens what the manual says about this screen. */
export function HelpLink() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  if (!useOffers('account')) return null;
  return (
    <IconButton
      color="inherit"
      component="a"
      href={helpFor(pathname)}
      target={HELP_TAB}
      aria-label={translate('layout.help')}
      title={translate('layout.help')}
    >
      <HelpIcon />
    </IconButton>
  );
}
