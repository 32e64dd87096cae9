import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { useAccountCalls, useAccountChanged, useCalendarAddress } from './useAccount';

const words = 'resources.account.calendar';

/** Sends one call at a time, because saving the switch would fail after the URL was revoked. */
const scope = { id: words };

/** Lets the person make, copy, renew and revoke the private URL by which a calendar program reads their hearings. */
export function CalendarAddress() {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const calls = useAccountCalls();
  const onSettled = useAccountChanged();
  const showError = useErrorDialog();
  const headingId = useId();
  const address = useCalendarAddress();
  const shown = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const onError = ({ message }: Error) => showError({ title: 'forms.failed', text: message });

  const make = useMutation({
    scope,
    mutationFn: () => calls.makeCalendarAddress(),
    onSuccess: setUrl,
    onError,
    onSettled,
  });
  const end = useMutation({
    scope,
    mutationFn: () => calls.endCalendarAddress(),
    onSuccess: () => {
      setUrl(null);
      notify(`${words}.revoked`, { type: 'success' });
    },
    onError,
    onSettled,
  });
  const name = useMutation({
    scope,
    mutationFn: (withParties: boolean) => calls.nameParties(withParties),
    onError,
    onSettled,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url!);
      notify(`${words}.copied`, { type: 'success' });
    } catch {
      shown.current?.select(); // selected to be copied by hand, because without TLS there is no clipboard API
    }
  };
  if (!address) return null;
  const { madeAt, withParties } = address;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('resources.account.groups.calendar')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(`${words}.explained`)}
        {madeAt && !url && ` ${translate(`${words}.since`, { at: formatInstant(madeAt, language) })}`}
      </Typography>
      {url && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <TextField
            label={translate(`${words}.url`)}
            value={url}
            helperText={translate(`${words}.once`)}
            inputRef={shown}
            onFocus={({ target }) => target.select()}
            fullWidth
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button
            autoFocus
            variant="contained"
            sx={{ flexShrink: 0, mt: '1.875rem' }}
            onClick={() => void copy()}
          >
            {translate(`${words}.copy`)}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" loading={make.isPending} onClick={() => make.mutate()}>
          {translate(`${words}.${madeAt ? 'renew' : 'make'}`)}
        </Button>
        {madeAt && (
          <>
            <Button variant="outlined" color="error" loading={end.isPending} onClick={() => end.mutate()}>
              {translate(`${words}.revoke`)}
            </Button>
            <FormControlLabel
              control={
                <Switch
                  checked={name.isPending ? name.variables : withParties}
                  onChange={({ target }) => name.mutate(target.checked)}
                />
              }
              label={translate(`${words}.withParties`)}
            />
          </>
        )}
      </Box>
    </Box>
  );
}
