import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until all figures are shown. */
export const figuresShown = () =>
  waitFor(() => expect(document.querySelector('tfoot')).not.toBeNull(), { timeout: 30_000 });

/** A section of Home, by its heading. */
export const part = (name: string) => screen.getByText(name, { selector: 'h2' }).closest('section')!;

/** The card with a register's figures by status. */
export const card = (name: string) =>
  [...document.querySelectorAll('li')].find((item) => item.querySelector('h3')?.textContent === name)!;

/** The texts of the cells of each row. */
export const texts = (rows: Iterable<Element>) =>
  [...rows].map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

/** Texts and targets of links. */
export const links = (within: Element) =>
  [...within.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);
