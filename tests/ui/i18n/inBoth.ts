/** The texts of a catalogue by their keys, each in English and Bengali. */
export const inBoth = (english: Record<string, string>, bengali: Record<string, string>) =>
  Object.fromEntries(Object.keys(english).map((key) => [key, [english[key], bengali[key]]]));
