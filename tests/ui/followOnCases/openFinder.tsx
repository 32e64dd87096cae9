import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';

export const FINDER = '/api/case/case-fillings-by-date-and-nothi';

/** The finder's queries, as text. */
export const asked = (foreign: ForeignServer) =>
  sent(foreign, 'GET', FINDER).map(({ url }) => url.split('?')[1]);

export const fileNumber = () => field('File Number');
export const day = () => field('Adjudication Date');

export async function openFinder(foreign: ForeignServer, address = '/add-tribunal-case') {
  const user = await openApp(foreign, address);
  await fileNumber();
  return user;
}

/** Types a file number and presses Enter. */
export async function find(user: UserEvent, number: string) {
  const input = await fileNumber();
  fireEvent.change(input, { target: { value: number } });
  input.focus();
  await user.keyboard('{Enter}');
}

/** The summary's labels and values; null while no filing is chosen. */
export function summary(): Record<string, string> | null {
  const heading = [...document.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'Case Filing',
  );
  const items = [...(heading?.closest('fieldset')?.querySelectorAll('dl') ?? [])];
  if (items.length === 0) return null;
  return Object.fromEntries(
    items.map((item) => [item.querySelector('dt')!.textContent, item.querySelector('dd')!.textContent]),
  );
}

/** Waits until the filing with this file number is chosen. */
export const chosen = (number: string) =>
  waitFor(() => {
    if (summary()?.['File Number'] !== number) throw new Error(`${number} is not chosen`);
  });

/** The offered filings, without the options of the form's selects. */
export const options = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    if (found.length === 0) throw new Error('Nothing is offered');
    return found;
  });

export const existingCase = () =>
  waitFor(() => {
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Open the latest',
    );
    if (!link) throw new Error('No case is there yet');
    return link;
  });
