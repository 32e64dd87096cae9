import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type DataDirectory,
} from '../../support/casebookProcess';

export interface Register {
  data: DataDirectory;
  environment: { DATA_DIR: string };
  id: string;
  password: string;
  remove(): void;
}

/** Creates a register with one filing and stops its server. */
export async function createRegister(fileNumber: string): Promise<Register> {
  const data = createDataDirectory();
  const environment = { DATA_DIR: data.path };
  const casebook = await startCasebook(environment);
  const password = /password (\S+)/.exec(casebook.output())![1]!;
  await addFiling(casebook.origin, password, fileNumber);
  await casebook.end('SIGTERM');
  return { data, environment, password, id: idIn(data.path)!, remove: () => data.remove() };
}

/** The id in the file of a data directory or state folder; undefined when there is none. */
export function idIn(directory: string): string | undefined {
  const file = join(directory, 'register.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : undefined;
}

/** Copies a directory with the file owners that PostgreSQL needs, replacing the target. */
export function copyData(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}

/** Registers a filing. @returns the response's status. */
export async function addFiling(
  origin: string,
  password: string,
  nothiNumber: string,
  { bearer, ...given }: { bearer?: Record<string, string>; remarks?: string } = {},
): Promise<number> {
  const headers = bearer ?? (await bearerOf(origin, 'admin', password));
  const sections = await fetch(`${origin}/api/case/workplace`, { headers });
  if (!sections.ok) return sections.status;
  const [workPlace] = (await sections.json()) as { id: number }[];
  const body = JSON.stringify({ nothiNumber, workPlace, ...given });
  return (await fetch(`${origin}/api/case/case-fillings`, { method: 'POST', headers, body })).status;
}

export async function fileNumbers(origin: string, password: string): Promise<string[]> {
  const headers = await bearerOf(origin, 'admin', password);
  const answer = await fetch(`${origin}/api/case/case-fillings-page?size=1000000`, { headers });
  const page = (await answer.json()) as { content: { nothiNumber: string }[] };
  return page.content.map((filing) => filing.nothiNumber);
}

/** Starts a server that must refuse to start. @returns its exit code and output. */
export const refusalOf = (environment: NodeJS.ProcessEnv): Promise<string> =>
  startCasebook(environment).then(
    async (casebook) => {
      await casebook.end('SIGKILL');
      throw new Error('it started');
    },
    (error: Error) => error.message,
  );
