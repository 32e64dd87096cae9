import { startProvider } from '../support/oidcProvider';
import { expect, test } from './support/casebook';

test('a user signs in with the office’s own account and gets the page that was asked for', async ({
  page,
  baseURL,
}) => {
  const port = Number(new URL(baseURL!).port) + 2; // that of OIDC_ISSUER in playwright.config.ts
  // the provider's pages ask for a font
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  const unanswered = 'The sign-in service does not answer right now. Try again later, or use your username.';
  await page.goto('/hearings?view=month');
  await page.getByRole('link', { name: 'Sign in with Customs ID' }).click();
  await expect(page.getByText(unanswered)).toBeVisible();

  const provider = await startProvider({ publicUrl: baseURL!, mailDomain: 'casebook.example', port });
  try {
    await page.goto('/hearings?view=month');
    await page.getByRole('link', { name: 'Sign in with Customs ID' }).click();
    await page.getByPlaceholder('Enter any login').fill('customs');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hearings' })).toBeVisible();
    await expect(page).toHaveURL('/hearings?view=month');
    await page.getByRole('button', { name: 'Rafiqul Islam' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Sign in with Customs ID' })).toBeVisible();

    await page.goto('/oauth/oidc/callback?code=forged&state=forged');
    const refused = 'The sign-in service’s answer could not be accepted. Try again, or use your username.';
    await expect(page.getByText(refused)).toBeVisible();
  } finally {
    provider.stop();
  }
});
