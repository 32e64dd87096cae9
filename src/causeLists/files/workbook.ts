import { read, utils } from 'xlsx';
import { isLocked, UnreadableFile } from './unreadableFile';

/** The format for short dates, because Excel stores it without the order of day and month. */
const DAY = 'dd/mm/yyyy';

/** The text of a workbook: a line for each row of its sheets, as the cells show it. */
export function textOfWorkbook(data: Uint8Array): string {
  if (isLocked(data)) throw new UnreadableFile('encrypted');
  // SheetJS reads any unknown file as text
  if (data[0] !== 0x50 || data[1] !== 0x4b) throw new UnreadableFile('broken');
  try {
    const { Sheets, SheetNames } = read(data, { type: 'array', dense: true, dateNF: DAY });
    return SheetNames.flatMap((name) =>
      utils
        .sheet_to_json<string[]>(Sheets[name]!, {
          header: 1,
          raw: false,
          defval: '',
          blankrows: false,
        })
        .map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join(' | ')),
    ).join('\n');
  } catch {
    throw new UnreadableFile('broken');
  }
}
