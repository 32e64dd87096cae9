import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';
import { NotificationBell } from '../../../src/notifications/NotificationBell';
import type { ForeignServer } from '../../support/foreignServer';
import { sent } from '../caseFilings/openApp';

await import('../../../src/notifications/NotificationPanel');
await import('../../../src/notifications/ArrivalText');

export const UNSEEN = '/api/attendance_server/unseenNotifications';

/** Renders the bell and the current URL for a signed-in person. */
export async function openBell(foreign: ForeignServer, language: Language = 'en') {
  foreign.signIn();
  const i18nProvider = await loadI18nProvider(language);
  render(
    <MemoryRouter>
      <AdminContext
        i18nProvider={i18nProvider}
        dataProvider={createDataProvider(() => i18nProvider)}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ErrorDialogProvider>
          <NotificationBell />
          <Place />
        </ErrorDialogProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

const Place = () => <main>{useLocation().pathname}</main>;

export const bell = (name: string) => screen.findByRole('button', { name });

export const polls = (foreign: ForeignServer) => sent(foreign, 'GET', UNSEEN).length;
