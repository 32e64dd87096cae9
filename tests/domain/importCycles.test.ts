import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/sourceFiles';

/** Which files each file imports. */
type Graph = Map<string, string[]>;

/**
 * The files among `paths` that a program at `path` imports by a relative address, in whatever way. What is
 * only a type, or only loaded when needed, counts too: it is as hard to understand one without the other.
 */
function importsOf(path: string, program: ESTree.Program, paths: Set<string>): string[] {
  const found = new Set<string>();
  const add = ({ source }: { source: ESTree.Node | null }) => {
    if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return;
    const target = join(dirname(path), String(source.value));
    const file = ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((name) => paths.has(name));
    if (file) found.add(file);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    NewExpression: ({ arguments: [source = null] }) => add({ source }), // a worker's URL
  }).visit(program);
  return [...found];
}

/** The shortest cycle through every import that is part of one, named as a path. */
function cyclesOf(graph: Graph): string[] {
  const left = withoutEnds(graph);
  const cycles = [...left].flatMap(([file, imports]) =>
    imports.map((imported) => shortestPath(left, imported, file)),
  );
  return [...new Set(cycles.filter((cycle) => cycle.length > 0).map(named))].toSorted();
}

/** What is left when files that import nothing left, or that nothing left imports, are taken away again and again. */
function withoutEnds(graph: Graph): Graph {
  const imported = new Set([...graph.values()].flat());
  const left = new Map(
    [...graph]
      .filter(([file, imports]) => imported.has(file) && imports.length > 0)
      .map(([file, imports]) => [file, imports.filter((name) => graph.has(name))]),
  );
  return left.size < graph.size ? withoutEnds(left) : left;
}

function shortestPath(graph: Graph, from: string, to: string): string[] {
  const reached = new Map([[from, [from]]]);
  for (const [file, path] of reached) {
    if (file === to) return path;
    for (const next of graph.get(file) ?? []) if (!reached.has(next)) reached.set(next, [...path, next]);
  }
  return [];
}

/** The same text wherever on the cycle it was begun. */
function named(cycle: string[]): string {
  const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
  const path = [...cycle.slice(first), ...cycle.slice(0, first)];
  return [...path, path[0]].join(' → ');
}

describe('imports between files', () => {
  it('form no cycle, types and import() counted', { timeout: 30_000 }, () => {
    const files = ['domain', 'packages', 'server', 'src'].flatMap(sourceFiles);
    const paths = new Set(files.map(({ path }) => path));
    const graph = new Map(files.map(({ path, program }) => [path, importsOf(path, program, paths)]));
    expect(graph.size).toBeGreaterThan(500);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it.each([
    "import { other } from './other';",
    "import './other';",
    "import type { Other } from './other';",
    "import { type Other } from '../list/other';",
    "export * from './other';",
    "export { other } from './other';",
    "export type { Other } from './other';",
    "const load = () => import('./other');",
    "type Other = import('./other').Other;",
    "new Worker(new URL('./other.ts', import.meta.url));",
  ])('are found in: %s', (text) => {
    const { program } = parseSync('file.ts', text);
    expect(importsOf('src/list/file.ts', program, new Set(['src/list/other.ts']))).toEqual([
      'src/list/other.ts',
    ]);
  });

  it('are named by every cycle that they form', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['d']],
      ['f', ['a', 'g']],
      ['g', []],
    ]);
    expect(cyclesOf(graph)).toEqual(['a → b → c → a', 'd → e → d']);
  });
});
