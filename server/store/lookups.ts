import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** The dropdown lists, each sorted by its folded name. */
export const companyChoices = (db: Db) =>
  db
    .selectFrom('company')
    .select(['id', 'companyName', 'vatRegNo', 'isActive'])
    .orderBy('companyNameFold')
    .orderBy('id')
    .execute();

export const cnfAgentChoices = (db: Db) =>
  db
    .selectFrom('cnfAgent')
    .select(['id', 'cnfAgentName', 'licNo'])
    .orderBy('cnfAgentNameFold')
    .orderBy('id')
    .execute();

export const banks = (db: Db) =>
  db.selectFrom('bank').select(['id', 'bankName']).orderBy('bankNameFold').execute();

export const workPlaces = (db: Db) =>
  db.selectFrom('workPlace').select(['id', 'name']).orderBy('nameFold').execute();

export const divisions = (db: Db) =>
  db.selectFrom('division').select(['id', 'name']).orderBy('name').execute();

interface References {
  workPlaceId: number | null;
  companyId: number | null;
  cnfAgentId: number | null;
  bankId: number | null;
}

/** Which of these references name a record that does not exist. */
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
