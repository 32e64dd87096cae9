import { attribute, spliced, tagsIn, unescaped, type Splice, type Tag } from './xml';

/** What takes the place of a name in braces. */
export interface Names {
  /** The number of a name that fills a cell alone; null if it is a text. */
  number(written: string): number | null;
  /** The text of a name, and of braces that hold none; `where` tells people where it stands. */
  text(written: string, where: string): string;
}

/** Word and Excel cut a text into runs wherever its looks or the spelling checker changed. */
interface Run {
  tag: Tag;
  start: number;
  end: number;
}

const NAME = /\{([^{}]*)\}|[{}]/g;

/**
 * Fills the names in a part's paragraphs, also those that are cut into several runs: the value takes the looks of its
 * opening brace. A paragraph with a name that the part's `where` cannot place is told by its own text.
 * @param isParagraph whether an element of this name holds runs that are read as one text
 */
export function fillParagraphs(
  xml: string,
  names: Names,
  isParagraph: (name: string) => boolean,
  where?: string,
): string {
  const splices: Splice[] = [];
  const open: Run[][] = [];
  let text: Tag | undefined;
  let isReading = true;
  for (const tag of tagsIn(xml)) {
    if (tag.name === 'rPh') isReading = tag.kind !== 'opens';
    else if (isParagraph(tag.name) && tag.kind === 'opens') open.push([]);
    else if (isParagraph(tag.name) && tag.kind === 'closes')
      splices.push(...filledRuns(xml, open.pop() ?? [], names, where));
    else if (tag.name === 't' && isReading) {
      if (tag.kind === 'closes' && text) open.at(-1)?.push({ tag: text, start: text.end, end: tag.start });
      text = tag.kind === 'opens' ? tag : undefined;
    }
  }
  if (!splices.length) return xml;
  return spliced(
    xml,
    splices.toSorted((one, other) => one.start - other.start),
  );
}

function filledRuns(xml: string, runs: readonly Run[], names: Names, where?: string): Splice[] {
  const before = runs.map(({ start, end }) => xml.slice(start, end));
  if (!before.some((text) => /[{}]/.test(text))) return [];
  const after = fillTexts(before, names, where);
  return runs.flatMap(({ tag, start, end }, place) => {
    const text = after[place]!;
    if (text === before[place]) return [];
    // without it, spaces at the ends would be dropped
    const keepsSpace = /^\s|\s$/.test(text) && attribute(tag, 'space') === undefined;
    const opening = { start: tag.end - 1, end: tag.end, text: ' xml:space="preserve">' };
    return [...(keepsSpace ? [opening] : []), { start, end, text }];
  });
}

/** Fills the names in a text that is cut into runs. Texts and values are in XML. */
export function fillTexts(runs: readonly string[], names: Names, where?: string): string[] {
  const whole = runs.join('');
  const found = new Map([...whole.matchAll(NAME)].map((match) => [match.index, match]));
  let at = 0;
  let next = 0;
  return runs.map((run) => {
    let text = '';
    for (const end = at + run.length; at < end; at++) {
      const name = found.get(at);
      if (name) {
        text += names.text(unescaped(name[1] ?? name[0]), where ?? shortened(whole));
        next = at + name[0].length;
      }
      if (at >= next) text += whole[at];
    }
    return text;
  });
}

/** The name that is all of a text; null if there is other text. */
export const onlyName = (text: string): string | null => /^\s*\{([^{}]*)\}\s*$/.exec(text)?.[1] ?? null;

const LONGEST = 60;

/** A paragraph's text for people. */
function shortened(xml: string): string {
  const text = unescaped(xml).trim();
  return text.length > LONGEST ? `“${text.slice(0, LONGEST)}…”` : `“${text}”`;
}
