import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Closes the dialog whose actions it is among. */
export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick} variant="outlined">
    {useTranslate()('forms.close')}
  </Button>
);
