/** Labels of the finder are its own words, not those of the case type whose screen it stands on. */
export const finderLabels = {
  getSource: (source: string) => source,
  getLabel: (source: string) => `finder.fields.${source}`,
};
