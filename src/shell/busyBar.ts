import { keyframes } from '@mui/material/styles';

const across = keyframes`
  from { transform: translateX(-100%) scaleX(0.2); }
  60% { transform: translateX(20%) scaleX(0.7); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/**
 * A bar that says that something is under way, moved by the compositor. MUI's moves by its edges, for which
 * the page is laid out and painted anew in every frame: while a list is fetched, each letter would wait.
 */
export const busyBar = {
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': {
    inset: 0,
    width: '100%',
    animation: `${across} 1.6s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
  },
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2': { display: 'none' },
};
