import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import type { FilePage } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { LimitFacts } from '../limits/LimitFacts';
import { isOpen, byUrgency, Unverified } from '../limits/limitTexts';
import { useOpenDialog } from './FileDialogs';
import { Section } from '../page/Section';

/** The time limits of a file with their calculation; those that need no action any more are collapsed. */
export function Limits({ page: { limits, proceedings } }: { page: FilePage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const open = useOpenDialog();
  const mayAdd = useMay('create', 'limits');
  const [first, others] = [
    limits.filter(isOpen).toSorted(byUrgency),
    limits.filter((limit) => !isOpen(limit)),
  ];
  const list = (shown: typeof limits) => (
    <Box component="ul" sx={items}>
      {shown.map((limit) => (
        <LimitFacts
          key={limit.id}
          limit={limit}
          proceeding={proceedings.find(({ id }) => id === limit.proceedingId)}
          onAct={(action) => open({ dialog: 'limit', action, limit })}
          onOpen={() => open({ dialog: 'endedLimit', limit })}
        />
      ))}
    </Box>
  );
  return (
    <Section
      heading={translate('resources.limits.name')}
      action={
        mayAdd && (
          <Button startIcon={<AddIcon />} onClick={() => open({ dialog: 'addLimit' })}>
            {translate('limits.add')}
          </Button>
        )
      }
    >
      {first.length === 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{translate('limits.none')}</Box>
      )}
      <Box sx={{ displayPrint: 'none' }}>
        <Unverified limits={first} withWorking />
      </Box>
      {list(first)}
      {others.length > 0 && (
        <Box component="details" sx={{ displayPrint: 'none' }}>
          <Box component="summary" sx={summary}>
            {translate('limits.others', { count: formatCount(others.length, language) })}
          </Box>
          {list(others)}
        </Box>
      )}
    </Section>
  );
}

const items = {
  listStyle: 'none',
  m: 0,
  p: 0,
  // on paper only the next three are shown, because the timeline shows the dates of all limits
  '@media print': { '& > li:nth-of-type(n + 4)': { display: 'none' } },
};

const summary = { cursor: 'pointer', py: 0.5, width: 'fit-content', color: 'primary.main' };
