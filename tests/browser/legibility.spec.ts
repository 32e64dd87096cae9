import { isLong } from '../support/long';
import { expect, signIn, test } from './support/casebook';

test('the sticky columns of a list cast a shadow only while they cover other cells @long', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const box = page.locator('.RaDataTable-tableWrapper');
  const shadows = () =>
    box.evaluate((table) => {
      const row = table.querySelector('tbody tr')!;
      const isShaded = (cell: string, side: string) =>
        getComputedStyle(row.querySelector(cell)!, side).content !== 'none';
      return [isShaded('.row-name', '::after'), isShaded('.row-actions', '::before')];
    });
  const scrollTo = (left: number) => box.evaluate((table, x) => table.scrollTo(x, 0), left);
  await expect.poll(shadows).toEqual([false, true]);
  await scrollTo(100);
  await expect.poll(shadows).toEqual([true, true]);
  await scrollTo(9999);
  await expect.poll(shadows).toEqual([true, false]);
  await page.setViewportSize({ width: 2560, height: 900 });
  await expect.poll(shadows).toEqual([false, false]);
});

test('a case’s status is never cut in its list, nor is a number broken within a part @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/tribunal-cases-list' });
  const statuses = page.locator('tbody .status-mark');
  await expect(statuses.filter({ hasText: 'Sub-Judice before Court' }).first()).toBeVisible();
  const cut = () =>
    statuses.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.parentElement!.clientWidth));
  expect(await cut()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const numbers = page.locator('main li .number-link');
  await expect(numbers.first()).toBeVisible();
  expect(await numbers.evaluateAll(brokenParts)).toEqual([]);
});

/** The parts of numbers, between `<wbr>`, that stand on two lines. */
function brokenParts(numbers: Element[]): string[] {
  return numbers.flatMap((number) =>
    [...number.childNodes].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [part.textContent!] : [];
    }),
  );
}

test('the deepest Bengali conjuncts fit the font’s descent, so that inputs show them whole @long', async ({
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

test('texts in both scripts are drawn in the bundled fonts, whatever fonts a machine has @long', async ({
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

test('no text is smaller than 12 pixels', async ({ page }) => {
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
    if (parseFloat(fontSize) < 11.99) small.push(`${texts.currentNode.nodeValue} ${fontSize}`);
  }
  return small;
}

test('every label of a form stands whole above its field, at twice the browser’s font size too @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/case-fillings-list/7/edit' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('label', { hasText: 'Section File Number' })).toBeVisible();
  await expect.poll(() => dialog.evaluate(labelsElsewhere)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => dialog.evaluate(labelsElsewhere)).toEqual([]);
});

/** The labels that do not end just above their field, do not begin at its left edge, or are cut. */
function labelsElsewhere(element: Element): string[] {
  return [...element.querySelectorAll('.MuiFormControl-root > label')].flatMap((label) => {
    const text = label.getBoundingClientRect();
    const field = label.parentElement!.querySelector('.MuiInputBase-root')!.getBoundingClientRect();
    const gap = field.top - text.bottom;
    const isAbove = gap >= 0 && gap < 8 && Math.abs(text.left - field.left) < 1;
    return isAbove && label.scrollWidth <= label.clientWidth ? [] : [label.textContent];
  });
}

test('at twice the browser’s font size no page scrolls sideways, and the diary breaks no words @long', async ({
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

test('at twice the browser’s font size a total on Home fits into its ring @long', async ({ page }) => {
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
