import { describe, expect, it } from 'vitest';
import { chartColours } from '../../src/theme/chartColours';

type Triple = [number, number, number];

/** Linear RGB as seen with one type of cone missing (Machado, Oliveira and Fernandes 2009). */
const visions: Record<string, Triple[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Minimum distances in OKLab: between any two colours, between neighbours in a bar, and between colours with one
 * other between them. Any two statuses can be neighbours in a ring.
 */
const least = { any: 0.08, next: 0.15, nextButOne: 0.12 };

describe.each(['light', 'dark'] as const)('chart colours in the %s scheme', (scheme) => {
  const { categories, statuses } = chartColours[scheme];
  const { ORDER_PASSED, SUBJUDICE, OPEN, CLOSED, ONREMAND, NOT_GIVEN } = statuses;

  describe.each(Object.keys(visions))('seen with these kinds of cones: %s', (vision) => {
    it('any two case types can be distinguished, neighbours in a bar the best', () => {
      expect(close(Object.values(categories), vision, [least.next, least.nextButOne], least.any)).toEqual([]);
    });

    it.each([
      ['filings', [OPEN, CLOSED, ONREMAND, SUBJUDICE, NOT_GIVEN]],
      ['court cases', [ORDER_PASSED, SUBJUDICE, NOT_GIVEN]],
    ])('any two statuses in the ring of %s can be distinguished', (_, ring) => {
      expect(close(ring, vision, [], least.next)).toEqual([]);
    });
  });
});

/** Pairs that are closer than wanted: `nearby` by how far apart they are in order, otherwise `any`. */
function close(colours: string[], vision: string, nearby: number[], any: number): string[] {
  return colours.flatMap((one, at) =>
    colours.slice(at + 1).flatMap((other, after) => {
      const distance = difference(one, other, visions[vision]!);
      const wanted = nearby[after] ?? any;
      return distance < wanted ? [`${one} ${other}: ${distance.toFixed(3)} < ${wanted}`] : [];
    }),
  );
}

function difference(one: string, other: string, vision: Triple[]): number {
  const [a, b] = [one, other].map((colour) => okLab(times(vision, linear(colour)))) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const linear = (colour: string) =>
  [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const times = (matrix: Triple[], [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => Math.max(0, a * x + b * y + c * z)) as Triple;

/** https://bottosson.github.io/posts/oklab */
function okLab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  const [l, m, s] = cones.map(Math.cbrt) as Triple;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
