import Box from '@mui/material/Box';
import { useTranslate, useTranslateLabel } from 'react-admin';
import type { ReactNode } from 'react';

/** A labelled value of a record's details. Screen readers read out that an empty value is empty. */
export function DetailItem({ source, children }: { source: string; children: ReactNode }) {
  const label = useTranslateLabel()({ source });
  const none = useTranslate()('forms.none');
  const empty = children === null || children === undefined || children === '';
  return (
    <Box component="dl" sx={{ m: 0, py: 0.5 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: empty ? 'text.secondary' : undefined,
        }}
      >
        {empty ? <span aria-label={none}>—</span> : children}
      </Box>
    </Box>
  );
}
