/** More of a text is not shown where it only reminds of a cell. */
const MOST_SHOWN = 200;

/** The beginning of a long text: browsers need seconds to lay out some cells of 32,767 letters. */
export const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
