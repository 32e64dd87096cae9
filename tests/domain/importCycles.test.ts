import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { sourcePaths } from '../support/sourceFiles';

/** The imports of each file. */
type Graph = Map<string, string[]>;

/**
 * A relative path in a static or dynamic import, an export, an imported type or the URL of a worker. All of them tie
 * files together for a reader. Searched, because parsing all files takes much longer.
 */
const IMPORT = /(?:\bfrom|\bimport|new URL)[\s(]*'(\.[^']*)'/g;

/** The files among `paths` that the text of the program at `path` imports. */
function importsOf(path: string, text: string, paths: Set<string>): string[] {
  const targets = [...text.matchAll(IMPORT)].map(([, target = '']) => join(dirname(path), target));
  const files = targets.map((target) =>
    ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((name) => paths.has(name)),
  );
  return [...new Set(files)].filter((file) => file !== undefined);
}

/** The shortest cycle through each import that is part of one, as a readable path. */
function cyclesOf(graph: Graph): string[] {
  const left = withoutEnds(graph);
  const cycles = [...left].flatMap(([file, imports]) =>
    imports.map((imported) => shortestPath(left, imported, file)),
  );
  return [...new Set(cycles.filter((cycle) => cycle.length > 0).map(named))].toSorted();
}

/** Repeatedly removes files that import nothing in the graph, or that nothing in it imports. */
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

/** A cycle's name, independent of where it starts. */
function named(cycle: string[]): string {
  const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
  const path = [...cycle.slice(first), ...cycle.slice(0, first)];
  return [...path, path[0]].join(' → ');
}

describe('imports between files', () => {
  it('the imports between files form no cycle, type imports and import() included', () => {
    const paths = new Set(['domain', 'packages', 'server', 'src'].flatMap(sourcePaths));
    const graph = new Map(
      [...paths].map((path) => [path, importsOf(path, readFileSync(path, 'utf8'), paths)]),
    );
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
  ])('the search for cycles finds the import in: %s', (text) => {
    const others = ['src/list/other.ts'];
    expect(importsOf('src/list/file.ts', text, new Set(others))).toEqual(others);
  });

  it('the search for cycles lists each cycle that imports form', () => {
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
