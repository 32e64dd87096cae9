import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A parsed source file of the product. */
export interface SourceFile {
  path: string;
  program: ESTree.Program;
  /** A node's place for messages: `src/App.tsx:12`. */
  placeOf(node: { start: number }): string;
}

const parsed = new Map<string, SourceFile>();

/** The paths of all TypeScript files of a folder and its subfolders. */
export const sourcePaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .toSorted()
    .map((name) => join(folder, name).replaceAll('\\', '/'));

export const sourceFiles = (folder: string): SourceFile[] => sourcePaths(folder).map(read);

function read(path: string): SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const placeOf = ({ start }: { start: number }) => `${path}:${text.slice(0, start).split('\n').length}`;
  const file = { path, program, placeOf };
  parsed.set(path, file);
  return file;
}
