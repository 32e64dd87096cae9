/** The most characters that are shown, enough to recognise a cell by. */
const MOST_SHOWN = 200;

/** The beginning of a long text, because browsers take seconds to lay out a few cells of 32,767 characters. */
export const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
