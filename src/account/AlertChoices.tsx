import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { alertChoices, type AlertChoices as Choices } from '../../domain/alerts';
import type { CasebookDataProvider } from '../dataProvider';
import { useErrorDialog } from '../page/ErrorDialog';

const ADDRESS = '/api/casebook/account/alerts';
const words = 'resources.account.alerts';

/** Sends one call at a time, in the order of the clicks, so that the last of two clicks on one choice counts. */
const scope = { id: words };

/** Which alerts the person wants; each choice is saved at once. */
export function AlertChoices() {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const { call } = useDataProvider<CasebookDataProvider>();
  const key = ['account', 'alerts'];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(ADDRESS, { signal })) as Choices,
  });
  const { mutate } = useMutation({
    scope,
    // shown at once, since the next choice may follow before the answer
    onMutate: (change: Partial<Choices>) => {
      queries.setQueryData<Choices>(key, (known) => known && { ...known, ...change });
    },
    mutationFn: (change) => call(ADDRESS, { method: 'PUT', body: change }),
    onSuccess: () => notify(`${words}.saved`, { type: 'success' }),
    onError: ({ message }) => {
      showError({ title: 'forms.failed', text: message });
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate(`${words}.heading`)}
      </Typography>
      {error && (
        <Alert severity="error" role="alert">
          {error.message}
        </Alert>
      )}
      {data &&
        alertChoices
          .filter((choice) => choice in data)
          .map((choice) => (
            <FormControlLabel
              key={choice}
              sx={{ display: 'flex', mr: 0 }}
              control={<Checkbox checked={data[choice]} onChange={(_, isOn) => mutate({ [choice]: isOn })} />}
              label={translate(`${words}.choices.${choice}`)}
            />
          ))}
    </Box>
  );
}
