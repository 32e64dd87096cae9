import Box from '@mui/material/Box';

/** Keeps the place of figures that are on their way. It stands still: what moves would delay them. */
export const Placeholder = ({ height }: { height: number | string }) => (
  <Box sx={{ height, borderRadius: 1, bgcolor: 'action.hover' }} />
);
