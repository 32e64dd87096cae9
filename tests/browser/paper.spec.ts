import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, signIn, test } from './support/casebook';
import { ACROSS } from './support/paper';

test('a wide list prints each row on several lines, with its headings above every page', async ({ page }) => {
  await signIn(page, 'admin', { at: '/comm-cases' });
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(ACROSS);
  const top = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await top('Reply Number')).toBeGreaterThan(await top('Section/Branch'));
  expect(await top('Order Date')).toBeGreaterThan(await top('Reply Number'));
  for (const text of await textsOfPages(await page.pdf({ preferCSSPageSize: true }))) {
    expect(text).toContain('Law Section File');
  }
});

async function textsOfPages(pdf: Buffer): Promise<string[]> {
  const read = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: read.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await read.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}
