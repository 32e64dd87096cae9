import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Popover from '@mui/material/Popover';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { useNarrow } from '../cards/narrow';

interface Props {
  /** A key of the catalogue. */
  label: string;
  icon: ReactNode;
  /** How many of the controls are in use, which the button says. */
  count?: number;
  /** The step of the tour that shows the button. */
  tour?: string | undefined;
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button that opens controls below it, on a phone in a sheet; choices take effect at once. */
export function FoldedControls({ label, icon, count = 0, tour, actions, children }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useNarrow();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = translate(label);
  const opened = { open: Boolean(anchor), onClose: close };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        data-tour={tour}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        {count === 0 ? name : translate('lists.inUse', { name, count: formatCount(count, language) })}
      </Button>
      {isNarrow ? (
        <Dialog {...opened} aria-labelledby={id} sx={atTheBottom} data-sheet>
          <DialogTitle id={id}>{name}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions sx={{ justifyContent: 'space-between' }}>
            {actions?.(close)}
            <Button variant="contained" onClick={close} sx={{ ml: 'auto' }}>
              {translate('cards.done')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : (
        <Popover
          {...opened}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: paper } }}
        >
          {children}
          {actions?.(close)}
        </Popover>
      )}
    </>
  );
}

const atTheBottom = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '100%',
    maxWidth: 'none',
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
};

const paper = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  columnGap: 2,
  rowGap: 1,
  justifyItems: 'start',
  p: 2,
  mt: 0.5,
  width: '18rem',
  '&:has(> .MuiFormControl-root:nth-of-type(6))': { width: '34rem' }, // many in two columns
};
