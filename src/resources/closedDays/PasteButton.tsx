import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../authProvider/useMay';
import { PasteDialog } from './PasteDialog';

/** A button that opens the dialog for pasting a list of closed days. */
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
