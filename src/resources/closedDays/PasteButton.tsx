import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../authProvider/useMay';
import { PasteDialog } from './PasteDialog';

/** Opens the dialog that takes a whole list. */
export function PasteButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('create', 'closed-days')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setOpen(true)}>
        {translate('closedDays.paste.action')}
      </Button>
      {isOpen && <PasteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
