import { strFromU8 } from 'fflate';
import { ROWS_READ } from './sheet';

/** The hidden rows of each sheet of an ods file, and whether the sheet is hidden, which the workbook reader ignores. */
export function hiddenInOds(content: Uint8Array): { rows: Set<number>; isHidden: boolean }[] {
  const sheets: { rows: Set<number>; isHidden: boolean }[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let at = 0;
  for (const [tag, name] of strFromU8(content).matchAll(TAGS)) {
    if (name === 'style:style') style = valueOf(tag, 'style:name') ?? '';
    else if (name === 'style:table-properties') {
      if (valueOf(tag, 'table:display') === 'false') hiddenStyles.add(style);
    } else if (name === 'table:table') {
      sheets.push({ rows: new Set(), isHidden: hiddenStyles.has(valueOf(tag, 'table:style-name') ?? '') });
      at = 0;
    } else {
      const next = Math.min(ROWS_READ, at + Number(valueOf(tag, 'table:number-rows-repeated') ?? 1));
      const isHidden = /^(?:collapse|filter)$/.test(valueOf(tag, 'table:visibility') ?? '');
      for (; isHidden && at < next; at++) sheets.at(-1)?.rows.add(at);
      at = next;
    }
  }
  return sheets;
}

const TAGS = /<(style:style|style:table-properties|table:table|table:table-row)(?=[\s/>])[^>]*>/g;

const valueOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
