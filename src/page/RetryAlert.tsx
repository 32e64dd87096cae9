import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props extends Pick<AlertProps, 'sx' | 'children'> {
  /** Called by the retry button; if missing, there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Tells what failed to load, with a button to load it again. */
export function RetryAlert({ onRetry, ...alert }: Props) {
  const translate = useTranslate();
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('layout.retry')}
    </Button>
  );
  return <Alert severity="error" role="alert" action={retry} {...alert} />;
}
