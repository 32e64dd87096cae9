import EmptyIcon from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Shown instead of rows: tells that there are none, optionally why, and offers an action. */
export function NothingHere({ why, action }: { why?: string | undefined; action?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={place}>
      <EmptyIcon sx={{ fontSize: '3rem', color: 'text.secondary' }} aria-hidden />
      <Typography component="output" variant="h6" sx={{ display: 'block', mt: 1 }}>
        {translate('lists.empty')}
      </Typography>
      {why && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
      )}
      {action}
    </Box>
  );
}

const place = {
  px: 2,
  py: 6,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'center',
};
