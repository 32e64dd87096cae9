import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { localDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { PrintButton } from '../page/PrintButton';

const words = 'resources.account.factor';

interface Props {
  codes: readonly string[];
  userName: string;
  onClose: () => void;
}

/** The recovery codes, which are shown this once; only its button closes the dialog. */
export function RecoveryCodes({ codes, userName, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate(`${words}.codes`, { userName })}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{translate(`${words}.keep`)}</DialogContentText>
        <Box component="ol" sx={list}>
          {codes.map((code) => (
            <li key={code}>{localDigits(code.replace(/(\d{4})(?=\d)/g, '$1 '), language)}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <PrintButton variant="outlined" />
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate(`${words}.kept`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: 0.5,
  mt: 2,
  mb: 0,
  '&:lang(bn)': { listStyleType: 'bengali' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
