import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chinesePdf } from '../support/hostileFiles/documents.mjs';
import { expectAccessible } from './support/accessibility';
import { callsOf } from './support/calls';
import { expect, signIn, test } from './support/casebook';

/** A PDF with a line of text on each page. */
async function pdfOf(lines: readonly string[], script?: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const line of lines) pdf.addPage([595, 842]).drawText(line, { x: 50, y: 780, size: 14, font });
  if (script) pdf.addJavaScript('run', script);
  return Buffer.from(await pdf.save());
}

/** A photo as a phone takes it, with as much detail as a crumpled sheet. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 200, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(3000, 4000).jpeg({ quality: 85 }).toBuffer();
}

interface Dropped {
  name: string;
  content: Buffer;
  type?: string;
}

async function drop(page: Page, ...files: Dropped[]) {
  const given = files.map(({ name, content, type = '' }) => ({
    name,
    type,
    base64: content.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const held = new DataTransfer();
    for (const { name, type, base64 } of list)
      held.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name, { type }));
    return held;
  }, given);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

async function openFile(page: Page, id: number): Promise<Locator> {
  await signIn(page, 'admin', { at: `/files/${id}` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\d০-৯]/);
  return page.getByRole('region', { name: /^Papers/ });
}

test('a PDF is dropped on a file, read, searched and replaced, and six photos become one PDF of at most 3 MB', async ({
  page,
}) => {
  const papers = await openFile(page, 2);
  const dialog = page.getByRole('dialog');
  await drop(page, {
    name: 'order 01-02-2025.pdf',
    content: await pdfOf(['First page', 'The fine is 12,000 taka', 'Last page']),
  });
  await expect(dialog.getByLabel(/^Kind/)).toHaveValue(/\d/);
  await expect(dialog.getByLabel(/^Date/)).toHaveValue('01/02/2025');
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await papers.getByRole('button', { name: 'Order, 01/02/2025' }).press('Enter');
  const pages = dialog.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('article', { name: 'Page 1 of 3' }).locator('canvas')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('FINE is ১২');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('search').getByText('1 of 1')).toBeVisible();
  await expect(pages.getByText('The fine is 12,000 taka')).toBeVisible();
  await expect(dialog.getByLabel('Page', { exact: true })).toHaveValue('2');

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'New version' }).press('Enter'),
  ]);
  await chooser.setFiles({
    name: 'again.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOf(['Scanned again']),
  });
  await expect(dialog.getByText('of 1', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Earlier version 1' }).press('Enter');
  await expect(dialog.getByText('of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/files\/2$/);

  const content = await photo();
  const names = [1, 2, 3, 4, 5, 6].map((n) => `IMG_${n}.jpg`);
  await drop(page, ...names.map((name) => ({ name, content, type: 'image/jpeg' })));
  await dialog.getByRole('button', { name: 'Join to one PDF' }).press('Enter');
  await dialog.getByRole('option', { name: 'Page 1: IMG_1.jpg' }).press('r');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog.getByRole('option', { name: 'Page 2: IMG_1.jpg' })).toBeFocused();
  await dialog.getByLabel('Left').press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create a PDF of 6 pages' }).press('Enter');
  await expect(dialog.getByText('Photos.pdf')).toBeVisible();
  await dialog.getByLabel(/^Kind/).selectOption('Petition');
  await page.keyboard.press('Enter');
  await papers.getByRole('button', { name: /^Petition/ }).press('Enter');
  await expect(dialog.getByText('of 6', { exact: true })).toBeVisible();
  const filter = JSON.stringify({ caseFilingId: 2, kind: 'petition' });
  const call = await callsOf(page);
  const [joined] = await call('GET', `/api/casebook/papers?filter=${encodeURIComponent(filter)}`);
  expect(joined.bytes).toBeLessThanOrEqual(3_000_000);
});

test('a paper deleted in its window leads back to its file, with one message @long', async ({ page }) => {
  const papers = await openFile(page, 6);
  const dialog = page.getByRole('dialog');
  await drop(page, { name: 'reply.pdf', content: await pdfOf(['A reply']) });
  await dialog.getByLabel(/^Kind/).selectOption('Reply');
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await papers.getByRole('button', { name: /^Reply/ }).press('Enter');
  await dialog.getByRole('button', { name: /^Delete: Reply/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I am sure!' }).press('Enter');
  await expect(page.getByText('Paper deleted')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/files\/6$/);
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(page.getByText('This paper is no longer on this file.')).toBeHidden();
});

test('Chinese in a font that its PDF does not contain can be read and found @long', async ({ page }) => {
  const papers = await openFile(page, 4);
  const dialog = page.getByRole('dialog');
  await drop(page, { name: 'invoice.pdf', content: chinesePdf('海关发票') });
  await dialog.getByLabel(/^Kind/).selectOption('Reply');
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await papers.getByRole('button', { name: /^Reply/ }).press('Enter');
  await expect(dialog.getByRole('article').getByText('海关发票')).toBeVisible();
});

test('a PDF with a script, an SVG and a web page named as a picture run nothing', async ({ page }) => {
  const papers = await openFile(page, 3);
  const dialog = page.getByRole('dialog');
  await drop(
    page,
    {
      name: 'page.png',
      content: Buffer.from('<html><script>window.hacked = 1</script></html>'),
      type: 'image/png',
    },
    {
      name: 'drawing.svg',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked = 1"/>'),
    },
    { name: 'script.pdf', content: await pdfOf(['With a script'], 'app.alert(1); window.hacked = 1') },
  );
  await expect(dialog.getByText('Received', { exact: true })).toHaveCount(3);
  for (const kind of await dialog.getByLabel(/^Kind/).all()) await kind.selectOption('Reply');
  await dialog.getByRole('button', { name: 'Add all 3' }).press('Enter');
  await expect(dialog.getByText(/^This is a web page/)).toHaveCount(2);
  await page.keyboard.press('Escape'); // the refused files are kept for later
  await expect(dialog).toBeHidden();
  await expect(papers.getByRole('listitem')).toHaveCount(1);
  await papers.getByRole('button', { name: /^Reply/ }).press('Enter');
  await expect(dialog.getByRole('article').getByText('With a script')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
