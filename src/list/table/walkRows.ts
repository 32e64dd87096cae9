import type { KeyboardEvent } from 'react';

const NUMBER_LINK = '.number-link';
const FOCUSABLE = ':is(a, button, [role=button])';
const CURRENT = 'current';

type Row = HTMLTableRowElement;

/** A row's focus target: the link of its number, or else its first button. */
const entryOf = (row: Row | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(NUMBER_LINK) ??
  row?.querySelector<HTMLElement>('.row-actions :is(a, button)');

/** The rows that the keys move between. Rows being edited are left out, because they use the keys themselves. */
const rowsIn = (box: ParentNode): Row[] => {
  const edited = new Set([...box.querySelectorAll('tbody input')].map((input) => input.closest('tr')));
  return [...box.querySelectorAll<Row>('tbody > tr')].filter((row) => !edited.has(row) && entryOf(row));
};

export function focusFirstRow(): void {
  const [first] = rowsIn(document);
  (entryOf(first) ?? document.querySelector<HTMLElement>(`main ${NUMBER_LINK}`))?.focus();
}

/**
 * Arrow, Home, End and Page keys move to the same button of another row, or to that row's first button if it
 * lacks this one.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: box, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  // events of a dialog that a row opened are ignored: React bubbles them too
  if (!(target instanceof HTMLElement) || !box.contains(target)) return;
  const rows = rowsIn(box);
  const place = rows.findIndex((row) => row.contains(target));
  const next = place < 0 ? undefined : placeAfter(key, place, rows);
  if (next === undefined) return;
  event.preventDefault(); // otherwise the box would scroll
  if (next < 0) document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  else (counterpart(target, rows[next]) ?? entryOf(rows[next]))?.focus();
}

/** The index of the row that a key moves to; -1, above the first row, is the search field. */
function placeAfter(key: string, place: number, rows: Row[]): number | undefined {
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(place + screenful(rows), last);
    case 'PageUp':
      return Math.max(place - screenful(rows), 0);
    default:
      return undefined;
  }
}

/** How many rows the Page keys move, so that one visible row stays visible. */
function screenful([first]: Row[]): number {
  const table = first?.closest('table');
  const seen = (table?.parentElement?.clientHeight ?? 0) - (table?.tHead?.offsetHeight ?? 0);
  return Math.max(1, Math.floor(seen / (first?.offsetHeight || 1)) - 1);
}

function counterpart(target: HTMLElement, row: Row | undefined): HTMLElement | undefined {
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const inCell = (each: Element | null | undefined) => [
    ...(each?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
  ];
  return inCell(row?.cells[cell?.cellIndex ?? -1])[inCell(cell).indexOf(target)];
}

/** Roving tabindex: only the row focused last is in the Tab order. */
export function setCurrentRow(box: HTMLElement, target: Element): void {
  const row = target.closest<Row>('tbody > tr');
  if (!row) return;
  box.toggleAttribute('data-walked', target.matches(NUMBER_LINK));
  // A form below a row has no entry: the row that it belongs to stays the current one.
  if (CURRENT in row.dataset || !entryOf(row)) return;
  const others = [...box.querySelectorAll<Row>(`tr[data-${CURRENT}]`)];
  for (const other of others) {
    delete other.dataset[CURRENT];
    if (!other.querySelector('input')) setTabStops(other, -1);
  }
  row.dataset[CURRENT] = '';
  // Changes only the old and the new row, because going through all rows would delay each key press. Until a
  // row is marked, any row may be a Tab stop.
  if (others.length) setTabStops(row, 0);
  else keepTabStops(box);
}

/** Keeps one row in the Tab order, and focuses it if the focus went with a removed row. */
export function keepTabStops(box: HTMLElement): void {
  const rows = rowsIn(box);
  const known = rows.find((row) => CURRENT in row.dataset);
  const current = known ?? rows[0];
  for (const row of rows) setTabStops(row, row === current ? 0 : -1);
  if (!known && box.hasAttribute('data-walked') && document.activeElement === document.body) {
    entryOf(current)?.focus();
  }
}

function setTabStops(row: Row, tabIndex: 0 | -1): void {
  for (const element of row.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
  }
}
