import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

/** A PDF of one page with these lines; without lines it is like a scanned page. */
function pdf(lines: readonly string[]): Buffer {
  const content = lines
    .map((line, index) => `BT /F 12 Tf 40 ${780 - 20 * index} Td (${line}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

test('a cause list is read from a PDF file under the content security policy, and a scanned PDF is refused', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/hearings/match' });
  const open = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file…' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  const box = page.getByLabel('Text of the cause list');
  await open('list.pdf', pdf(['Court No. 5', '1. Writ Petition No. 12 of 1999']));
  await expect(box).toHaveValue('Court No. 5\n1. Writ Petition No. 12 of 1999');
  await expect(box).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('None of our cases is in this list. Rows that mention a case: 1'),
  ).toBeVisible();
  await open('scan.pdf', pdf([]));
  await expect(page.getByRole('alert')).toContainText('The file has no text');
  await open('broken.pdf', Buffer.from('%PDF-1.4 no more'));
  await expect(page.getByRole('alert')).toContainText('The file is damaged');
});

test('a calendar URL is made, copied and revoked under My account @long', async ({ page }) => {
  await signIn(page, 'customs', { at: '/hearings' });
  await page.locator('header > div > [aria-haspopup=menu]').click();
  await page.getByRole('menuitem').first().click();
  const section = page.getByRole('region', { name: 'My hearings in a calendar' });
  await section.getByRole('button', { name: 'Create an address' }).click();
  const url = await section.getByLabel('Calendar address').inputValue();
  await expect(section.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expectAccessible(page);
  const feed = await page.request.get(url);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  const withCompanies = section.getByRole('switch', { name: 'Show company names in the calendar' });
  await withCompanies.click();
  await expect(withCompanies).toBeChecked();
  await section.getByRole('button', { name: 'Revoke the address' }).click();
  await expect(section.getByRole('button', { name: 'Create an address' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});
