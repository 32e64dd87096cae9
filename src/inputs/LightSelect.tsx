import { styled } from '@mui/material/styles';

/** A choice that looks like the form's, for tables with hundreds of them. */
export const LightSelect = styled('select')(({ theme }) => ({
  appearance: 'none',
  minHeight: 32,
  padding: '0 28px 0 8px',
  color: 'inherit',
  font: 'inherit',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  // MUI's arrow
  background: `no-repeat right 14px center / 5px 5px linear-gradient(45deg, transparent 50%, currentColor 50%),
    no-repeat right 9px center / 5px 5px linear-gradient(-45deg, transparent 50%, currentColor 50%),
    ${theme.palette.background.paper}`,
  [theme.breakpoints.down('sm')]: { minHeight: 40 },
}));
