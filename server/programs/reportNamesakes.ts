import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import type { Log } from '../platform/log';
import { allNamesakes, inWords } from '../features/accounts/namesakes';

/**
 * Reports at each start records whose names or numbers count as equal since a change of the folding rules. A
 * person has to resolve them.
 */
export async function reportNamesakes(
  db: Kysely<Database>,
  log: Log,
  print: (line: string) => void,
): Promise<void> {
  const namesakes = await allNamesakes(db);
  for (const each of namesakes) log.warn({ namesakes: each }, inWords(each));
  if (!namesakes.length) return;
  print(
    `Records that have the number or name of another one: ${namesakes.length}. Both are kept and nothing new ` +
      'can take either; npm run verify lists them.',
  );
}
