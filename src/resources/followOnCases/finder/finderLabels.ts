/** The finder's labels come from its own part of the catalogue, not from the surrounding case type. */
export const finderLabels = {
  getSource: (source: string) => source,
  getLabel: (source: string) => `finder.fields.${source}`,
};
