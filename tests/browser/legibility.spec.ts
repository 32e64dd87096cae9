import { expect, signIn, test } from './support/casebook';

test('the actions visibly lie above the columns that they cover', async ({ page }) => {
  await signIn(page, 'customs');
  const actions = page.getByRole('row').nth(1).getByRole('cell').last();
  const edge = await actions.evaluate((cell) => getComputedStyle(cell, '::before').backgroundImage);
  expect(edge).toContain('gradient');
});
