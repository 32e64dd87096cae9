import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCount } from '../../../domain/digits';
import { catalogue as english } from '../../../src/i18n/en/fileFaults';
import { faultText } from '../../../src/import/errorText';
import { FileFault } from '../../../src/import/file/fileFault';
import { createFileTask, type FileReport } from '../../../src/import/file/fileTask';
import { hostileFiles } from '../../support/hostileFiles/index.mjs';
import { isLong } from '../../support/long';

const translate = (key: string, options: Record<string, unknown>) =>
  english.fileFaults[key.replace('fileFaults.', '') as keyof typeof english.fileFaults].replace(
    /%\{(\w+)\}/g,
    (_, name: string) => String(options[name]),
  );

const said = (report: FileReport) =>
  'fault' in report && faultText(new FileFault(report.fault, report.params), translate, 'en');

/** What the import says of a file: its fault, or how many rows its longest sheet has. */
async function importing(bytes: Uint8Array) {
  const perform = createFileTask();
  const opened = await perform({ open: bytes });
  if (!('sheets' in opened)) return said(opened);
  const longest = Math.max(...opened.sheets.map(({ rows }) => rows));
  const sheet = opened.sheets.findIndex(({ rows }) => rows === longest);
  const looked = await perform({ look: { sheet, fields: [] } });
  if (!('look' in looked)) return said(looked);
  const { rows } = looked.look;
  return `On to the columns (${formatCount(rows, 'en')} ${rows === 1 ? 'row' : 'rows'})`;
}

/** The text of a file, or its fault. */
async function matching(bytes: Uint8Array) {
  const read = await createFileTask()({ read: bytes });
  return 'text' in read ? read.text : said(read);
}

/** An ordinary run takes every sixth. */
const files = hostileFiles.filter((_, place) => isLong || place % 6 === 0);

describe.each(files)('a file made to stop its reader', ({ name, make, import: imported, match }) => {
  let bytes: Uint8Array;
  beforeAll(() => {
    bytes = new Uint8Array(make());
  });
  afterAll(() => {
    bytes = new Uint8Array();
  });

  it(`the import answers the hostile file: ${name}`, async () => {
    expect(await importing(bytes.slice())).toBe(imported);
  });

  it(`the text of the hostile file is read or refused: ${name}`, async () => {
    const text = await matching(bytes.slice());
    // compared without toBe, which would print a million characters
    expect(text === match ? 'as expected' : String(text).slice(0, 300)).toBe('as expected');
  });
});
