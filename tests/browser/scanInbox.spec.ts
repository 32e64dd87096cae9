import { drawnPage } from '../support/drawnPapers';
import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

test('the scans of the sample register are put on their files by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin', { at: '/papers/inbox' });
  const scans = page.getByRole('navigation', { name: /scans$/ }).getByRole('listitem');
  const kind = page.getByLabel('Kind');
  // the server reads new scans by itself
  await expect(page.getByText('By the label on its first page')).toBeVisible();
  await expect(scans).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'Page 1 of SCAN_0001.pdf' })).toBeVisible();
  await expect(kind).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Ord');
  await page.keyboard.press('Tab');
  await page.keyboard.type('22112026');
  await page.keyboard.press('Enter');
  await expect(scans).toHaveCount(5);
  await expect(page.getByRole('img', { name: 'Page 1 of SCAN_0002.pdf' })).toBeVisible();
  await expect(kind).toBeFocused();
  await expect(kind.locator('option:checked')).toHaveText('Order');
  await page.keyboard.press('Enter');
  await expect(scans).toHaveCount(4);
  const done = page.getByRole('region', { name: 'Attached just now' });
  await expect(done.getByRole('listitem')).toHaveCount(2);
  await done.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Papers/ })).toContainText('Order');
});

// tests/ui/papers/inbox.test.tsx tests the keys in every run
test('60 scans, 45 of them with labels, are attached by keyboard in 10 minutes @long', async ({ page }) => {
  test.setTimeout(30 * 60_000);
  await signIn(page, 'admin');
  const numbers: string[] = [];
  const files: number[] = [];
  const scans = [];
  for (let at = 0; at < 60; at++) {
    numbers.push(newFileNumber());
    const { id } = await enterFiling(page, { nothiNumber: numbers[at]! });
    files.push(id);
    const label = { text: `https://casebook.example/f/${id}`, x: 560, y: 60, width: 130 };
    const drawn = await drawnPage({ lines: [`Page ${at}`], codes: at < 45 ? [label] : [] });
    const name = `long-${String(at + 1).padStart(2, '0')}.jpg`;
    scans.push({ name, mimeType: 'image/jpeg', buffer: await drawn.jpeg({ quality: 60 }).toBuffer() });
  }
  await page.goto('/papers/inbox');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add files' }).press('Enter'),
  ]);
  await chooser.setFiles(scans);
  const list = page.getByRole('navigation', { name: /scans$/ });
  await expect(list.getByRole('button', { name: 'long-60.jpg' })).toBeVisible({ timeout: 600_000 });
  await list.getByRole('button', { name: 'long-01.jpg' }).press('Enter');
  const begun = Date.now();
  for (const [at, { name }] of scans.entries()) {
    await expect(page.getByRole('img', { name: `Page 1 of ${name}` })).toBeVisible();
    const kind = page.getByLabel('Kind');
    if (at < 45) {
      await expect(page.getByText('By the label on its first page')).toBeVisible();
      await expect(page.getByText(numbers[at]!, { exact: true })).toBeVisible();
      await expect(kind).toBeFocused();
      if (at === 0) await page.keyboard.type('Ord');
    } else {
      await expect(page.getByRole('combobox', { name: /^File/ })).toBeFocused();
      await page.keyboard.type(numbers[at]!);
      await expect(page.getByRole('option', { name: numbers[at]! })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(list.getByRole('button', { name })).toBeHidden();
  }
  expect(Date.now() - begun).toBeLessThan(10 * 60_000);
  const filter = encodeURIComponent(JSON.stringify({ caseFilingId: files }));
  const kept: { caseFilingId: number; fileName: string }[] = await (
    await callsOf(page)
  )('GET', `/api/casebook/papers?filter=${filter}&range=[0,99]`);
  const inOrder = kept.toSorted((a, b) => a.caseFilingId - b.caseFilingId);
  expect(inOrder.map(({ fileName }) => fileName)).toEqual(scans.map(({ name }) => name));
});
