import { expect, signIn, test } from './support/casebook';

test('the sticky actions visibly lie above the columns that they cover', async ({ page }) => {
  await signIn(page, 'customs');
  const actions = page.getByRole('row').nth(1).getByRole('cell').last();
  const edge = await actions.evaluate((cell) => getComputedStyle(cell, '::before').backgroundImage);
  expect(edge).toContain('gradient');
});

test('the deepest Bengali conjuncts fit the font’s descent, so that inputs show them whole', async ({
  page,
}) => {
  await signIn(page, 'customs');
  await page.getByRole('searchbox', { name: 'File Number' }).fill('ষ্ট্রু');
  const { text, font } = await page.evaluate(async () => {
    const face = [...document.fonts].find(({ family }) => family.includes('Casebook Bengali'))!;
    await face.load();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = "100px 'Casebook Bengali'";
    const { actualBoundingBoxDescent } = canvas.measureText('ষ্ট্রু');
    return { text: actualBoundingBoxDescent, font: face.descentOverride };
  });
  expect(text).toBeGreaterThan(40);
  expect(parseFloat(font)).toBeGreaterThan(text);
});

test('no text is smaller than 12 pixels, shrunk labels included', async ({ page }) => {
  await signIn(page, 'admin');
  for (const address of ['/', '/case-fillings-list', '/add-case-fillings', '/users-list']) {
    await page.goto(address);
    await expect(page.locator('main :is(table, form)').first()).toBeVisible();
    expect(await page.evaluate(smallTexts), address).toEqual([]);
  }
});

function smallTexts(): string[] {
  const small: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!texts.currentNode.nodeValue!.trim() || !isShown) continue;
    const { fontSize } = getComputedStyle(element);
    const label = element.closest('label');
    const scale = label ? new DOMMatrix(getComputedStyle(label).transform).a : 1;
    if (parseFloat(fontSize) * scale < 11.99) small.push(`${texts.currentNode.nodeValue} ${fontSize}`);
  }
  return small;
}

test('labels stay on the edge of their fields at twice the browser’s font size', async ({ page }) => {
  await signIn(page, 'customs', { at: '/case-fillings-list/7/edit' });
  const label = page.getByRole('dialog').locator('label', { hasText: 'Section File Number' });
  await expect(label).toBeVisible();
  const distance = () =>
    label.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const field = element.parentElement!.querySelector('.MuiInputBase-root')!.getBoundingClientRect();
      return Math.abs(top + height / 2 - field.top);
    });
  expect(await distance()).toBeLessThan(2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await distance()).toBeLessThan(2);
});
