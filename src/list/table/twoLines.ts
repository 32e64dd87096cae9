/**
 * A heading in at most two lines: parted after the space or slash that leaves the longer line shortest. Its
 * column is then at least as wide as that line, and no heading of a table is higher than two.
 */
export function twoLines(heading: string): string[] {
  const ends = [...heading.matchAll(/[ /]+(?=[^ /])/g)].map(({ 0: gap, index }) => index + gap.length);
  const longest = (end: number) => Math.max(widthOf(heading.slice(0, end)), widthOf(heading.slice(end)));
  const [best] = ends.toSorted((one, other) => longest(one) - longest(other));
  return best === undefined ? [heading] : [heading.slice(0, best), heading.slice(best)];
}

/** In letters. Bengali vowel signs stand above, below or close to theirs. */
const widthOf = (line: string): number => line.trim().replace(/\p{M}/gu, '').length;
