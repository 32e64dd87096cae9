import { textOf, type Form } from './archive';
import { fillParagraphs, fillTexts, onlyName, type Names } from './paragraphs';
import { attribute, spliced, tagsIn, unescaped, type Splice, type Tag } from './xml';

/** Takes a part as it was and as it is filled. */
type Fill = (part: string, before: string, filled: string) => void;

/**
 * Fills the cells, headers and footers of a workbook's sheets. Its shared texts stay as they are: a cell with a name
 * gets a number or a text of its own. Formulas lose their results, so that every program computes them on opening.
 */
export function fillWorkbook(form: Form, names: Names, fill: Fill): void {
  const { parts, named } = form;
  const [main = ''] = named('spreadsheetml.sheet.main+xml');
  const shared = named('sharedStrings+xml').flatMap((name) => sharedTexts(textOf(parts, name)));
  const nameAlone = remembering((rich: string) => onlyName(plain(rich)));
  const sheetNames = namesOfSheets(form, main);
  let hasFormulas = false;
  for (const part of named('spreadsheetml.worksheet+xml')) {
    const xml = textOf(parts, part);
    const sheet = { xml, name: sheetNames.get(part) ?? part, shared, nameAlone };
    const cells = filledCells(sheet, names);
    hasFormulas ||= cells.hasFormulas;
    fill(part, xml, spliced(xml, cells.splices));
  }
  const book = textOf(parts, main);
  if (hasFormulas) fill(main, book, computedOnOpening(book));
}

/** The texts with braces that cells share, by their place, as XML. */
function sharedTexts(xml: string): (string | null)[] {
  const texts: (string | null)[] = [];
  let start = 0;
  for (const { name, kind, start: at, end } of tagsIn(xml)) {
    if (name !== 'si') continue;
    if (kind === 'opens') start = end;
    else if (kind === 'empty') texts.push(null);
    else {
      const text = xml.slice(start, at);
      texts.push(/[{}]/.test(text) ? text : null);
    }
  }
  return texts;
}

interface Sheet {
  xml: string;
  name: string;
  shared: readonly (string | null)[];
  /** The name that fills a rich text alone; many cells have the same. */
  nameAlone(rich: string): string | null;
}

function remembering<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, compute(text));
    return known.get(text)!;
  };
}

/** What was read of a cell so far. */
interface Cell {
  tag: Tag;
  value?: Tag;
  valueEnd?: number;
  text?: string;
  formula?: boolean;
}

function filledCells(sheet: Sheet, names: Names): { splices: Splice[]; hasFormulas: boolean } {
  const { xml } = sheet;
  const splices: Splice[] = [];
  let hasFormulas = false;
  let cell: Cell | undefined;
  let opened: Tag | undefined;
  for (const tag of tagsIn(xml)) {
    const { name, kind } = tag;
    if (kind === 'opens' && HOLDS_TEXT.has(name)) opened = tag;
    if (name === 'c' && kind === 'opens') cell = { tag };
    else if (cell && name === 'f') cell.formula = true;
    else if (cell && name === 'v' && kind !== 'opens') {
      cell.value = kind === 'closes' ? opened! : tag;
      cell.valueEnd = tag.end;
      cell.text = kind === 'closes' ? xml.slice(opened!.end, tag.start) : '';
    } else if (cell && name === 'is' && kind === 'closes') cell.text = xml.slice(opened!.end, tag.start);
    else if (cell && name === 'c') {
      hasFormulas ||= cell.formula === true;
      splices.push(...(cell.formula ? withoutResult(cell) : filledCell(cell, tag.end, sheet, names)));
      cell = undefined;
    } else if (HEADINGS.has(name) && kind === 'closes' && opened) {
      const before = xml.slice(opened.end, tag.start);
      const [text] = fillTexts([before], inHeading(names), `${sheet.name}: ${name}`);
      if (text !== before) splices.push({ start: opened.end, end: tag.start, text: text! });
    }
  }
  return { splices, hasFormulas };
}

const HEADINGS = new Set(['odd', 'even', 'first'].flatMap((which) => [`${which}Header`, `${which}Footer`]));

/** In headers and footers an ampersand begins a code; two are the sign. */
const inHeading = (names: Names): Names => ({
  ...names,
  text: (...asked) => names.text(...asked).replaceAll('&amp;', '&amp;&amp;'),
});

