import { toAsciiDigits } from '../../../domain/digits';

/** A place in a paper's text: the page, and which of its matches. */
export interface Match {
  page: number;
  at: number;
}

const folded = (text: string) => toAsciiDigits(text).toLowerCase();

/** Where a text stands: the places at which it begins, in either kind of digits and in any case. */
export function placesOf(wanted: string, text: string): number[] {
  const term = folded(wanted.normalize('NFC').trim());
  if (!term) return [];
  const places: number[] = [];
  const within = folded(text);
  for (let at = within.indexOf(term); at >= 0; at = within.indexOf(term, at + term.length)) places.push(at);
  return places;
}

const FOUND = 'paper-found';
const CHOSEN = 'paper-chosen';

/** Marks the matches on the pages that are drawn below `root`; browsers without highlights only scroll to them. */
export function markMatches(root: HTMLElement, wanted: string, chosen: Match | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const found = new Highlight();
  const one = new Highlight();
  for (const page of root.querySelectorAll<HTMLElement>('[data-page]')) {
    const layer = page.querySelector<HTMLElement>('.paper-text');
    if (!layer) continue;
    rangesOf(layer, wanted).forEach((range, at) =>
      (chosen?.page === Number(page.dataset.page) && chosen.at === at ? one : found).add(range),
    );
  }
  CSS.highlights.set(FOUND, found);
  CSS.highlights.set(CHOSEN, one);
}

/** The matches in a text layer, whose pieces and ends of lines are its text. */
function rangesOf(layer: HTMLElement, wanted: string): Range[] {
  const nodes: { node: Node; begin: number; end: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === 'BR') text += ' ';
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const piece = node.nodeValue ?? '';
    nodes.push({ node, begin: text.length, end: text.length + piece.length });
    text += piece;
  }
  const length = wanted.normalize('NFC').trim().length;
  return placesOf(wanted, text).flatMap((begin) => {
    const first = nodes.find((each) => begin < each.end);
    const last = nodes.find((each) => begin + length <= each.end);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, Math.max(0, begin - first.begin));
    range.setEnd(last.node, begin + length - last.begin);
    return [range];
  });
}
