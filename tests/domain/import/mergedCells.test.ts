import { expect, it } from 'vitest';
import { mergedDown } from '../../../domain/import/mergedCells';
import type { Cell } from '../../../domain/imports';
import { createFileTask, type Part, type SheetLook } from '../../../src/import/file/fileTask';
import { utils, write } from 'xlsx';

const down = (top: number, bottom: number, left: number) => ({ top, bottom, left, right: left });

const HEADINGS = ['File No', 'Section', 'Company', 'Revenue'];

it('a text in vertically merged cells applies to each of their rows, but an amount only to the first', () => {
  const rows: Cell[][] = [
    HEADINGS,
    ['S-1', 'AIR', 'Karim Textiles', '12,34,567.00'],
    ['S-2'],
    ['S-3', null, null, null],
    ['S-4', 'CEPZ', 'Halda Foods', 5],
  ];
  const merges = [down(1, 3, 1), down(1, 3, 2), down(1, 3, 3)];
  expect(mergedDown(rows, merges, 0)).toEqual([
    HEADINGS,
    ['S-1', 'AIR', 'Karim Textiles', '12,34,567.00'],
    ['S-2', 'AIR', 'Karim Textiles'],
    ['S-3', 'AIR', 'Karim Textiles', null],
    ['S-4', 'CEPZ', 'Halda Foods', 5],
  ]);
});

it('a row that consists only of cells merged with the rows above is not filled', () => {
  const rows: Cell[][] = [HEADINGS, ['S-1', 'AIR'], [], ['S-2', 'AIR'], []];
  const merges = [down(1, 2, 0), down(1, 2, 1), down(3, 9, 0), down(3, 9, 1)];
  expect(mergedDown(rows, merges, 0)).toEqual(rows);
});

it('vertically merged headings are not copied into the rows below them', () => {
  const rows: Cell[][] = [
    ['File No', 'Dates'],
    [null, 'Judgment'],
    ['S-1', '12/3/21'],
  ];
  expect(mergedDown(rows, [down(0, 1, 0)], 1)).toEqual(rows);
});

it('an import sends the values of merged cells with each of their rows, and counts the merged ranges', async () => {
  const sheet = utils.aoa_to_sheet([HEADINGS, ['S-1', 'AIR', 'Karim Textiles', 7], ['S-2'], ['S-3', 'CEPZ']]);
  sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Cases');
  const perform = createFileTask();
  await perform({ open: new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer) });
  const { look } = (await perform({ look: { sheet: 0, fields: [] } })) as { look: SheetLook };
  expect([look.rows, look.merged]).toEqual([3, 1]);
  const { part } = (await perform({ part: { sheet: 0, headings: look.headings, from: 0 } })) as {
    part: Part;
  };
  expect(JSON.parse(part.json)).toMatchObject([
    { line: 2, cells: ['S-1', 'AIR', 'Karim Textiles', 7] },
    { line: 3, cells: ['S-2', 'AIR'] },
    { line: 4, cells: ['S-3', 'CEPZ'] },
  ]);
});

it('more rows than an import takes are refused before they are sent', async () => {
  const perform = createFileTask();
  await perform({ paste: `File No,Section\n${'S-1,AIR\n'.repeat(50_001)}` });
  expect(await perform({ look: { sheet: 0, fields: [] } })).toEqual({
    fault: 'tooManyRows',
    params: { most: 50_000 },
  });
});