const HOLDS_TEXT = new Set(['v', 'is', ...HEADINGS]);

function withoutResult({ tag, value, valueEnd }: Cell): Splice[] {
  if (!value) return [];
  // the type of the result
  const attributes = tag.attributes.replace(TYPE, '');
  return [
    { start: tag.start, end: tag.end, text: `<${tag.prefix}c${attributes}>` },
    { start: value.start, end: valueEnd!, text: '' },
  ];
}

function filledCell({ tag, text = '' }: Cell, end: number, sheet: Sheet, names: Names): Splice[] {
  const type = attribute(tag, 't');
  const rich = richText(type, text, sheet);
  if (!rich || !/[{}]/.test(rich)) return [];
  const { prefix, start } = tag;
  const attributes = tag.attributes.replace(TYPE, '');
  const where = `${sheet.name}!${attribute(tag, 'r') ?? ''}`;
  const name = sheet.nameAlone(rich);
  const number = name === null ? null : names.number(unescaped(name));
  const filled = () =>
    fillParagraphs(`<is>${rich}</is>`, names, (each) => each === 'is', where)
      // the shared texts may have another prefix
      .replace(/(<\/?)(?:[\w.-]+:)?(?=\w)/g, `$1${prefix}`);
  const content =
    number === null
      ? `<${prefix}c${attributes} t="inlineStr">${filled()}`
      : `<${prefix}c${attributes}><${prefix}v>${number}</${prefix}v>`;
  return [{ start, end, text: `${content}</${prefix}c>` }];
}

/** A cell's text in XML, if it is one; some programs write it as the result of no formula. */
function richText(type: string | undefined, text: string, { shared }: Sheet): string | null {
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'inlineStr') return text;
  return type === 'str' ? `<t xml:space="preserve">${text}</t>` : null;
}

const TYPE = /\st\s*=\s*(?:"[^"]*"|'[^']*')/;

/** The text of a rich text, without how it is read aloud. */
function plain(xml: string): string {
  let text = '';
  let from = -1;
  let isReading = true;
  for (const { name, kind, start, end } of tagsIn(xml)) {
    if (name === 'rPh') isReading = kind !== 'opens';
    if (name !== 't' || !isReading) continue;
    if (kind === 'closes' && from !== -1) text += xml.slice(from, start);
    from = kind === 'opens' ? end : -1;
  }
  return text;
}

/** The names of the sheets, by their parts. */
function namesOfSheets({ parts }: Form, main: string): Map<string, string> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = `${folder}_rels/${main.slice(folder.length)}.rels`;
  const targets = new Map<string, string>();
  for (const tag of tagsIn(relations in parts ? textOf(parts, relations) : '')) {
    const target = unescaped(attribute(tag, 'Target') ?? '');
    targets.set(attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : folder + target);
  }
  const names = new Map<string, string>();
  for (const tag of tagsIn(textOf(parts, main))) {
    if (tag.name !== 'sheet') continue;
    const [, id = ''] = /:id\s*=\s*["']([^"']*)/.exec(tag.attributes) ?? [];
    names.set(targets.get(id) ?? '', unescaped(attribute(tag, 'name') ?? ''));
  }
  return names;
}

/** What may follow `calcPr` in a workbook. */
const AFTER = new Set([
  'oleSize',
  'customWorkbookViews',
  'pivotCaches',
  'smartTagPr',
  'smartTagTypes',
  'webPublishing',
  'fileRecoveryPr',
  'webPublishObjects',
  'extLst',
  'workbook',
]);

function computedOnOpening(xml: string): string {
  let isOpen = false;
  for (const tag of tagsIn(xml)) {
    const { name, prefix, start, end, kind } = tag;
    if (name === 'calcPr' && kind !== 'closes') {
      const attributes = tag.attributes.replace(/\sfullCalcOnLoad\s*=\s*(?:"[^"]*"|'[^']*')/, '');
      const closing = kind === 'empty' ? '/>' : '>';
      const text = `<${prefix}calcPr${attributes} fullCalcOnLoad="1"${closing}`;
      return spliced(xml, [{ start, end, text }]);
    }
    if (isOpen && AFTER.has(name))
      return spliced(xml, [{ start, end: start, text: `<${prefix}calcPr fullCalcOnLoad="1"/>` }]);
    isOpen ||= name === 'workbook';
  }
  return xml;
}
