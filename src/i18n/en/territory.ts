/** `territory`: the territory in the person's menu. */
export const territory = {
  switch: 'Switch territory',
  current: 'Territory: %{name}',
};
