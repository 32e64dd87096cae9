import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Finding } from './checks';

const icons = {
  good: <GoodIcon color="success" fontSize="small" />,
  bad: <BadIcon color="error" fontSize="small" />,
  unknown: <UnknownIcon color="action" fontSize="small" />,
};

interface Props {
  name: 'version' | 'server' | 'database' | 'person' | 'clock' | 'sampleAccounts' | 'seal';
  finding?: Finding;
  /** Details shown even before there is a finding. */
  children?: ReactNode;
  /** A button that repairs the fault. */
  action?: ReactNode;
}

/** One check: its name and its finding. */
export function Check({ name, finding, children, action }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={row}>
      <dt>{translate(`testScreen.checks.${name}`)}</dt>
      <dd>
        {finding && icons[finding.outcome]}
        <span>{finding ? translate(finding.text, finding.values) : children}</span>
        {action}
      </dd>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: '14rem 1fr' },
  columnGap: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& dt': { fontWeight: 600 },
  '& dd': {
    display: 'flex',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    alignItems: 'start',
    gap: 1,
    m: 0,
    overflowWrap: 'anywhere',
    '& > span': { flex: { xs: '1 1 12rem', sm: 'initial' } }, // long text stays beside its icon, but a button may wrap
  },
};
