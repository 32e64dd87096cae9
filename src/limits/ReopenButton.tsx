import Button from '@mui/material/Button';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import type { Limit } from '../dataProvider/limits';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useErrorDialog } from '../page/ErrorDialog';

/** Makes a limit run again that was ended by mistake. */
export function ReopenButton({ limit, name }: { limit: Limit; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const [update, { isPending }] = useUpdate();
  const reopen = () =>
    update(
      'limits',
      { id: limit.id, data: { state: 'RUNNING', reason: null }, previousData: limit },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('limits.saved', { type: 'success' });
          changed();
        },
        onError: (error) =>
          showError({ title: 'forms.failed', text: error instanceof Error ? error.message : '' }),
      },
    );
  const action = translate('limits.reopen');
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={translate('limits.of', { action, name })}
      onClick={() => void reopen()}
    >
      {action}
    </Button>
  );
}
