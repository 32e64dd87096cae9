import { keyframes } from '@mui/material/styles';

const across = keyframes`
  from { transform: translateX(-100%) scaleX(0.2); }
  60% { transform: translateX(20%) scaleX(0.7); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/**
 * A progress bar animated with transforms, on the compositor. MUI's animates edges, so the page is laid
 * out and painted in every frame, which delays typing while a list loads.
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
