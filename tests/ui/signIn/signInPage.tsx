import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Language } from '../../../src/i18n/catalogue';
import { SignInPage } from '../../../src/signIn/SignInPage';
import { loadSignInTexts } from '../../../src/signIn/texts';
import { useForeignServer } from '../../support/foreignServer';

/** The sign-in page of the UI on a foreign server, and the user who operates it. */
export function useSignInPage() {
  const foreign = useForeignServer();
  const page = {
    foreign,
    /** Replaced by `fakeTime`, because fake timers need another user. */
    user: undefined as unknown as UserEvent,
    async open(language: Language = 'en', onLanguage = vi.fn<(language: Language) => void>()) {
      const texts = await loadSignInTexts(language);
      render(<SignInPage language={language} texts={texts} onLanguage={onLanguage} />);
      return onLanguage;
    },
    async goOnAs(userName: string) {
      await page.user.type(screen.getByLabelText('Username'), userName);
      await page.user.click(screen.getByRole('button', { name: 'Continue with Username' }));
    },
    tokenCalls: () => foreign.seen.filter(({ url }) => url.startsWith('/oauth/token?')),
  };
  beforeEach(() => {
    page.user = userEvent.setup();
  });
  return page;
}

/** Fakes the timers, and replaces the page's user by one who advances them. */
export function fakeTime(page: { user: UserEvent }): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page.user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
