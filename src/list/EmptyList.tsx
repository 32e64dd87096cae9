import EmptyIcon from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListFilterContext, useTranslate } from 'react-admin';

/** Instead of rows: that there are none, and whether a search or filter may be why. */
export function EmptyList() {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const isFiltered = Object.values(filterValues).some(Boolean);
  return (
    <Box sx={place}>
      <EmptyIcon sx={{ fontSize: '3rem', color: 'text.secondary' }} aria-hidden />
      <Typography component="output" variant="h6" sx={{ display: 'block', mt: 1 }}>
        {translate('lists.empty')}
      </Typography>
      {isFiltered && (
        <Typography variant="body2" color="text.secondary">
          {translate('look.nothingMatches')}
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
