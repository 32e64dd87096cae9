import { expect, it } from 'vitest';
import { expressions, readings } from '../../bench/load/outsideTexts';
import { ownTexts } from '../../bench/load/ownTexts';
import { redacted, type Fault } from '../../domain/faults';
import { sourceFiles, type SourceFile } from '../support/sourceFiles';

// without the code of the sample data, which reads no texts from outside
const sources = [...sourceFiles('domain'), ...sourceFiles('server')].filter(
  ({ path }) => !path.startsWith('server/seed/'),
);
/** Formats that zod checks with a regular expression of its own. */
const FORMATS = new Set([
  'regexes',
  'email',
  'uuid',
  'url',
  'iso',
  'ipv4',
  'ipv6',
  'base64',
  'jwt',
  'guid',
  'hostname',
]);

const isOwn = (path: string) => Object.hasOwn(ownTexts, path);

/** Every regular expression literal, as `domain/dates.ts /T[\d:.]+$/`. */
const written = sources.flatMap((file) =>
  nodesOf(file, (node) => node.type === 'Literal' && 'regex' in node).map(
    (node) => `${file.path} ${String(node.raw)}`,
  ),
);

/** The files that build an expression at run time, or use one of zod's. */
const making = sources
  .filter((file) => nodesOf(file, (node) => isConstructed(node) || isOfZod(node)).length > 0)
  .map(({ path }) => path);

const listed = [
  ...expressions.map(({ file, expression }) => `${file} ${expression}`),
  ...readings.flatMap(({ file, expressions = [] }) => expressions.map((each) => `${file} ${each}`)),
];

it('the load test times every regular expression that domain and server apply to texts from outside', () => {
  expect(written.filter((each) => !listed.includes(each) && !isOwn(each.split(' ')[0]!))).toEqual([]);
  const read = new Set(readings.map(({ file }) => file));
  expect(making.filter((path) => !read.has(path) && !isOwn(path))).toEqual([]);
});

it('every expression in the load test’s list, and its file, exists in the sources', () => {
  expect(listed.filter((each) => !written.includes(each))).toEqual([]);
  const paths = new Set(sources.map(({ path }) => path));
  const named = [...Object.keys(ownTexts), ...readings.map(({ file }) => file)];
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

it.each(['message', 'stack', 'page', 'version'] as const)(
  'only the beginning of a fault’s %s is read, however long it is',
  (part) => {
    const fault: Fault = { id: '', kind: 'error', message: '', stack: '', page: '', version: '' };
    for (const repeated of ['a-', '?', "' ", '“', 'x', '/ab']) {
      const text = repeated.repeat(32 * 1024);
      expect(redacted({ ...fault, [part]: text })).toEqual(
        redacted({ ...fault, [part]: text.slice(0, 9000) }),
      );
    }
  },
);

interface Node {
  type: string;
  raw?: unknown;
  name?: unknown;
  callee?: Node;
  object?: Node;
  property?: Node;
}

function nodesOf(file: SourceFile, wanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && wanted(value as Node)) found.push(value as Node);
    Object.values(value).forEach(walk);
  };
  walk(file.program);
  return found;
}

function isConstructed({ type, callee }: Node) {
  return (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp';
}

/** Whether it is a format such as `z.uuid()` or `z.regexes.email`. */
function isOfZod({ type, object, property }: Node) {
  return type === 'MemberExpression' && object?.name === 'z' && FORMATS.has(String(property?.name));
}
