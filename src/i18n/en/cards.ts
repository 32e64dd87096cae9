/** `cards`: lists on a narrow screen. */
export const cards = {
  controls: 'Filter and sort',
  controlsWithSet: 'Filter and sort (%{count})',
  done: 'Show the list',
};
