import type { Theme } from '@mui/material/styles';

/** MUI's hover background, as an image over an opaque colour. */
export const hovered = ({ palette }: Theme) =>
  `linear-gradient(${palette.action.hover}, ${palette.action.hover})`;

/** A shadow beside a sticky cell; stronger in the dark scheme, where it would be faint. */
export const shadow =
  (to: 'left' | 'right', opacity: number) =>
  ({ palette }: Theme) =>
    `linear-gradient(to ${to}, rgba(0, 0, 0, ${palette.mode === 'dark' ? 3 * opacity : opacity}), transparent)`;

/** MUI's colour for the line between table rows. */
export const betweenRows = ({ palette, ...theme }: Theme) =>
  palette.mode === 'light'
    ? theme.lighten(theme.alpha(palette.divider, 1), 0.88)
    : theme.darken(theme.alpha(palette.divider, 1), 0.68);

/** Shows the first lines of a text, with an ellipsis when there are more. */
export const clamped = (lines: number | string) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
