/**
 * Splits a heading into at most two lines, at the space or slash that makes the longer of the two lines
 * shortest. Its column gets at least that width, so no heading takes more than two lines.
 */
export function twoLines(heading: string): string[] {
  const ends = [...heading.matchAll(/[ /]+(?=[^ /])/g)].map(({ 0: gap, index }) => index + gap.length);
  const longest = (end: number) => Math.max(widthOf(heading.slice(0, end)), widthOf(heading.slice(end)));
  const [best] = ends.toSorted((one, other) => longest(one) - longest(other));
  return best === undefined ? [heading] : [heading.slice(0, best), heading.slice(best)];
}

/** The width of a line in letters; Bengali vowel signs add none, because they share the width of their letter. */
const widthOf = (line: string): number => line.trim().replace(/\p{M}/gu, '').length;
