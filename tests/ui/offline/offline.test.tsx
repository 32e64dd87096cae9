import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadI18nProvider } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';
import { LastData } from '../../../src/offline/LastData';
import { watchConnection } from '../../../src/offline/connection';
import { OfflineNotice } from '../../../src/shell/OfflineNotice';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
const user = userEvent.setup();
const TITLE = 'No Internet Connection Available!';

beforeEach(() => {
  watchConnection();
  onlineManager.setOnline(true);
});

async function open(language: Language = 'en', at = Date.now()) {
  const i18nProvider = await loadI18nProvider(language);
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <OfflineNotice />
        <input aria-label="Typed" />
        <LastData at={at} error={null}>
          <p>A list</p>
        </LastData>
      </AdminContext>
    </MemoryRouter>,
  );
}

/** The browser loses its network; `server` tells whether the server becomes unreachable too. */
function lose({ server }: { server: 'too' | 'not' }) {
  const asked = vi.fn<() => void>();
  foreign.server.use(
    http.head('/config.json', () => {
      asked();
      return server === 'too' ? HttpResponse.error() : new HttpResponse();
    }),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return asked;
}

const getBack = () => act(() => void window.dispatchEvent(new Event('online')));

const dialog = () => screen.queryByRole('alertdialog', { name: TITLE });

describe('without a connection', () => {
  it('while there is no connection, a banner says so and a dialog says what to do', async () => {
    await open();
    lose({ server: 'too' });
    expect(await screen.findByRole('alertdialog', { name: TITLE })).toHaveAccessibleDescription(
      'Try to connect over mobile network or wifi.',
    );
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(TITLE);
    getBack();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('the offline dialog ignores keys meant for a field, returns the focus, and opens once per outage', async () => {
    await open();
    const field = screen.getByLabelText('Typed');
    await user.type(field, 'S-12');
    lose({ server: 'too' });
    await screen.findByRole('alertdialog', { name: TITLE });
    // A space meant for the field presses no button.
    await user.keyboard(' ');
    expect(dialog()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field).toHaveValue('S-12');

    window.dispatchEvent(new Event('offline'));
    await user.type(field, '3');
    expect(dialog()).toBeNull();
    getBack();
    lose({ server: 'too' });
    await screen.findByRole('alertdialog', { name: TITLE });
  });

  it('no outage is shown while a server on the same computer still answers', async () => {
    await open();
    const asked = lose({ server: 'not' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.type(screen.getByLabelText('Typed'), 'S-1');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  it.each([
    ['en', 'As of 14:05', 'As of 20/11/2026, 14:05'],
    ['bn', '১৪:০৫-এর তথ্য', '২০/১১/২০২৬, ১৪:০৫-এর তথ্য'],
  ] as const)(
    'data that are displayed while offline show when they were fetched (%s)',
    async (language, today, yesterday) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
      await open(language, Date.parse('2026-11-20T08:05:00Z'));
      lose({ server: 'too' });
      expect(await screen.findByText(today)).toBeVisible();
      vi.setSystemTime(new Date('2026-11-20T19:00:00Z'));
      getBack();
      lose({ server: 'too' });
      expect(await screen.findByText(yesterday)).toBeVisible();
    },
  );
});
