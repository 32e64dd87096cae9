import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { Link, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { clamped } from '../theme/shades';

export interface Pair {
  title: string;
  text: string;
}

interface Saved {
  name: string;
  to?: string | undefined;
}

/**
 * Shows a toast with a title and a text: 'Success' / 'Complaint added successfully'. Takes texts or
 * catalogue keys. Errors with a title use `useErrorDialog`.
 */
export function usePairNotify() {
  const notify = useNotify();
  return useCallback(
    (pair: Pair, type: 'success' | 'info' = 'success') => {
      notify(<WordsToast {...pair} type={type} />, { type });
    },
    [notify],
  );
}

/** Shows the toast after a save, a title with a text or a text alone, with a link to the saved record. */
export function useSavedNotify() {
  const notify = useNotify();
  return useCallback(
    (words: Pair | string, saved: Saved) => {
      const pair = typeof words === 'string' ? { text: words } : words;
      notify(<WordsToast {...pair} saved={saved} type="success" />, { type: 'success' });
    },
    [notify],
  );
}

interface ToastProps {
  title?: string;
  text: string;
  saved?: Saved;
  type: 'success' | 'info';
}

function WordsToast({ title, text, saved, type }: ToastProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const said = translate(text, { _: text });
  return (
    <output style={{ display: 'block' }}>
      <Alert
        variant="filled"
        role="none"
        severity={type}
        onClose={close}
        slotProps={{
          closeButton: { 'aria-label': translate('layout.close'), title: translate('layout.close') },
        }}
        sx={{ maxWidth: '28rem', overflowWrap: 'anywhere' }}
      >
        {title && <AlertTitle>{translate(title, { _: title })}</AlertTitle>}
        <span>{said}</span>
        {saved?.name && (
          <>
            {/[!.।]$/.test(said) ? ' ' : ': '}
            <Box component="span" sx={clamped(2)}>
              <SavedName {...saved} onOpen={close} />
            </Box>
          </>
        )}
      </Alert>
    </output>
  );
}

const SavedName = ({ name, to, onOpen }: Saved & { onOpen: () => void }) =>
  to ? (
    <Link to={to} onClick={onOpen} color="inherit" underline="always" sx={{ fontWeight: 600 }}>
      {name}
    </Link>
  ) : (
    name
  );
