import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useCallback } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

export interface Pair {
  title: string;
  text: string;
}

/**
 * Shows a toast with a title and a text: 'Success' / 'Complaint added successfully'. Both are texts, or
 * keys of the catalogue. Errors with a title are dialogs: `useErrorDialog`.
 */
export function usePairNotify() {
  const notify = useNotify();
  return useCallback(
    (pair: Pair, type: 'success' | 'info' = 'success') => {
      notify(<PairToast {...pair} type={type} />, { type });
    },
    [notify],
  );
}

function PairToast({ title, text, type }: Pair & { type: 'success' | 'info' }) {
  const translate = useTranslate();
  const close = useCloseNotification();
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
      >
        <AlertTitle>{translate(title, { _: title })}</AlertTitle>
        {translate(text, { _: text })}
      </Alert>
    </output>
  );
}
