/** A part of a list that one answer has given to somebody. */
export interface Piece {
  rows: readonly unknown[];
  /** How many rows the list has with this filter; null for a list that is never answered in parts. */
  total: number | null;
  /** The filter of the list, as a text. */
  filter: string;
}

/** This share of a list counts as the whole list. */
const NEARLY_ALL = 0.9;

/** The most records of one register that somebody reads in an hour without an export, such as 50 pages of 20. */
const MOST_RECORDS = 1000;

const HOUR = 60 * 60_000;

/** What somebody has read of one register since an instant. */
interface Reading {
  since: number;
  rows: Set<unknown>;
  byFilter: Map<string, Set<unknown>>;
}

/**
 * Remembers, in the memory of this process, which rows readers get in pieces. The returned function adds a piece, and
 * returns the number of rows once a reader has, within an hour, nearly all of a list of more than `most` rows, or
 * more than 1,000 records of a register; null before. Then it begins anew.
 */
export function readsInPieces(most: number, now = Date.now) {
  const readings = new Map<string, Reading>();

  function readingOf(reader: string): Reading {
    const known = readings.get(reader);
    if (known && now() - known.since < HOUR) return known;
    for (const [other, { since }] of readings) if (now() - since >= HOUR) readings.delete(other);
    const begun = { since: now(), rows: new Set<unknown>(), byFilter: new Map<string, Set<unknown>>() };
    readings.set(reader, begun);
    return begun;
  }

  return (reader: string, { rows, total, filter }: Piece): number | null => {
    if (total === null || !rows.length) return null;
    const reading = readingOf(reader);
    const ofFilter = reading.byFilter.get(filter) ?? new Set();
    reading.byFilter.set(filter, ofFilter);
    for (const row of rows) for (const read of [reading.rows, ofFilter]) read.add(row);
    const isList = ofFilter.size > most && ofFilter.size >= total * NEARLY_ALL;
    if (!isList && reading.rows.size <= MOST_RECORDS) return null;
    readings.delete(reader);
    return isList ? ofFilter.size : reading.rows.size;
  };
}
