import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type DataDirectory,
} from '../../support/casebookProcess';
import { makeOnce } from '../../support/database';

export interface Register {
  data: DataDirectory;
  environment: { DATA_DIR: string };
  id: string;
  /** The password of its administrator, `admin`. */
  password: string;
  remove(): void;
}

/**
 * Creates a register with one filing, whose number is `name`, and starts no server. It is a copy of one that all
 * test files share, because a first start takes longer than most tests.
 */
export async function createRegister(
  name: 'ours' | 'other',
  data: DataDirectory = createDataDirectory(),
): Promise<Register> {
  const made = join(inject('sharedDirectory'), name);
  const password = `${made}-password`;
  await makeOnce(
    `register ${name}`,
    () => existsSync(password),
    async () => {
      const { path, state, ...first } = await startFirst(name);
      renameSync(path, made);
      renameSync(state, `${made}-state`);
      writeFileSync(password, first.password);
    },
  );
  execFileSync('cp', ['-a', `${made}/.`, data.path]); // only the content, because the target may be a mounted disk
  copyData(`${made}-state`, data.state);
  return {
    data,
    environment: { DATA_DIR: data.path },
    password: readFileSync(password, 'utf8'),
    id: idIn(data.path)!,
    remove: () => data.remove(),
  };
}

async function startFirst(nothiNumber: string) {
  const { path, state } = createDataDirectory();
  const casebook = await startCasebook({ DATA_DIR: path });
  const password = /password (\S+)/.exec(casebook.output())![1]!;
  await addFiling(casebook.origin, password, nothiNumber);
  await casebook.end('SIGTERM');
  return { path, state, password };
}

/** The register id in the file of a data directory or state folder; undefined if there is no file. */
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
