import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { OnPaper } from '../shell/OnPaper';
import { usePageTitle } from '../shell/usePageTitle';
import { focusRow } from '../list/table/focusRow';
import type { RowActionName } from '../list/rowActions/rowActionId';

interface Props {
  /** The row's button that opens it and gets the focus back. */
  opener: RowActionName;
  title: string;
  /** The record's name, such as a file number. */
  subtitle?: string | undefined;
  /** Where the record's name leads. */
  to?: string | undefined;
  /** Content below the title. */
  facts?: ReactNode;
  maxWidth?: Breakpoint;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog whose address is below its list's; full-screen on narrow screens. A click outside does not
 * close it.
 */
export function RecordDialog({
  opener,
  title,
  subtitle,
  to,
  facts,
  maxWidth = 'xl',
  onClose,
  children,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  useFocusReturn(opener);
  usePageTitle(subtitle ? `${title}: ${subtitle}` : title);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullScreen={narrow}
      fullWidth
      maxWidth={maxWidth}
      sx={scrollingContent}
    >
      <OnPaper />
      <DialogTitle id={titleId} component="div" sx={{ pr: 8 }}>
        <Typography component="h1" variant="h6">
          {title}
        </Typography>
        {subtitle && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {to ? (
              <Link component={RouterLink} to={to}>
                {subtitle}
              </Link>
            ) : (
              subtitle
            )}
          </Typography>
        )}
        {facts}
      </DialogTitle>
      {children}
      {/* Last in the DOM, so that Tab reaches the content first. */}
      <IconButton
        onClick={onClose}
        aria-label={translate('forms.close')}
        title={translate('forms.close')}
        sx={{ position: 'absolute', top: 12, right: 16 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Dialog>
  );
}

// Lets the content scroll although a form is between the dialog and the content.
export const scrollingContent = {
  '& .MuiDialog-paper form, & .MuiDialog-paper form > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
  },
  '& .MuiDialog-paper form > div > .MuiAlert-root': { mx: 3 },
};

/** Focuses the row's button on close. The row may not have existed when the dialog opened by its address. */
function useFocusReturn(opener: RowActionName) {
  const { id = '' } = useParams();
  useEffect(() => () => focusRow(opener, id), [opener, id]);
}
