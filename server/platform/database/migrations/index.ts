import { sql, type Kysely, type Migration } from 'kysely';
import baseline from './0089_baseline.sql?raw';
import * as mentionsAndAlerts from './0091_mentionsAndAlerts';
import * as itemsOfMovedDates from './0092_itemsOfMovedDates';
import * as datesOfOtherHearings from './0099_datesOfOtherHearings';
import * as silentLetters from './0100_silentLetters';
import * as ownKeys from './0102_ownKeys';
import * as twinLookup from './0103_twinLookup';
import * as money from './0105_money';
import moneyOfFilings from './0106_moneyOfFilings.sql?raw';
import moneyPositions from './0107_moneyPositions.sql?raw';
import restoredLedgers from './0108_restoredLedgers.sql?raw';
import moneyApprovals from './0109_moneyApprovals.sql?raw';
import * as factsForReturns from './0110_factsForReturns';
import * as returns from './0111_returns';
import * as papers from './0115_papers';
import * as paperFile from './0116_paperFile';
import * as paperFileCalls from './0116_paperFileCalls';
import * as retention from './0119_retention';
import retentionTerms from './0126_retentionTerms.sql?raw';
import changedReturns from './0130_changedReturns.sql?raw';
import sortedKept from './0131_sortedKept.sql?raw';
import liabilityOfGuarantees from './0132_liabilityOfGuarantees.sql?raw';
import guaranteesOfReturns from './0133_guaranteesOfReturns.sql?raw';
import quickerGuarantees from './0134_quickerGuarantees.sql?raw';
import { initialsAfterMessrs, spacedInitials } from './searchFill';
import { shortMigrations } from './shortMigrations';

const statements = (text: string): Migration => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)),
});

/** Those with a file of their own. A migration that has been released is never changed. */
const longMigrations: Record<string, Migration> = {
  '0089_baseline': statements(baseline),
  '0091_mentionsAndAlerts': mentionsAndAlerts,
  '0092_itemsOfMovedDates': itemsOfMovedDates,
  '0093_initialsAfterMessrs': initialsAfterMessrs,
  '0099_datesOfOtherHearings': datesOfOtherHearings,
  '0100_silentLetters': silentLetters,
  '0101_spacedInitials': spacedInitials,
  '0102_ownKeys': ownKeys,
  '0103_twinLookup': twinLookup,
  '0105_money': money,
  '0106_moneyOfFilings': statements(moneyOfFilings),
  '0107_moneyPositions': statements(moneyPositions),
  '0108_restoredLedgers': statements(restoredLedgers),
  '0109_moneyApprovals': statements(moneyApprovals),
  '0110_factsForReturns': factsForReturns,
  '0111_returns': returns,
  '0115_papers': papers,
  '0116_paperFile': paperFile,
  '0116_paperFileCalls': paperFileCalls,
  '0119_retention': retention,
  '0126_retentionTerms': statements(retentionTerms),
  '0130_changedReturns': statements(changedReturns),
  '0131_sortedKept': statements(sortedKept),
  '0132_liabilityOfGuarantees': statements(liabilityOfGuarantees),
  '0133_guaranteesOfReturns': statements(guaranteesOfReturns),
  '0134_quickerGuarantees': statements(quickerGuarantees),
};

/** In the order they run, which is that of their names. */
export const migrations = Object.fromEntries(
  Object.entries({ ...longMigrations, ...shortMigrations }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** The last migration of this version. */
export const newestMigration = Object.keys(migrations).at(-1)!;
