/** Shows the first lines of a text, with an ellipsis when there are more. */
export const clamped = (lines: number | string) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
