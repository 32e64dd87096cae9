import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { SignInPage } from '../../../src/signIn/SignInPage';
import { loadSignInTexts } from '../../../src/signIn/texts';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();

it.each([
  ['en', /^Casebook cannot reach its database right now and tries again by itself\./],
  ['bn', /^কেসবুক এই মুহূর্তে ডেটাবেজে পৌঁছাতে পারছে না, নিজে থেকেই আবার চেষ্টা করছে।/],
] as const)(
  'the sign-in page says in %s that the server cannot reach its database, and what to do',
  async (language, text) => {
    const message = 'The database cannot be reached right now. Nothing was saved';
    foreign.server.use(
      http.get('/oauth/token/otp/sendOtp', () =>
        HttpResponse.json({ status: 503, code: 'unavailable', message }, { status: 503 }),
      ),
    );
    const texts = await loadSignInTexts(language);
    render(<SignInPage language={language} texts={texts} onLanguage={() => {}} />);
    await userEvent.setup().type(screen.getByLabelText(texts.userName), 'admin{Enter}');
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
  },
);
