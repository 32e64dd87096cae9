import EmptyIcon from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Instead of rows: that there are none, and perhaps why. */
export function NothingHere({ why }: { why?: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box sx={place}>
      <EmptyIcon sx={{ fontSize: '3rem', color: 'text.secondary' }} aria-hidden />
      <Typography component="output" variant="h6" sx={{ display: 'block', mt: 1 }}>
        {translate('lists.empty')}
      </Typography>
      {why && (
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
      )}
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
