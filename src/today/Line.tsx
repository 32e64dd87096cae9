import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../page/Section';

interface LinesProps {
  heading: string;
  /** How many there are, of which `children` may be the beginning. */
  count: number;
  /** The URL of the complete list, given if not all are shown. */
  all?: string | false;
  /** Shown once above the lines. */
  note?: ReactNode;
  children: ReactNode;
}

/** A list of lines under a heading with their number; nothing if it is empty. */
export function Lines({ heading, count, all, note, children }: LinesProps) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Section heading={translate('today.heading', { heading, count })}>
      {note}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
      {all && (
        <Link component={RouterLink} to={all} sx={{ display: 'inline-block', py: 0.5 }}>
          {translate('today.more')}
        </Link>
      )}
    </Section>
  );
}

interface Props {
  /** The file that the line links to. */
  file?: { id: number; number: string } | undefined;
  /** Shown before the file number. */
  lead?: ReactNode;
  /** The text after the file number. */
  text: ReactNode;
  actions?: ReactNode;
  /** The form below the line while the person deals with it. */
  children?: ReactNode;
}

/** A line: what it is about, and buttons for what can be done, large enough for a finger. */
export function Line({ file, lead, text, actions, children }: Props) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {lead}
          {file && (
            <Link
              component={RouterLink}
              to={`/files/${file.id}`}
              sx={{ display: 'inline-block', py: 0.25, fontWeight: 600 }}
            >
              {file.number}
            </Link>
          )}
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{text}</Box>
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}

const line = {
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root, & .MuiIconButton-root': { minHeight: { xs: 40, sm: 32 } },
};
