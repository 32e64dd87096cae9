import { caseTypes } from '../../../../domain/followOnCases';
import { tableOf } from '../../../../server/platform/database/columns';
import type { TestDatabase } from '../../../support/database';

export const filingsOf = ({ db }: TestDatabase) =>
  db.selectFrom('caseFiling').selectAll().orderBy('id').execute();

/** All records of the register, by kind. */
export async function everything(database: TestDatabase) {
  const { db } = database;
  return {
    users: await db.selectFrom('appUser').selectAll().orderBy('id').execute(),
    userRoles: await db.selectFrom('userRole').selectAll().orderBy('userId').execute(),
    userWorkPlaces: await db
      .selectFrom('userWorkPlace')
      .selectAll()
      .orderBy('userId')
      .orderBy('workPlaceId')
      .execute(),
    companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
    agents: await db.selectFrom('cnfAgent').selectAll().orderBy('id').execute(),
    forwarders: await db.selectFrom('freightForwarderAgent').selectAll().orderBy('id').execute(),
    shippingAgents: await db.selectFrom('shippingAgent').selectAll().orderBy('id').execute(),
    filings: await filingsOf(database),
    hearings: await db.selectFrom('hearing').selectAll().where('origin', '=', 'own').orderBy('id').execute(),
    notes: await db.selectFrom('note').selectAll().orderBy('id').execute(),
    follows: await db.selectFrom('follow').selectAll().orderBy('userId').orderBy('caseFilingId').execute(),
    cases: await Promise.all(
      caseTypes.map((type) => db.selectFrom(tableOf(type)).selectAll().orderBy('id').execute()),
    ),
  };
}
