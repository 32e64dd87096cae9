/** The first lines of a text; an ellipsis says that there are more. */
export const clamped = (lines: number | string) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
