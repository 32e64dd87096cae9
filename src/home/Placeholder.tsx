import Box from '@mui/material/Box';

/** Not animated, because an animation would delay first paint. */
export const Placeholder = ({ height }: { height: number | string }) => (
  <Box sx={{ height, borderRadius: 1, bgcolor: 'action.hover' }} />
);
