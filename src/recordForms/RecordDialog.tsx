import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { OnPaper } from '../shell/OnPaper';
import { usePageTitle } from '../shell/usePageTitle';
import { focusRow } from '../list/table/focusRow';
import type { RowActionName } from '../list/rowActions/rowActionId';

interface Props {
  /** Which button of the row opens it, and gets the focus back. */
  opener: RowActionName;
  title: string;
  /** Whose record it is: a file number. */
  subtitle?: string | undefined;
  /** What else stands below the title. */
  facts?: ReactNode;
  maxWidth?: Breakpoint;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with an address below its list; it fills a narrow screen. A click beside it does not close it. */
export function RecordDialog({ opener, title, subtitle, facts, maxWidth = 'xl', onClose, children }: Props) {
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
            {subtitle}
          </Typography>
        )}
        {facts}
      </DialogTitle>
      {children}
      {/* Last, so that Tab comes to it after what the dialog is for. */}
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

// A form between the dialog and its content must not keep the content from scrolling by itself.
export const scrollingContent = {
  '& .MuiDialog-paper form, & .MuiDialog-paper form > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
  },
  '& .MuiDialog-paper form > div > .MuiAlert-root': { mx: 3 },
};

/** The row's button may not have been there when the dialog opened: an address can be opened directly. */
function useFocusReturn(opener: RowActionName) {
  const { id = '' } = useParams();
  useEffect(() => () => focusRow(opener, id), [opener, id]);
}
