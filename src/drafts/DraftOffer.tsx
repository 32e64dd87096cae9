import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { focusFirstField } from '../inputs/RecordForm';
import type { Drafts } from './useDrafts';

/** Offers the unsaved draft of this form; restoring it needs a click. */
export function DraftOffer({ drafts }: { drafts: Drafts }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { offered, restore, discard } = drafts;

  const decide = (act: typeof restore) => (event: MouseEvent) => {
    // focus would be lost with the clicked button, which disappears
    focusFirstField(event.currentTarget.closest<HTMLElement>('[role=dialog], main'));
    if (offered) act(offered);
  };
  return (
    // Rendered empty first: screen readers announce changes of a live region, not its appearance.
    <Box component="output" sx={{ display: 'block', flexShrink: 0, '.MuiDialog-paper > &': { mx: 3 } }}>
      {offered && (
        <Alert
          severity="info"
          role="none"
          sx={bar}
          action={
            <>
              <Button size="small" color="inherit" onClick={decide(restore)}>
                {translate('drafts.restore')}
              </Button>
              <Button size="small" color="inherit" onClick={decide(discard)}>
                {translate('drafts.discard')}
              </Button>
            </>
          }
        >
          {translate(offered.fileNumber ? 'drafts.leftForFile' : 'drafts.left', {
            at: formatInstant(new Date(offered.at), language),
            fileNumber: offered.fileNumber,
          })}
        </Alert>
      )}
    </Box>
  );
}

const bar = {
  mb: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiAlert-message': { flex: '1 1 16rem', overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { p: 0, alignItems: 'center' },
};
