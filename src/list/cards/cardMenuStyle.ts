import { ROW_ACTION } from '../rowActions/RowActions';
import { rowActionStyle } from '../rowActions/rowActionStyle';

/** Turns a row's icon buttons into full-width menu entries with their hints as text. */
export const cardMenuStyle = {
  py: 0.5,
  minWidth: '11rem',
  '& [data-hint]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    px: 1.5,
    '&::after': { content: 'attr(data-hint)' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:has([aria-disabled])': { color: 'text.disabled' },
  },
  [`& .${ROW_ACTION}`]: {
    ...rowActionStyle,
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::before': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  },
};
