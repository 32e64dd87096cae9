import { format } from 'prettier';

/** Formats rows of measurements as a Markdown table. */
export function markdownTable(rows) {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = all.filter((name) => name !== 'met' || rows.some(({ met }) => met === false));
  const lines = [
    names.map((name) => HEADINGS[name] ?? name),
    names.map(() => '---'),
    ...rows.map((row) => names.map((name) => shown(row[name] ?? ''))),
  ];
  return format(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), { parser: 'markdown' });
}

const HEADINGS = {
  what: '',
  value: 'Casebook',
  against: 'Beside it',
  'its value': '',
  ratio: 'Ratio',
  bar: 'Goal',
  list: '',
  met: '',
};

function shown(value) {
  if (typeof value !== 'boolean') return value;
  return value ? '' : '**missed**';
}
