import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props extends Pick<ButtonProps, 'disabled' | 'variant'> {
  /** Shows the icon alone, where there is no room for the word. */
  isIcon?: boolean;
}

/** Prints what the page or the dialog shows. */
export function PrintButton({ isIcon = false, ...look }: Props) {
  const label = useTranslate()('forms.print');
  const print = () => window.print();
  if (isIcon)
    return (
      <Button onClick={print} aria-label={label} title={label} {...look} sx={iconOnly}>
        <PrintIcon fontSize="small" />
      </Button>
    );
  return (
    <Button startIcon={<PrintIcon />} onClick={print} {...look}>
      {label}
    </Button>
  );
}

/** An empty line of text makes it as high as the buttons beside it. */
const iconOnly = { minWidth: 0, px: 1, '&::before': { content: '"\\200b"' } };
