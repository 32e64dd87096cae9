import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../src/i18n/catalogue';
import { loadScreens } from '../../../src/screens';
import { AdminApp, prepare } from '../../../src/signedIn';
import type { ForeignServer } from '../../support/foreignServer';

// On a busy machine the first test of a file would wait for them longer than it waits for anything.
await loadScreens();

interface Options {
  language?: Language;
  roles?: string[];
}

/** Opens an address of the application as somebody who has signed in. */
export async function openApp(foreign: ForeignServer, address: string, options: Options = {}) {
  const { language = 'en', roles = ['ROLE_ADMIN'] } = options;
  foreign.signIn('admin', roles);
  localStorage.setItem('tourCompleted', 'true');
  history.replaceState(null, '', address);
  const prepared = await prepare('admin', language);
  render(<AdminApp {...prepared} userName="admin" onLanguage={() => {}} />);
  return userEvent.setup({ delay: null });
}

/** Calls of one kind that left the browser. */
export const sent = (foreign: ForeignServer, method: string, path: string | RegExp) =>
  foreign.seen.filter((call) => {
    const [pathname = ''] = call.url.split('?');
    return call.method === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
  });

/** The list's latest query, its keys in no order. */
export function lastListQuery(foreign: ForeignServer): Record<string, string> {
  const call = sent(foreign, 'GET', '/api/case/case-fillings-page').at(-1);
  return Object.fromEntries(new URLSearchParams(call?.url.split('?')[1]));
}

export const rows = () => screen.findAllByRole('row').then(([, ...body]) => body);

/**
 * The input with this label: what `findByLabelText` finds, without looking through the whole of a long
 * form again at each of its changes. An open dialog covers the page.
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

/** A button or link by its accessible name, as cheaply. */
export const labelled = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`Nothing is called ${name}`);
    return found;
  });

export const openDialog = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  document.querySelector<HTMLElement>(`[role=${role}]`);

/** What a select offers as the answer to what was typed; before that, the answers of older searches stand there. */
export const OFFERED = '[role=option]:not([aria-disabled=true])';
