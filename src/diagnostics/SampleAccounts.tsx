import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { usePerson } from '../authProvider/useSession';
import type { CasebookDataProvider } from '../dataProvider';
import { useOffers } from '../offered/useOffers';
import { Check } from './Check';
import type { Finding } from './checks';

const words = 'testScreen.sampleAccounts';
const OPEN_ACCOUNTS = ['sampleAccounts'];

/** The sample accounts with published passwords, and a button that disables them. */
export function SampleAccounts() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const calls = useDataProvider<CasebookDataProvider>();
  const own = usePerson()?.userName;
  const offered = useOffers('sampleAccounts');
  const { data: open } = useQuery({
    queryKey: OPEN_ACCOUNTS,
    queryFn: ({ signal }) => calls.openSampleAccounts(signal),
    enabled: offered,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const switchOff = useMutation({
    mutationFn: calls.switchOffSampleAccounts,
    onSuccess: (left) => queries.setQueryData(OPEN_ACCOUNTS, left),
    onError: () => notify(`${words}.failed`, { type: 'error' }),
  });
  if (!open) return null;
  const others = open.filter((userName) => userName !== own);
  const button = (
    <Button
      variant="outlined"
      loading={switchOff.isPending}
      onClick={() => switchOff.mutate()}
      sx={{ flexShrink: 0 }}
    >
      {translate(`${words}.switchOff`)}
    </Button>
  );
  return (
    <Check
      name="sampleAccounts"
      finding={findingOf(open.length, others)}
      action={others.length > 0 && button}
    />
  );
}

function findingOf(open: number, others: string[]): Finding {
  if (!open) return { outcome: 'good', text: `${words}.none` };
  if (!others.length) return { outcome: 'bad', text: `${words}.own` };
  return { outcome: 'bad', text: `${words}.open`, values: { names: others.join(', ') } };
}
