import type { KeyboardEvent } from 'react';

/** What has the focus in a row: the link of its number, or else the first of its buttons. */
const ENTRIES = ['.number-link', '.row-actions :is(a, button)'];
const FOCUSABLE = ':is(a, button, [role=button])';
const CURRENT = 'current';

type Row = HTMLTableRowElement;

const entryOf = (row: Row | undefined): HTMLElement | null | undefined =>
  ENTRIES.map((entry) => row?.querySelector<HTMLElement>(entry)).find(Boolean);

/** Rows that are being edited have keys of their own. */
const rowsIn = (box: ParentNode): Row[] => {
  const edited = new Set([...box.querySelectorAll('tbody input')].map((input) => input.closest('tr')));
  return [...box.querySelectorAll<Row>('tbody > tr')].filter((row) => !edited.has(row) && entryOf(row));
};

/** Goes to the first row of the list, or card where rows are cards. */
export function focusFirstRow(): void {
  const [first] = rowsIn(document);
  (entryOf(first) ?? document.querySelector<HTMLElement>('main .number-link'))?.focus();
}

/** Carries out the keys that lead from row to row: to the same button of the other row, if it has that. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: box, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  // A dialog that a row has opened is outside the box.
  if (!(target instanceof HTMLElement) || !box.contains(target)) return;
  const rows = rowsIn(box);
  const place = rows.findIndex((row) => row.contains(target));
  const next = place < 0 ? undefined : placeAfter(key, place, rows);
  if (next === undefined) return;
  event.preventDefault(); // the box would scroll
  if (next < 0) document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  else (counterpart(target, rows[next]) ?? entryOf(rows[next]))?.focus();
}

/** Above the first row is the search. */
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

/** So many rows that one of those in sight stays there. */
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

/** The row that the focus came to is the one that Tab goes through; the others are reached by arrows. */
export function setCurrentRow(box: HTMLElement, target: Element): void {
  const row = target.closest<Row>('tbody > tr');
  if (!row) return;
  for (const other of box.querySelectorAll<Row>(`tr[data-${CURRENT}]`)) delete other.dataset[CURRENT];
  row.dataset[CURRENT] = '';
  box.toggleAttribute('data-walked', target.matches(ENTRIES[0]!));
  keepTabStops(box);
}

/** Leaves one row in the Tab order, and gives it the focus that went with a row that is no more. */
export function keepTabStops(box: HTMLElement): void {
  const rows = rowsIn(box);
  const known = rows.find((row) => CURRENT in row.dataset);
  const current = known ?? rows[0];
  for (const row of rows) {
    const tabIndex = row === current ? 0 : -1;
    for (const element of row.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
    }
  }
  if (!known && box.hasAttribute('data-walked') && document.activeElement === document.body) {
    entryOf(current)?.focus();
  }
}
