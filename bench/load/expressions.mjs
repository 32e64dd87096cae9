import { createServer } from 'vite';

const LENGTH = 64 * 1024;
const MOST = 10;
const TIMES = 10;

/** Runs each regular expression that reads user input on 64 KiB of its worst case (bench/load/outsideTexts.ts). */
export async function expressions() {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { expressions, readings } = await vite.ssrLoadModule('/bench/load/outsideTexts.ts');
    const works = [...expressions.map(searched), ...readings];
    const slowest = works.map(slowestOf).toSorted((a, b) => b.took - a.took);
    return { figures: [summary(slowest)], slowest: slowest.slice(0, 5).map(row) };
  } finally {
    await vite.close();
  }
}

/** Searches with an expression for the first match and for all matches. */
function searched({ file, expression, worst }) {
  const end = expression.lastIndexOf('/');
  const pattern = new RegExp(expression.slice(1, end), expression.slice(end + 1));
  return { file, what: expression, worst, read: (text) => text.replace(pattern, '') };
}

/** Texts that are slow for many expressions; each expression is tried with these and with its own worst cases. */
const ANY = [
  'a',
  ' ',
  '-',
  '.',
  '?',
  '=',
  '"',
  "'",
  '“',
  '`',
  '/',
  '0',
  '%',
  ',',
  '@',
  '\n',
  'a-',
  'a.',
  'a ',
  " '",
  '="',
  '.-',
  '\\"',
].flatMap((repeated) => [
  ['', repeated, ''],
  ['', repeated, '!'],
  ['a', repeated, '\u0000'],
]);

function slowestOf({ file, what, read, worst = [] }) {
  const runs = [...worst, ...ANY].map((filling) => ({ filling, took: timeOf(read, filled(filling)) }));
  return { file, what, ...runs.reduce((a, b) => (b.took > a.took ? b : a)) };
}

const filled = ([start, repeated, end]) => {
  const room = LENGTH - start.length - end.length;
  return start + repeated.repeat(Math.ceil(room / repeated.length)).slice(0, room) + end;
};

/**
 * Milliseconds of processor time, which other programs on the machine do not prolong; the least of several runs,
 * because the first ones include compiling.
 */
function timeOf(read, text) {
  const times = Array.from({ length: TIMES }, () => {
    const begun = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const milliseconds = (took) => `${took.toFixed(2)} ms`;

const summary = (slowest) => ({
  what: `64 KiB of the worst text, slowest of ${slowest.length} expressions that meet outside texts`,
  value: milliseconds(slowest[0].took),
  bar: `under ${MOST} ms each`,
  met: slowest[0].took < MOST,
});

const row = ({ file, what, filling, took }) => ({
  what: `${file}, ${begun(what)}, of ${begun(JSON.stringify(filling))}`.replaceAll('|', '\\|'),
  value: milliseconds(took),
});

const begun = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
