import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** A field with its three versions beside it, or below it on a narrow screen. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) repeat(3, minmax(0, 4fr))' },
  gap: 1,
};

/** The columns' headings. Each version repeats its own for screen readers and narrow screens. */
export function StaleHeadings() {
  const translate = useTranslate();
  return (
    <Box aria-hidden="true" sx={[columns, headings]}>
      {(['field', 'base', 'theirs', 'mine'] as const).map((column) => (
        <span key={column}>{translate(`forms.stale.${column}`)}</span>
      ))}
    </Box>
  );
}

const headings = {
  display: { xs: 'none', md: 'grid' },
  position: 'sticky',
  top: 0,
  zIndex: 1,
  py: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 600,
  '& > :not(:first-of-type)': { px: 1 },
};
