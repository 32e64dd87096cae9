/** Search terms that are neither a year nor an office code. */
export const fourDigits = ['4821', '3377', '1604', '7352', '4410', '2965', '5188', '3926'];

/** Makes the two sides of a comparison, which iterate over the same terms and sections. */
export function alternating(terms, make) {
  const pairs = terms.map((term, place) => make(term, 1 + place));
  const inTurn = (side) => {
    let next = 0;
    return () => pairs[next++ % pairs.length][side]();
  };
  return { ours: inTurn('ours'), other: inTurn('other') };
}
