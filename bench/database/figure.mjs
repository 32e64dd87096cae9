/** A measurement as a row of the table, with its limit and whether it is met. */
export function figureOf({ work: { what, against, bar }, clients, ours, other, slower, throughput }) {
  const many = clients > 1;
  const byRate = many || (bar !== undefined && bar.slower === undefined);
  return {
    what: many ? `${what}, ${clients} clients` : what,
    value: shown(ours, byRate),
    p99: `${ours.p99} ms`,
    against,
    'its value': shown(other, byRate),
    ratio: byRate ? `${throughput.toFixed(2)}× its rate` : `${slower.toFixed(2)}× its time`,
    ...verdict({ byRate, slower, throughput }, bar),
  };
}

const shown = ({ median, perSecond }, byRate) => (byRate ? `${perSecond} a second` : `${median} ms`);

/**
 * Compares times with one client and throughput with several; a limit on throughput alone applies with any
 * number of clients.
 */
function verdict({ byRate, slower, throughput }, bar = {}) {
  if (byRate) {
    if (bar.throughput === undefined) return { bar: '' };
    return { bar: `at least ${bar.throughput.toFixed(2)}×`, met: throughput >= bar.throughput };
  }
  if (bar.slower === undefined) return { bar: '' };
  return {
    bar: `at most ${bar.slower}×${bar.give ? ` (±${bar.give} noise)` : ''}`,
    met: slower <= bar.slower + (bar.give ?? 0),
  };
}
