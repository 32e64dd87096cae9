import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Db = Kysely<Database>;

export const divisions = (db: Db) =>
  db.selectFrom('division').select(['id', 'name']).orderBy('name').execute();

interface References {
  workPlaceId: number | null;
  companyId: number | null;
  cnfAgentId: number | null;
  bankId: number | null;
}

/** The references that name a record that does not exist. */
export async function missingReferences(db: Db, references: References): Promise<(keyof References)[]> {
  const { workPlaceId, companyId, cnfAgentId, bankId } = references;
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('workPlace').select('id').where('id', '=', workPlaceId).as('workPlaceId'),
      eb.selectFrom('company').select('id').where('id', '=', companyId).as('companyId'),
      eb.selectFrom('cnfAgent').select('id').where('id', '=', cnfAgentId).as('cnfAgentId'),
      eb.selectFrom('bank').select('id').where('id', '=', bankId).as('bankId'),
    ])
    .executeTakeFirstOrThrow();
  const names = ['workPlaceId', 'companyId', 'cnfAgentId', 'bankId'] as const;
  return names.filter((name) => references[name] !== null && found[name] === null);
}
