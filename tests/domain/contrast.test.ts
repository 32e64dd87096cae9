import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chartColours } from '../../src/theme/chartColours';
import { palettes, type Scheme } from '../../src/theme/palette';

const schemes: Scheme[] = ['light', 'dark'];

/** Text colours on their backgrounds. */
const texts = [
  'text on page',
  'text on paper',
  'quiet on page',
  'quiet on paper',
  'accent on page',
  'accent on paper',
  'accent.on on accent',
  'accent.on on accent.hover',
  'bar.on on bar',
  'bar.on on bar.hover',
  'error on page',
  'error on paper',
  'error.on on error',
  'error.on on error.hover',
  'success on paper',
  'success.on on success',
  'warning on paper',
  'warning.on on warning',
  'info on paper',
  'info.on on info',
  'failure.on on failure',
  'total on paper',
];

/** Graphic elements: borders of inputs, the focus ring. */
const graphics = ['outline on page', 'outline on paper', 'error on failure'];

describe.each(schemes)('the %s scheme', (scheme) => {
  test.each(texts)('the colours have enough contrast for the text %s', (pair) => {
    expect(measured(pair, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)('the colours have enough contrast for the element %s', (pair) => {
    expect(measured(pair, scheme)).toBeGreaterThanOrEqual(3);
  });

  test.each(['categories', 'statuses'] as const)(
    'every chart colour of %s has enough contrast with the background',
    (kind) => {
      for (const colour of Object.values(chartColours[scheme][kind])) {
        for (const ground of [palettes[scheme].paper, palettes[scheme].page]) {
          expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
});

test('the sign-in page and the application have the same colours', () => {
  const css = readFileSync('src/base.css', 'utf8');
  const declared = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(declared.length).toBeGreaterThan(10);
  for (const [, name, light, dark] of declared) {
    const path = name!.replace(/^on-(.+)/, '$1.on').replace('-', '.');
    expect([path, light, dark]).toEqual([path, colourOf(path, 'light'), colourOf(path, 'dark')]);
  }
});

test('text and elements have the contrasts that docs/design.md lists', () => {
  const page = readFileSync('docs/design.md', 'utf8').replace(/ +/g, ' ');
  for (const pair of [...texts, ...graphics]) {
    const [light, dark] = schemes.map((scheme) => measured(pair, scheme).toFixed(1));
    expect(page).toContain(`- ${pair}: ${light}; ${dark}\n`);
  }
});

function measured(pair: string, scheme: Scheme): number {
  const [foreground, ground] = pair.split(' on ') as [string, string];
  return contrast(colourOf(foreground, scheme), colourOf(ground, scheme));
}

function colourOf(path: string, scheme: Scheme): string {
  if (path === 'total') return chartColours[scheme].total;
  const [name, part] = path.split('.') as [keyof (typeof palettes)['light'], ('on' | 'hover')?];
  const colour = palettes[scheme][name];
  const found = typeof colour === 'object' ? colour[part ?? 'main'] : colour;
  if (!found) throw new Error(`There is no colour ${path}`);
  return found;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
