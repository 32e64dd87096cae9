import CloseIcon from '@mui/icons-material/Close';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Breakpoint } from '@mui/material/styles';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { OnPaper } from '../page/OnPaper';
import { usePageTitle } from '../page/PageFrame';
import { ModalDialog, scrollingContent } from '../page/ModalDialog';
import { focusRow, type RowActionName } from '../list/table/focusRow';

interface Props {
  /** The row's button that opens the dialog and gets the focus back. */
  opener: RowActionName;
  title: string;
  /** The record's name, such as a file number. */
  subtitle?: string | undefined;
  /** The URL that the record's name links to. */
  to?: string | undefined;
  facts?: ReactNode;
  maxWidth?: Breakpoint;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about a record of a list, whose URL is below that of the list. */
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
  useFocusReturn(opener);
  usePageTitle(subtitle ? `${title}: ${subtitle}` : title);
  return (
    <ModalDialog onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} sx={scrollingContent}>
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
    </ModalDialog>
  );
}

/**
 * Focuses the row's button on close. The button is looked up only then, because the row may not exist yet
 * when the dialog is opened by its URL.
 */
function useFocusReturn(opener: RowActionName) {
  const { id = '' } = useParams();
  useEffect(() => () => focusRow(opener, id), [opener, id]);
}
