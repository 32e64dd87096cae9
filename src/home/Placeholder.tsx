import Box from '@mui/material/Box';

/** Reserves the place of figures that are loading. Static: an animation would delay first paint. */
export const Placeholder = ({ height }: { height: number | string }) => (
  <Box sx={{ height, borderRadius: 1, bgcolor: 'action.hover' }} />
);
