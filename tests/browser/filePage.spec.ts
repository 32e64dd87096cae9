import { expectAccessible } from './support/accessibility';
import { callsOf } from './support/calls';
import { expect, signIn, test } from './support/casebook';
import { isLong } from '../support/long';

test('a hearing, its result with the next date and a note are entered by keyboard on the page of a file', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const { keyboard } = page;
  const number = (await page.locator('tbody .number-link').nth(3).textContent())!;
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add hearing', exact: true }).press('Enter');
  await dialog.getByLabel('Date', { exact: true }).fill('today');
  await dialog.getByLabel('Court', { exact: true }).fill('Annex Building Court No. 18');
  await expectAccessible(page);
  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Hearing added')).toBeVisible();

  const hearings = page.locator('details').filter({ hasText: 'Annex Building Court No. 18' });
  await hearings.locator('summary').press('Enter');
  await hearings
    .getByRole('button', { name: /^Enter result/ })
    .first()
    .press('Enter');
  await dialog.getByLabel(/^Result/).selectOption('Adjourned');
  await dialog.getByRole('button', { name: '+1 month' }).press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(hearings).toContainText('Adjourned');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Ahead');

  await page.getByRole('button', { name: 'Add note' }).first().press('Enter');
  await dialog.getByLabel(/^Note/).fill('Ask the court for an earlier date');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    'Ask the court for an earlier date',
  );

  await page.getByRole('link', { name: 'History', exact: true }).press('Enter');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Notes: Ask the court for an earlier date',
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('each print of a file, or of its state on a past day, is listed under Activity', async ({ page }) => {
  await signIn(page, 'customs', { at: '/files/23' });
  await page.getByRole('button', { name: 'As of a day' }).waitFor();
  const number = await page.getByRole('heading', { level: 1 }).textContent();
  const isKept = () => page.waitForResponse((answer) => answer.url().endsWith('/api/casebook/events'));
  const [printed] = await Promise.all([isKept(), page.pdf()]);
  expect(printed.request().postDataJSON()).toEqual({ kind: 'PRINT', caseFilingId: 23 });
  await page.getByRole('button', { name: 'As of a day' }).click();
  await page.getByRole('dialog').waitFor();
  await Promise.all([isKept(), page.pdf()]);

  await signIn(page, 'admin', { at: '/activity/events' });
  await page.getByLabel('What', { exact: true }).selectOption('Print of a file');
  const prints = page.locator('tbody tr', { hasText: 'Rafiqul Islam' }).filter({ hasText: number! });
  await expect(prints).toHaveCount(2);
  await prints.first().getByRole('link', { name: number! }).click();
  await expect(page).toHaveURL(/\/files\/23$/);
});

interface Page {
  proceedings: { id: number; kind: string; fromId: number | null }[];
  limits: object[];
  notes: { id: number }[];
  timeline: object[];
}

/** Gives a file 20 cases, and more limits and longer notes than a sheet of paper has room for. */
const longLife = ({ proceedings, notes, ...page }: Page): Page => {
  const last = proceedings.at(-1)!;
  const later = Array.from({ length: 20 - proceedings.length }, (_, at) => ({ ...last, id: 900_000 + at }));
  return {
    ...page,
    proceedings: [...proceedings, ...later],
    limits: Array.from({ length: 9 }, (_, id) => ({ ...runningLimit, id, proceedingId: last.id })),
    notes: Array.from({ length: 12 }, (_, id) => ({ ...notes[0]!, id, text: 'Ask the court. '.repeat(60) })),
  };
};

/** Like `longLife`, with cases that take two lines each: one for the number, one for the facts. */
const wordyLife = (page: Page): Page => {
  const whole = longLife(page);
  return { ...whole, proceedings: whole.proceedings.map((each) => ({ ...each, ...facts })) };
};

const facts = {
  openedOn: '2024-03-12',
  decidedOn: '2025-06-30',
  outcome: 'against',
  court: 'Customs, Excise and VAT Appellate Tribunal, Bench 2, Dhaka',
  filedBy: null,
  lawOfficer: null,
};

const runningLimit = {
  version: 1,
  name: 'Customs appeal to the High Court Division',
  nameBn: null,
  state: 'RUNNING',
  verified: false,
  due: '2099-11-26',
  byCount: '2099-11-28',
  mayFile: '2099-11-29',
  aimFor: '2099-11-26',
  working: ['Issued 30/08/2099', '90 days → 28/11/2099, a Saturday', 'not verified'],
  workingBn: [],
  kind: 'high-court-cases',
};

const lives = [
  ['of the sample data', (page: Page) => page],
  ['with 20 cases, nine limits and a dozen long notes', longLife],
  ['with 20 cases of two lines each', wordyLife],
] as const;

/** The id of a file of the sample data that has a note and the most cases. */
async function fileWithNote(call: Awaited<ReturnType<typeof callsOf>>): Promise<number> {
  const notes: { caseFilingId: number }[] = await call('GET', '/api/casebook/notes?range=[0,19]');
  const ids = [...new Set(notes.map(({ caseFilingId }) => caseFilingId))];
  const files = await Promise.all(
    ids.map(async (id) => {
      const { proceedings }: Page = await call('GET', `/api/casebook/files/${id}`);
      return { id, cases: proceedings.length };
    }),
  );
  return files.toSorted((a, b) => b.cases - a.cases)[0]!.id;
}

// the ordinary run prints only the last of these pages, which has the most to print
for (const [life, changed] of isLong ? lives : lives.slice(-1))
  test(`the page of a file ${life} prints on one sheet, without its timeline`, async ({ page }) => {
    await signIn(page, 'customs');
    const id = await fileWithNote(await callsOf(page));
    await page.route(`**/api/casebook/files/${id}`, async (route) => {
      const answer = await route.fetch();
      const whole = (await answer.json()) as Page;
      await route.fulfill({ response: answer, json: { ...changed(whole), timeline: [] } });
    });
    await page.goto(`/files/${id}`);
    await expect(page.getByText('Nothing dated yet.')).toBeVisible();
    await expect(page.getByText('In all')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // the second sheet is the timeline, which is empty here
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
