import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Language } from '../../../src/i18n/catalogue';
import { loadScreens } from '../../../src/routes';
import { AdminApp, prepare } from '../../../src/signedIn';
import type { ForeignServer } from '../../support/foreignServer';

// The screens are loaded in advance, because on a busy machine loading could exceed the first test's timeouts.
await loadScreens();

interface Options {
  language?: Language;
  roles?: string[];
}

/** Opens a URL of the application as a signed-in person. */
export async function openApp(foreign: ForeignServer, address: string, options: Options = {}) {
  const { language = 'en', roles = ['ROLE_ADMIN'] } = options;
  foreign.signIn('admin', roles);
  localStorage.setItem('tourCompleted', 'true');
  history.replaceState(null, '', address);
  const prepared = await prepare('admin', language);
  render(<AdminApp {...prepared} userName="admin" onLanguage={() => {}} />);
  return userEvent.setup({ delay: null });
}

/** The requests that the browser sent with this method to this path. */
export const sent = (foreign: ForeignServer, method: string, path: string | RegExp) =>
  foreign.seen.filter((call) => {
    const [pathname = ''] = call.url.split('?');
    return call.method === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
  });

/** The list's latest query, as an object because key order does not matter. */
export function lastListQuery(foreign: ForeignServer): Record<string, string> {
  const call = sent(foreign, 'GET', '/api/case/case-fillings-page').at(-1);
  return Object.fromEntries(new URLSearchParams(call?.url.split('?')[1]));
}

export const rows = () => screen.findAllByRole('row').then(([, ...body]) => body);

/**
 * The input with this label, in the open dialog if there is one. In a long form this is faster than
 * `findByLabelText`, which searches the whole form after each change.
 */
export const field = (label: string | RegExp) =>
  waitFor(() => {
    const matches = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
    const form = document.querySelector('[role=dialog]') ?? document;
    const found = [...form.querySelectorAll('label')].find(({ textContent }) => matches(textContent ?? ''));
    const input = document.getElementById(found?.htmlFor ?? '');
    if (!input) throw new Error(`No field is labelled ${String(label)}`);
    return input as HTMLInputElement;
  });

/** The element with this `aria-label`, found faster than by its role and name. */
export const labelled = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`Nothing is called ${name}`);
    return found;
  });

/** Opens a list's filters, or its order, columns and views. */
export const openControls = async (user: UserEvent, name: 'Filters' | 'View options') =>
  user.click(await screen.findByText(new RegExp(`^${name}`)));

export const openDialog = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  document.querySelector<HTMLElement>(`[role=${role}]`);

/** The options of an answered search. While a search is pending, the options of the previous one are disabled. */
export const OFFERED = '[role=option]:not([aria-disabled=true])';
