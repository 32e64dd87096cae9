import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { drawnPage } from '../../support/drawnPapers';
import { chinesePdf, pagesOf, pdfs } from '../../support/hostileFiles/documents.mjs';
import { UnreadablePaper } from '../../../server/features/papers/reading/task';
import { isLong } from '../../support/long';
import { testPaperReader } from '../../support/paperReader';

const folder = mkdtempSync(join(tmpdir(), 'reading-'));
const reader = testPaperReader();
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
function stored(content: Buffer): string {
  const file = join(folder, `স্ক্যান ${++files}`);
  writeFileSync(file, content);
  return file;
}

const hostile = (name: string) => stored(pdfs.find((each) => each.name === name)!.make());

const sizeOf = async (picture: Uint8Array) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

const LABEL = 'https://casebook.example/f/4711';
const COURT = 'https://supremecourt.example/verify?copy=88';

it('tells the pages and the text of a PDF of 200 pages', async () => {
  const { pages, text } = await reader.readPaper(stored(pagesOf(200, 'W.P. 1/2022')), 'pdf');
  expect([pages, text.length, text[0], text.at(-1)]).toEqual([200, 200, 'W.P. 1/2022', 'W.P. 1/2022']);
});

it('tells the pages of a PDF of 1000 pages, and the text of those reached in time @long', async () => {
  const { pages, text } = await reader.readPaper(stored(pagesOf(1000, 'W.P. 1/2022')), 'pdf');
  expect([pages, text.length]).toEqual([1000, 1000]);
  // reading stops after 15 seconds, in which a busy machine does not read them all
  const read = text.filter(Boolean).length;
  expect(read).toBeGreaterThan(200);
  expect(text).toEqual(Array.from({ length: 1000 }, (_, at) => (at < read ? 'W.P. 1/2022' : '')));
});

it('reads and draws Chinese in a font that the PDF does not contain', async () => {
  const file = stored(chinesePdf('海关发票'));
  expect((await reader.readPaper(file, 'pdf')).text).toEqual(['海关发票']);
  expect(await sizeOf(await reader.pictureOf(file, 'pdf', 1, 595))).toMatchObject({ width: 595 });
});

it('draws a page of a PDF', async () => {
  const picture = await reader.pictureOf(hostile('a thousand pages.pdf'), 'pdf', 1000, 595);
  expect(await sizeOf(picture)).toEqual({ format: 'jpeg', width: 595, height: 842 });
  const { channels } = await sharp(picture).stats();
  expect([channels[0]!.max, channels[0]!.min < 60]).toEqual([255, true]); // black letters on white
});

it('draws a photo as its camera was held, and no wider than asked', async () => {
  const photo = await (
    await drawnPage({ width: 900, height: 600 })
  )
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await reader.pictureOf(stored(photo), 'jpeg', 1, 300);
  expect(await sizeOf(picture)).toEqual({ format: 'jpeg', width: 300, height: 450 });
});

it('draws at most 2000 pixels across', async () => {
  const scan = await (await drawnPage({ width: 3000, height: 1000 })).png().toBuffer();
  const picture = await reader.pictureOf(stored(scan), 'png', 1, 90_000);
  expect(await sizeOf(picture)).toEqual({ format: 'jpeg', width: 2000, height: 667 });
});

it('counts and draws the pages of a TIFF', async () => {
  const pages = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 200, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const file = stored(
    await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer(),
  );
  expect(await reader.readPaper(file, 'tiff')).toEqual({ pages: 2, text: ['', ''] });
  const { dominant } = await sharp(await reader.pictureOf(file, 'tiff', 2, 100)).stats();
  expect(dominant).toEqual({ r: 8, g: 8, b: 248 });
  await expect(reader.pictureOf(file, 'tiff', 3, 100)).rejects.toMatchObject({ fault: 'noSuchPage' });
});

it('reads all QR codes of a crooked and blurred scan', async () => {
  const page = await drawnPage({
    lines: ['Office of the Commissioner of Customs, Chattogram'],
    codes: [
      { text: LABEL, x: 600, y: 50, width: 100 },
      { text: COURT, x: 80, y: 1000, width: 120 },
    ],
  });
  const straight = await page.png().toBuffer();
  const scan = await sharp(straight)
    .rotate(183, { background: '#888' })
    .blur(0.7)
    .jpeg({ quality: 50 })
    .toBuffer();
  expect((await reader.labelsOf(stored(scan), 'jpeg')).toSorted()).toEqual([LABEL, COURT]);
});

it('finds no label where there is none', async () => {
  expect(await reader.labelsOf(hostile('a thousand pages.pdf'), 'pdf')).toEqual([]);
  expect(await reader.labelsOf(stored(Buffer.from('PK')), 'docx')).toEqual([]);
});

it('says that a Word document has neither pages nor a picture', async () => {
  const file = stored(Buffer.from('PK'));
  expect(await reader.readPaper(file, 'docx')).toEqual({ pages: 0, text: [] });
  await expect(reader.pictureOf(file, 'docx', 1, 100)).rejects.toMatchObject({ fault: 'noPicture' });
});

it('says why a file cannot be read', async () => {
  await expect(reader.readPaper(hostile('protected by a password.pdf'), 'pdf')).rejects.toMatchObject({
    fault: 'password',
  });
  await expect(reader.pictureOf(hostile('only its beginning.pdf'), 'pdf', 1, 100)).rejects.toMatchObject({
    fault: 'damaged',
  });
  const half = (await (await drawnPage({ lines: ['half'] })).png().toBuffer()).subarray(0, 3000);
  await expect(reader.pictureOf(stored(half), 'png', 1, 100)).rejects.toMatchObject({ fault: 'damaged' });
});

it('does not draw an SVG that is called a PNG', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(reader.pictureOf(stored(svg), 'png', 1, 100)).rejects.toMatchObject({ fault: 'damaged' });
});

it('goes on after a file that takes too long', async () => {
  const hasty = testPaperReader({ longest: 1 });
  await expect(hasty.readPaper(hostile('a thousand pages.pdf'), 'pdf')).rejects.toMatchObject({
    fault: 'tooMuch',
  });
  hasty.close();
});

const SOME = 'a tree of pages in a circle.pdf';

it.each(pdfs.filter(({ name }) => isLong || name === SOME))('goes on after $name', async ({ make }) => {
  const patient = testPaperReader({ longest: 10_000 });
  const file = stored(make());
  const outcomes = await Promise.allSettled([
    patient.readPaper(file, 'pdf'),
    patient.pictureOf(file, 'pdf', 1, 200),
    patient.labelsOf(file, 'pdf'),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(UnreadablePaper);
  const next = hostile('two thousand million pages declared.pdf');
  // a busy machine may need longer than the limit to start the next process
  await expect
    .poll(() => patient.readPaper(next, 'pdf').catch(() => null))
    .toMatchObject({ text: ['W.P. 1/2022'] });
  patient.close();
});
