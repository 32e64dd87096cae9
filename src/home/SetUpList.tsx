import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useStore, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useShellDialogs } from '../page/shellDialogs';
import type { SetUpState } from '../dataProvider/administration';

interface Props {
  state: SetUpState;
  onDismiss: () => void;
}

/** The first steps in a new register; each links to its page and is ticked once it is done. */
export function SetUpList({ state, onDismiss }: Props) {
  const translate = useTranslate();
  const show = useShellDialogs();
  const [looked, setLooked] = useStore<string[]>('preferences.setUp.looked', NONE);
  const items = setUpItems.map((item) => ({
    ...item,
    done: item.isDone(state) || looked.includes(item.name),
  }));
  if (items.every(({ done }) => done)) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="set-up" sx={{ p: 2, mb: 3 }}>
      <Typography id="set-up" variant="h6" component="h2">
        {translate('setUp.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {items.map(({ name, done, ...item }) => (
          <li key={name}>
            {done ? <DoneIcon color="success" /> : <OpenIcon color="action" />}
            <span style={visuallyHidden}>{translate(done ? 'setUp.done' : 'setUp.open')}</span>
            {'to' in item ? (
              <Link
                component={RouterLink}
                to={item.to}
                onClick={() => 'byLooking' in item && setLooked([...looked, name])}
              >
                {translate(`setUp.items.${name}`)}
              </Link>
            ) : (
              <Link component="button" variant="body1" onClick={() => show(item.opens)}>
                {translate(`setUp.items.${name}`)}
              </Link>
            )}
          </li>
        ))}
      </Box>
      <Button size="small" onClick={onDismiss}>
        {translate('setUp.dismiss')}
      </Button>
    </Paper>
  );
}

const NONE: string[] = [];

const list = {
  listStyle: 'none',
  p: 0,
  my: 1.5,
  '& li': { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 },
};

/**
 * The first steps in a new register: where each is done, and how the server's state shows that it is done.
 * Their texts are under `setUp.items`.
 */
const setUpItems = [
  { name: 'password', opens: 'account', isDone: ({ password }) => password },
  { name: 'office', to: '/office', isDone: ({ office }) => office },
  // opening the page is enough, because the list that comes with Casebook may fit as it is
  { name: 'sections', to: '/sections-list', isDone: ({ sections }) => sections, byLooking: true },
  { name: 'holidays', to: '/closed-days', isDone: ({ holidays }) => holidays },
  { name: 'colleagues', to: '/create-user', isDone: ({ colleagues }) => colleagues },
  { name: 'filings', to: '/import', isDone: ({ filings }) => filings },
  { name: 'backups', to: '/backups', isDone: ({ backups }) => backups },
] as const satisfies readonly SetUpItem[];

type SetUpItem = { name: string; isDone: (state: SetUpState) => boolean } & (
  { to: string; byLooking?: true } | { opens: 'account' }
);
