import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Prints what the page or the dialog shows. */
export function PrintButton(look: Pick<ButtonProps, 'disabled' | 'variant'>) {
  const translate = useTranslate();
  return (
    <Button startIcon={<PrintIcon />} onClick={() => window.print()} {...look}>
      {translate('forms.print')}
    </Button>
  );
}
