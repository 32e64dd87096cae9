import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

/** Cases of the sample data, and what the page says about them in a list: the day, and whether it must be decided. */
const LISTS: [name: string, lines: string[], rows: [number: string, day: string, said: string][]][] = [
  [
    'a later paragraph with another day',
    [
      'Supreme Court of Bangladesh',
      'Date : 29/11/2026',
      '[Annex Building Court No. 24]',
      '(২৭ নভেম্বর, ২০২৬খ্রিঃ তারিখ রোজ শুক্রবার সকাল ১০:৩০ মিনিট হইতে ০৩ ডিসেম্বর, ২০২৬খ্রিঃ তারিখ রোজ বৃহস্পতিবার বিকাল ৪:১৫ মিনিট পর্যন্ত।) একক বেঞ্চে বসিবেন',
      '1 | Writ Petition 8250/2017, Chattogram | A vs B',
    ],
    [['8250', '29/11/2026', '']],
  ],
  [
    'contempt petitions, a review, appeals and applications in our cases',
    [
      'Date : 29/11/2026',
      '1 | Contempt Petition 45/2023 (W.P. 8250/2017) | A vs B',
      '2 | Contempt Petition No. 46 of 2023 in Writ Petition No. 11591 of 2017 | A vs B',
      '3 | Civil Appeal No. 77 of 2026 (arising out of CPLA No. 633 of 2020) | A vs B',
      '4 | Civil Review Petition 5/2026 (C.P. 2271/2019) | A vs B',
      '5 | Customs Miscellaneous Application No. 78 of 2026, Customs Stay Application No. 75 of 2026 In Customs Appeal No. 194 of 2019 | A vs B',
      '6 | কনটেম্পট পিটিশন ৪৭/২০২৩ (রিট পিটিশন ৩৪৬২/২০১৮) | ক বনাম খ',
    ],
    ['8250', '11591', '633', '2271', '194', '3462'].map((number) => [
      number,
      '29/11/2026',
      'Mentions our case',
    ]),
  ],
  [
    'the official heading in Bengali over four lines',
    [
      'বাংলাদেশ সুপ্রীম কোর্ট',
      'রবিবার ১৪৩৩ সালের',
      '১৪ অগ্রহায়ণ মোতাবেক',
      '২০২৬ সালের',
      '২৯ নভেম্বর তারিখের শুনানীর জন্য নির্দিষ্ট বিষয়সমূহের তালিকা।',
      '১ | রীট পিটিশন ৮২৫০/২০১৭ | ক বনাম খ',
    ],
    [['8250', '29/11/2026', '']],
  ],
  [
    'a date of the Bengali calendar beside the other one',
    ['তারিখ: ১৪/০৮/১৪৩৩ বঙ্গাব্দ, ২৯/১১/২০২৬ খ্রিঃ', '1 | Writ Petition 8250/2017 | A vs B'],
    [['8250', '29/11/2026', '']],
  ],
  [
    'a lawyer’s diary with a date in each row',
    [
      'Date\tCase No\tCourt\tPurpose',
      '06/12/2026\tWrit Petition No. 8250/2017\tAnnex 5\tHearing',
      '07/12/2026\tWrit Petition No. 11591/2017\tAnnex 5\tOrder',
      '08.12.2026\tCustoms Appeal 28/2020\tAnnex 7\tHearing',
    ],
    [
      ['8250', '06/12/2026', ''],
      ['11591', '07/12/2026', ''],
      ['28', '08/12/2026', ''],
    ],
  ],
];

test('pasted cause lists show our cases with the right day, and ask about rows that only mention them', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/hearings/match' });
  const box = page.getByLabel('Text of the cause list');
  for (const [name, lines, rows] of LISTS) {
    await test.step(name, async () => {
      await box.fill(lines.join('\n'));
      await box.press('Control+Enter');
      const body = page.locator('table[aria-labelledby=found] tbody');
      await expect(body.getByRole('row')).toHaveCount(rows.length);
      for (const [at, [number, shown, said]] of rows.entries()) {
        const row = body.getByRole('row').nth(at);
        await expect(row).toContainText(number);
        await expect(row).toContainText(shown);
        if (said) await expect(row).toContainText(said);
        await expect(row.getByText('Is it ours?')).toHaveCount(0);
      }
      const sure = rows.filter(([, , said]) => !said).length;
      await expect(page.getByRole('button', { name: /^Enter \d+ hearings?$/ })).toHaveText(
        sure === 1 ? 'Enter 1 hearing' : `Enter ${sure} hearings`,
      );
    });
  }
});

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
  await expect(page.getByText('No case of ours is in this list. Rows that name a case: 1')).toBeVisible();
  await open('scan.pdf', pdf([]));
  await expect(page.getByRole('alert')).toContainText('The file has no text');
  await open('broken.pdf', Buffer.from('%PDF-1.4 no more'));
  await expect(page.getByRole('alert')).toContainText('The file is damaged');
});

test('a calendar URL is made, copied and revoked under My account', async ({ page }) => {
  await signIn(page, 'customs', { at: '/hearings' });
  await page.locator('header > div > [aria-haspopup=menu]').click();
  await page.getByRole('menuitem').first().click();
  const section = page.getByRole('region', { name: 'My hearings in a calendar' });
  await section.getByRole('button', { name: 'Make an address' }).click();
  const url = await section.getByLabel('Calendar address').inputValue();
  await expect(section.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expectAccessible(page);
  const feed = await page.request.get(url);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  const withCompanies = section.getByRole('switch', { name: 'Name companies in the calendar' });
  await withCompanies.click();
  await expect(withCompanies).toBeChecked();
  await section.getByRole('button', { name: 'Revoke the address' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});
