import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ForeignServer } from '../../support/foreignServer';
import { sent } from '../caseFilings/openApp';

export const TRIBUNAL = '/tribunal-cases-list';
export const CRIMINAL = '/foujdari-cases-list';

/**
 * The list's rows, once loaded. Elements are read directly, because querying roles and names in hundreds
 * of cells takes seconds.
 */
export const listed = () =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    expect(rows.length).toBeGreaterThan(0);
    return rows;
  });

export const headings = () =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

export const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent);

export const title = () => document.querySelector('h1')?.textContent;

export const trail = () => document.querySelector('nav ol')?.textContent;

export const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ textContent, value }) => [textContent, value]);

/** Every query of a list so far, in order. */
export const queries = (foreign: ForeignServer, page: string): Record<string, string>[] =>
  sent(foreign, 'GET', `/api/case/${page}`).map(({ url }) =>
    Object.fromEntries(new URLSearchParams(url.split('?')[1])),
  );

/** Waits until the list's latest query is exactly this one. */
export const asked = (foreign: ForeignServer, page: string, query: Record<string, string>) =>
  waitFor(() => expect(queries(foreign, page).at(-1)).toEqual({ size: '20', ...query }));

/** A details dialog's text by group: the heading, then the label and value of each item. */
export const shownIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('fieldset')].map((group) =>
    [group.querySelector('h2')?.textContent].concat(
      [...group.querySelectorAll('dl')].map(
        (item) => `${item.querySelector('dt')?.textContent}: ${item.querySelector('dd')?.textContent}`,
      ),
    ),
  );

/** The open dialog, once it has this title and text. */
export const dialogWith = (title: string, text: string) =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog]');
    expect(dialog?.querySelector('h1')).toHaveTextContent(title);
    expect(dialog).toHaveTextContent(text);
    return dialog!;
  });
