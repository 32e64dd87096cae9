import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props extends Omit<DialogProps, 'open' | 'onClose' | 'fullScreen' | 'fullWidth'> {
  onClose: () => void;
  fullBelow?: 'sm' | 'md';
}

/** A dialog for work that a click outside would lose: only Escape and its buttons close it. */
export function ModalDialog({ onClose, fullBelow = 'md', ...dialog }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(fullBelow));
  return (
    <Dialog
      maxWidth="md"
      {...dialog}
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullScreen={isNarrow}
      fullWidth
    />
  );
}

/** For `sx`: lets the content scroll although a form is between the dialog and the content. */
export const scrollingContent = {
  '& .MuiDialog-paper form, & .MuiDialog-paper form > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
  },
  '& .MuiDialog-paper form > div > .MuiAlert-root': { mx: 3 },
};

export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick} variant="outlined">
    {useTranslate()('forms.close')}
  </Button>
);
