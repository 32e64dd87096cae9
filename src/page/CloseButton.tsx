import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** The button among a dialog's actions that closes the dialog. */
export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick} variant="outlined">
    {useTranslate()('forms.close')}
  </Button>
);
