import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Once every figure stands there. */
export const figuresShown = () =>
  waitFor(() => expect(document.querySelector('tfoot')).not.toBeNull(), { timeout: 30_000 });

/** A part by its heading. */
export const part = (name: string) => screen.getByText(name, { selector: 'h2' }).closest('section')!;

/** A register's figures by status. */
export const card = (name: string) =>
  [...document.querySelectorAll('li')].find((item) => item.querySelector('h3')?.textContent === name)!;

/** The cells of rows. */
export const texts = (rows: Iterable<Element>) =>
  [...rows].map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

/** What links say, and where they lead. */
export const links = (within: Element) =>
  [...within.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);
