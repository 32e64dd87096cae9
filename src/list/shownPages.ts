const AT_EACH_END = 2;
const AROUND = 3;

/** Page numbers to offer: two at each end and three around the current one. */
export function shownPages(page: number, count: number): number[] {
  const around = Math.max(1, Math.min(page - (AROUND - 1) / 2, count - AROUND + 1));
  const pages = new Set([
    ...range(1, Math.min(AT_EACH_END, count)),
    ...range(around, Math.min(around + AROUND - 1, count)),
    ...range(Math.max(1, count - AT_EACH_END + 1), count),
  ]);
  return [...pages].sort((one, other) => one - other);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
