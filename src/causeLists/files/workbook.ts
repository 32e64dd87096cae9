import { read, utils } from 'xlsx';
import { isLocked, UnreadableFile } from './unreadableFile';

/** The format in which short dates are read, because the file does not say whether day or month comes first. */
const DAY = 'dd/mm/yyyy';

/** The text of a workbook: a line for each row of its sheets, with the values as the cells display them. */
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
