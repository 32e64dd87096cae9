import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './ModalDialog';
import { OnPaper } from './OnPaper';

interface Props {
  title: string;
  /** What stands below the title. */
  subtitle?: ReactNode;
  maxWidth?: DialogProps['maxWidth'];
  /** Buttons after the one that closes the dialog. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that shows something and can be printed; nothing in it is typed. */
export function PaperDialog({ title, subtitle, maxWidth = 'xl', actions, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth={maxWidth}>
      <OnPaper />
      <DialogTitle id={id} component="div">
        <Typography component="h1" variant="h6">
          {title}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {subtitle}
        </Typography>
      </DialogTitle>
      {/* In the Tab order so that the keyboard can scroll it, because often nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0} sx={tables}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <CloseButton onClick={onClose} />
        {actions}
      </DialogActions>
    </Dialog>
  );
}

const tables = {
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& :is(th, td)': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: { xs: 0.5, sm: 1 },
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& td': { maxWidth: '18rem' }, // one long name leaves the other columns their width
  '& a': { color: 'primary.main' },
  '@media print': { '& a': { color: 'inherit', textDecoration: 'none' } },
  '& [data-number]': { textAlign: 'right' },
  '& :is(th, [data-day], [data-number])': { whiteSpace: 'nowrap' },
  '& tr[data-gap] td': { color: 'error.main', fontWeight: 600 },
  '& tfoot :is(th, td)': { fontWeight: 600 },
};
