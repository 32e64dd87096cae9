import { gzipSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { kibibytes } from './figures.mjs';

/**
 * The size of JavaScript (gzip) that has been executed when the sign-in page and then the first list can be used, in
 * each language. Prefetched code counts once it is executed.
 */
export async function sizes() {
  const data = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: data.path });
  const browser = await openBrowser();
  const figures = [];
  for (const locale of ['en', 'bn']) {
    const page = await browser.newPage();
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(`${casebook.origin}/case-fillings-list`); // signing in returns to this URL
    if (locale === 'bn') {
      await page.getByText('বাংলা').click();
      await page.getByText('ইউজারনেম').first().waitFor();
    }
    await page.getByRole('textbox').fill('admin');
    const signIn = await ranSoFar(page);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.keyboard.press('Enter');
    await page.locator('input[type=password]').fill('Casebook#Admin1');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(5).waitFor();
    const list = new Map([...signIn, ...(await ranSoFar(page))]);
    figures.push(
      {
        what: `JavaScript before sign-in is usable (${locale})`,
        value: kibibytes(total(signIn)),
        bar: 'at most 75 KiB',
      },
      {
        what: `JavaScript up to the first list (${locale})`,
        value: kibibytes(total(list)),
        bar: 'at most 340 KiB',
      },
    );
    await page.close();
  }
  await browser.close();
  await casebook.stop();
  data.remove();
  return { figures };
}

async function ranSoFar(page) {
  const scripts = await page.coverage.stopJSCoverage();
  return new Map(scripts.filter(({ url }) => url.startsWith('http')).map(({ url, source }) => [url, source]));
}

const total = (scripts) =>
  [...scripts.values()].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
