import type { Theme } from '@mui/material/styles';

/** MUI's ground of what lies under the mouse, for what must stay opaque. */
export const hovered = ({ palette }: Theme) =>
  `linear-gradient(${palette.action.hover}, ${palette.action.hover})`;

/** The shadow beside what lies above; on dark paper it takes more of it. */
export const shadow =
  (to: 'left' | 'right', opacity: number) =>
  ({ palette }: Theme) =>
    `linear-gradient(to ${to}, rgba(0, 0, 0, ${palette.mode === 'dark' ? 3 * opacity : opacity}), transparent)`;

/** MUI's line between the rows of a table. */
export const betweenRows = ({ palette, ...theme }: Theme) =>
  palette.mode === 'light'
    ? theme.lighten(theme.alpha(palette.divider, 1), 0.88)
    : theme.darken(theme.alpha(palette.divider, 1), 0.68);
