import { expect, it } from 'vitest';
import { createFileTask, type Part, type SheetLook } from '../../../src/import/file/fileTask';

/** The lines of a sheet of companies that are imported, and those that are left out. */
async function linesOf(lines: string[], taken: number[] = []) {
  const perform = createFileTask();
  await perform({ paste: ['Name\tBIN\tPhone\tEmail\tAddress', ...lines].join('\n') });
  const { look } = (await perform({ look: { sheet: 0, fields: [], taken } })) as { look: SheetLook };
  const { part } = (await perform({ part: { sheet: 0, headings: look.headings, taken, from: 0 } })) as {
    part: Part;
  };
  const sent = (JSON.parse(part.json) as { line: number }[]).map(({ line }) => line);
  expect([look.rows, part.rows]).toEqual([sent.length, sent.length]);
  return { sent, leftOut: look.leftOut.map(({ line }) => line) };
}

it('the preview of an import shows only the beginning of long cells, and the import takes them whole', async () => {
  const perform = createFileTask();
  const long = 'x'.repeat(20_000);
  await perform({ paste: [`Name\t${long}\tBIN`, `${long}\tKarim\t1`, `Total ${long}`].join('\n') });
  const headings = { first: 0, last: 0 };
  const { look } = (await perform({ look: { sheet: 0, fields: [], headings } })) as { look: SheetLook };
  const shown = `${'x'.repeat(200)}...`;
  expect(look.preview[1]).toEqual([shown, 'Karim', '1']);
  expect(look.columns.map(({ heading, samples }) => [heading, samples])).toEqual([
    ['Name', [shown]],
    ['x'.repeat(255), ['Karim']],
    ['BIN', ['1']],
  ]);
  expect(look.leftOut.map(({ text }) => text)).toEqual([`Total ${'x'.repeat(194)}...`]);
  const { part } = (await perform({ part: { sheet: 0, headings, from: 0 } })) as { part: Part };
  expect(JSON.parse(part.json)).toEqual([{ line: 2, cells: [long, 'Karim', '1'] }]);
});

const SHEET = [
  'Rahman Traders\t001234567-0101\t\t\tAgrabad',
  'Karim & Sons',
  'Total Gas Ltd\t002345678-0101',
  'Total\t2',
];

it('an import leaves out a row that looks like a total unless the user includes it', async () => {
  expect(await linesOf(SHEET)).toEqual({ sent: [2, 3], leftOut: [4, 5] });
  expect(await linesOf(SHEET, [4])).toEqual({ sent: [2, 3, 4], leftOut: [4, 5] });
});
