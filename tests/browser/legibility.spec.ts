import { isLong } from '../support/long';
import { expect, signIn, test } from './support/casebook';

test('a gradient marks where the sticky actions of a list cover other columns', async ({ page }) => {
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
    const face = [...document.fonts].find(
      ({ family, unicodeRange }) => family === 'Casebook' && unicodeRange.includes('U+980'),
    )!;
    await face.load();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = '100px Casebook';
    const { actualBoundingBoxDescent } = canvas.measureText('ষ্ট্রু');
    return { text: actualBoundingBoxDescent, font: face.descentOverride };
  });
  expect(text).toBeGreaterThan(40);
  expect(parseFloat(font)).toBeGreaterThan(text);
});

test('texts in both scripts are drawn in the bundled fonts, whatever fonts a machine has', async ({
  page,
}) => {
  await signIn(page, 'customs');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, nav :is(a, button), main :is(a, button, label, th, td, td *)',
  });
  const used = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const fonts = used.flatMap((each) => each.fonts);
  expect(fonts.length).toBeGreaterThan(100);
  expect([
    ...new Set(fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'bundled' : familyName))),
  ]).toEqual(['bundled']);
});

test('no text is smaller than 12 pixels, shrunk labels included', async ({ page }) => {
  await signIn(page, 'admin', { at: '/healthz' });
  const addresses = ['/', '/add-case-fillings', ...(isLong ? ['/case-fillings-list', '/users-list'] : [])];
  for (const address of addresses) {
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
  await expect.poll(distance).toBeLessThan(2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(distance).toBeLessThan(2);
});

test('at twice the browser’s font size no page scrolls sideways, and the diary breaks no words', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/hearings?view=list' });
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await enlarge();
  expect(await page.locator('main table').evaluate(brokenWords)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/',
    '/case-fillings-list',
    '/files/1',
    ...(isLong ? ['/hearings', '/limits', '/add-case-fillings'] : []),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await enlarge();
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await expect.poll(isWithin, { message: address }).toBe(true);
  }
});

test('at twice the browser’s font size a total on Home fits into its ring', async ({ page }) => {
  await signIn(page, 'customs', { at: '/' });
  const total = page.locator('.total a').first();
  await expect(total).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const width = await total.evaluate((element) => element.getBoundingClientRect().width);
  const ring = await page
    .locator('.donut-ring')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThan(0.73 * ring); // the hole within the ring
});

/** The words of an element that stand on two lines. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const word of text.nodeValue!.matchAll(/[^\s/-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
