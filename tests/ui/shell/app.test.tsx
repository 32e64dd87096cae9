import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/App';
import { currentSession } from '../../../src/authProvider/session';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { loadScreens } from '../../../src/routes';
import { loadSignInTexts } from '../../../src/signIn/texts';
import { useForeignServer } from '../../support/foreignServer';
import { field } from '../caseFilings/openApp';

// The screens are loaded in advance, because on a busy machine loading could exceed the first test's timeouts.
await Promise.all([import('../../../src/signedIn'), loadScreens()]);

const foreign = useForeignServer();
const user = userEvent.setup();
const TITLE = 'Demand Notice/Order of Custom House, Chattogram';

async function openAt(address: string) {
  history.replaceState(null, '', address);
  render(<App language="en" texts={await loadSignInTexts('en')} />);
}

describe('without a session', () => {
  it('without a session any URL shows the sign-in page, and the page of that URL after signing in', async () => {
    await openAt('/case-fillings-list?page=2');
    await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(location.pathname).toBe('/case-fillings-list');
    await waitFor(() => expect(document.title).toBe(`${TITLE} – Casebook`));
    await screen.findByRole('table');
  });
});

describe('the first screen after signing in', () => {
  it.each([
    ['customs', ['today'], '/today'],
    ['admin', ['today'], '/'],
    ['customs', [], '/'],
  ])('%s who signs in at the root of a server that offers %j starts at %s', async (userName, offered, at) => {
    forgetCapabilities();
    foreign.server.use(http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: offered })));
    await openAt('/');
    await user.type(screen.getByLabelText('Username'), `${userName}{Enter}`);
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(location.pathname).toBe(at);
    forgetCapabilities();
  });

  it('an officer who opens the root with a session stays there', async () => {
    forgetCapabilities();
    foreign.signIn('customs', ['ROLE_CUSTOMS']);
    foreign.server.use(
      http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['today'] })),
    );
    await openAt('/');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(location.pathname).toBe('/');
    forgetCapabilities();
  });
});

describe('with a session', () => {
  it.each([
    '/nowhere',
    '/case-fillings',
    '/case-fillings/1',
    '/case-fillings-list/1/nothing',
    '/login',
    '/users-list/7',
  ])('the path %s shows “Page not found” with a link to the home page', async (address) => {
    foreign.signIn();
    await openAt(address);
    await screen.findByRole('heading', { level: 1, name: 'Page not found.' });
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('a page opened by a link begins at its top, and its heading gets the focus if the link is gone', async () => {
    foreign.signIn();
    await openAt('/nowhere');
    const scroll = vi.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus());
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('a page opened from the menu leaves the focus in the menu', async () => {
    foreign.signIn();
    await openAt('/');
    const link = await screen.findByRole('link', { name: 'Demand Notices' });
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(link).toHaveFocus();
  });

  it('a page that only some servers have shows the server’s failure instead of “Page not found”', async () => {
    foreign.signIn();
    forgetCapabilities();
    foreign.server.use(http.get('/api/casebook/capabilities', () => HttpResponse.json({}, { status: 502 })));
    await openAt('/hearings');
    await screen.findByText('Cannot connect to the server right now, please try again later.');
    expect(screen.queryByText('Page not found.')).toBeNull();
    foreign.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Page not found.' });
  });

  it('the menu lists the allowed screens, the account menu shows name and role', async () => {
    foreign.signIn('customs', ['ROLE_CUSTOMS']);
    await openAt('/nowhere');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    const addresses = (role: 'link' | 'menuitem', part: HTMLElement) =>
      within(part)
        .getAllByRole(role)
        .map((link) => link.getAttribute('href'));
    // A menu group with one entry becomes that entry: criminal cases, because this role may not see civil cases.
    expect(addresses('link', menu)).toEqual(['/case-fillings-list', '/foujdari-cases-list']);
    await user.click(within(menu).getByRole('button', { name: 'High Court' }));
    expect(addresses('menuitem', await screen.findByRole('menu'))).toEqual([
      '/custom-appeal-cases',
      '/high-court-rit-list',
      '/admiral-suit-cases-list',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: /নাসরিন চৌধুরী/ }));
    expect(within(await screen.findByRole('menu')).getByText('Customs')).toBeInTheDocument();
  });

  it('the list of shortcuts leaves out the search if the server offers none', async () => {
    foreign.signIn();
    await openAt('/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Page not found.' });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Show this list')).toBeVisible();
    expect(dialog.queryByText('Search everything')).toBeNull();
    expect(dialog.queryByText('In the diary of hearings')).toBeNull();
  });

  it('the menu can be collapsed below 950 px, and starts expanded above 768 px', async () => {
    foreign.signIn();
    window.innerWidth = 800;
    await openAt('/nowhere');
    expect(await screen.findByRole('button', { name: 'Close the menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('the menu starts collapsed at a width of up to 768 px', async () => {
    foreign.signIn();
    window.innerWidth = 768;
    await openAt('/nowhere');
    const button = await screen.findByRole('button', { name: 'Open the menu' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(button);
    await screen.findByRole('navigation', { name: 'Main menu' });
  });

  it('switching to Bengali changes texts, title and lang at once, and keeps the input', async () => {
    foreign.signIn();
    await openAt('/add-case-fillings');
    await user.type(await field(/^Section File Number/), 'S-77');
    await user.click(screen.getByText('বাংলা'));
    await waitFor(() =>
      expect(document.title).toBe('নতুন তৈরি করুন: কাস্টম হাউস, চট্টগ্রামের দাবিনামা/আদেশ – Casebook'),
    );
    expect(document.documentElement.lang).toBe('bn');
    expect(await field(/^শাখার নথি নম্বর/)).toHaveValue('S-77');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/© [০-৯]{4}/);
  });

  it('logging out shows the sign-in page at /', async () => {
    foreign.signIn();
    await openAt('/nowhere');
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByLabelText('Username');
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(location.pathname).toBe('/');
    expect(localStorage).toHaveLength(0);
  });

  it('when a session expires, a sign-in dialog opens over the form, which is then saved unchanged', async () => {
    foreign.signIn();
    await openAt('/add-foujdari-case/S-1%2FAP%2F2024');
    await user.type(await field('Police Station Name'), 'Kotwali');
    foreign.endSessions();
    await user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    const name = await dialog.findByLabelText('Username');
    expect(name).toHaveValue('admin');
    await user.type(name, 'x{Enter}');
    await user.type(await dialog.findByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Foujdari Case Added Successfully!');
    const posts = foreign.seen.filter(({ method, url }) => method === 'POST' && url.startsWith('/api/case/'));
    expect(posts.map(({ body }) => body)).toEqual(
      [1, 2].map(() => expect.objectContaining({ relatedThana: 'Kotwali' })),
    );
  });

  it('Escape in the sign-in dialog of an expired session shows the sign-in page', async () => {
    foreign.signIn();
    foreign.endSessions();
    await openAt('/case-fillings-list');
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    await user.keyboard('{Escape}');
    await screen.findByLabelText('Username');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentSession()).toBeNull();
  });
});
