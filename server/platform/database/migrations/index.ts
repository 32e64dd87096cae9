import { sql, type Kysely, type Migration } from 'kysely';
import baseline from './0089_baseline.sql?raw';
import * as mentionsAndAlerts from './0091_mentionsAndAlerts';
import * as itemsOfMovedDates from './0092_itemsOfMovedDates';
import * as datesOfOtherHearings from './0099_datesOfOtherHearings';
import * as silentLetters from './0100_silentLetters';
import * as ownKeys from './0102_ownKeys';
import * as twinLookup from './0103_twinLookup';
import { initialsAfterMessrs, spacedInitials } from './searchFill';
import {
  itemNumbers,
  openOrders,
  recordsOfImportedRows,
  refusalsOfWaits,
  signInsOfProposals,
  unknownNames,
} from './shortMigrations';

/** In the order they run. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0089_baseline': { up: async (db: Kysely<unknown>) => void (await sql.raw(baseline).execute(db)) },
  '0090_refusalsOfWaits': refusalsOfWaits,
  '0091_mentionsAndAlerts': mentionsAndAlerts,
  '0092_itemsOfMovedDates': itemsOfMovedDates,
  '0093_initialsAfterMessrs': initialsAfterMessrs,
  '0094_recordsOfImportedRows': recordsOfImportedRows,
  '0095_itemNumbers': itemNumbers,
  '0096_signInsOfProposals': signInsOfProposals,
  '0097_openOrders': openOrders,
  '0098_unknownNames': unknownNames,
  '0099_datesOfOtherHearings': datesOfOtherHearings,
  '0100_silentLetters': silentLetters,
  '0101_spacedInitials': spacedInitials,
  '0102_ownKeys': ownKeys,
  '0103_twinLookup': twinLookup,
};

/** The last migration of this version. */
export const newestMigration = Object.keys(migrations).at(-1)!;
