import { sql, type Kysely, type Transaction } from 'kysely';
import { agentKinds } from '../../domain/agents';
import { dayInDhaka, type Day } from '../../domain/dates';
import { caseTypes } from '../../domain/followOnCases';
import type { Database } from '../platform/database/schema';
import { inTransaction } from '../platform/database/transaction';
import { fillEverything } from '../features/search/fill';
import { hashPasswords, seedAccounts, type Hashes } from './accounts';
import { seedCalendars } from './calendars';
import { cnfAgents } from './cnfAgents';
import { companies } from './companies';
import { filings } from './filings';
import { followOnCases, insertCases } from './followOnCases';
import { seedBin } from './bin';
import { dateProceedings, markChangesOfSystem, numberByDays, seedEdits } from './history';
import { dateHearingsOfCases } from './hearingsOfCases';
import { seedHearings } from './hearings';
import { seedImport } from './imports';
import { insertRows } from './insertRows';
import { seedLimits, withoutLimits } from './limits';
import { addLogos } from './logos';
import { freightForwarders, shippingAgents } from './otherAgents';
import { seedMentions } from './mentions';
import { seedNotifications } from './notifications';
import type { Party } from './parties';
import { randomFor } from './random';

export interface DemoOptions {
  /** The latest date in the sample register. */
  today: Day;
  hashPassword(plain: string): Promise<string>;
}

const COMPANIES = 600;
const CNF_AGENTS = 200;
const FREIGHT_FORWARDERS = 40;
const SHIPPING_AGENTS = 30;
const FILINGS = 3_000;

/**
 * Fills an empty register with the sample accounts and ten years of plausible filings and court cases,
 * identical each time. Does nothing when there is a filing or a company. Requires the lookups.
 */
export async function seedDemo(db: Kysely<Database>, { today, hashPassword }: DemoOptions): Promise<void> {
  if (await isUsed(db)) return;
  const hashes = await hashPasswords(hashPassword);
  await inTransaction(db, { by: null, via: 'form', isDated: true }, async (transaction) => {
    await sql`lock table company in share row exclusive mode`.execute(transaction); // if two processes start together, one waits here for the other
    if (!(await isUsed(transaction))) await fillRegister(transaction, today, hashes);
  });
}

async function isUsed(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from company) or exists (select from case_filing) as used
  `.execute(db);
  return rows[0]!.used;
}

async function fillRegister(db: Kysely<Database>, today: Day, hashes: Hashes): Promise<void> {
  const userIds = await seedAccounts(db, hashes);
  const workPlaces = await db.selectFrom('workPlace').select(['id', 'name']).execute();
  const banks = await db.selectFrom('bank').select(['id', 'bankName']).orderBy('id').execute();
  const importers = until(today, companies(COMPANIES, randomFor('companies'), userIds));
  const agents = until(today, cnfAgents(CNF_AGENTS, randomFor('C&F agents'), userIds));
  const importerIds = await insertRows(
    db,
    'company',
    importers.map(({ row }) => row),
  );
  const agentIds = await insertRows(
    db,
    'cnfAgent',
    agents.map(({ row }) => row),
  );
  await addLogos(db, importerIds);
  await sql`select join_changes('companies', id) from company where logo is not null`.execute(db); // the history shows adding a company and its logo as one change
  const forwarders = freightForwarders(FREIGHT_FORWARDERS, randomFor('freight forwarders'), userIds);
  const shipping = shippingAgents(SHIPPING_AGENTS, randomFor('shipping agents'), userIds);
  await insertRows(
    db,
    'freightForwarderAgent',
    until(today, forwarders).map(({ row }) => row),
  );
  await insertRows(
    db,
    'shippingAgent',
    until(today, shipping).map(({ row }) => row),
  );

  const registers = {
    workPlaceIds: new Map(workPlaces.map(({ id, name }) => [name, id])),
    banks,
    companies: importers.map(({ since, sector }, position) => ({
      id: importerIds[position]!,
      since,
      sector,
    })),
    cnfAgents: agents.map(({ since, row }, position) => ({
      id: agentIds[position]!,
      since,
      licNo: row.licNo ?? null,
    })),
    userIds,
  };
  await withoutLimits(db as Transaction<Database>);
  const filed = filings(FILINGS, randomFor('filings'), registers, today);
  const cases = followOnCases(filed, today, userIds);
  const filingIds = await insertRows(db, 'caseFiling', cases.filings);
  await insertCases(db, cases.cases, filingIds);
  await seedHearings(db, userIds, today);
  await seedEdits(db, userIds);
  await dateProceedings(db);
  await dateHearingsOfCases(db);
  await seedBin(db, userIds, today);
  await seedNotifications(db, userIds, today);
  await seedCalendars(db, userIds, today);
  await seedLimits(db as Transaction<Database>, userIds, today);
  await seedMentions(db, today);
  await seedImport(db as Transaction<Database>, userIds[0]!, today);
  await markChangesOfSystem(db);
  await numberByDays(db);
  await fillEverything(db);
  const filled = [
    'company',
    'case_filing',
    'proceeding',
    'search_entry',
    'search_word',
    'hearing',
    'time_limit',
    ...[...agentKinds, ...caseTypes].map(({ table }) => table),
  ];
  await sql`analyze ${sql.join(filled.map((table) => sql.table(table)))}`.execute(db); // gives the first queries good plans
}

const until = <Row>(today: Day, parties: Party<Row>[]): Party<Row>[] =>
  parties.filter(({ since }) => dayInDhaka(since) <= today);
