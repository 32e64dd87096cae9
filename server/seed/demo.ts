import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { agentKinds } from '../../domain/agents';
import { dayInDhaka, type Day } from '../../domain/dates';
import { caseTypes } from '../../domain/followOnCases';
import { fillEverything } from '../features/search/entries';
import type { AgentTable, CnfAgentTable, Database } from '../platform/database/schema';
import { inTransaction } from '../platform/database/transaction';
import { hashPasswords, seedAccounts, type Hashes } from './accounts';
import { seedCalendars } from './calendars';
import { courtCases, insertCases } from './cases';
import { seedContempt } from './contempt';
import { seedFacts } from './facts';
import { filings } from './filings';
import { seedHearings } from './hearings';
import { dateProceedings, seedBin, seedEdits, settleHistory } from './history';
import { seedImport } from './imports';
import { seedLimits, withoutLimits } from './limits';
import { seedMoney } from './money';
import { chooseMoneyExample, seedMoneyExample } from './moneyExample';
import { addLogos } from './logos';
import { seedMentions, seedNotes, seedNotifications } from './notes';
import { agents, cnfAgency, companies, freightForwarder, shippingAgent, type Party } from './parties';
import { seedPapers } from './papers';
import { earlier, LAST_DAY, randomFor } from './random';
import { seedRetention } from './retention';
import { seedReturns } from './returns';
import { insertRows } from './rows';
import { seedVolumes } from './volumes';

interface DemoOptions {
  /** The latest date in the sample register. */
  today: Day;
  hashPassword(plain: string): Promise<string>;
  say?(line: string): void;
}

/**
 * Fills an empty register with the sample accounts and ten years of plausible filings and court cases,
 * identical each time. Does nothing when there is a filing or a company. Requires the lookups.
 */
export async function seedDemo(
  db: Kysely<Database>,
  { today, hashPassword, say }: DemoOptions,
): Promise<void> {
  if (await isUsed(db)) return;
  say?.('Filling the register with sample data: 3,000 filings with their court cases…');
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
  const importers = until(today, companies(600, randomFor('companies'), userIds));
  const clearing = until(
    today,
    agents<Insertable<CnfAgentTable>>('cnfAgentName', cnfAgency, 200, randomFor('C&F agents'), userIds),
  );
  const importerIds = await insertRows(db, 'company', rowsOf(importers));
  const clearingIds = await insertRows(db, 'cnfAgent', rowsOf(clearing));
  await addLogos(db, importerIds);
  await sql`select join_changes('companies', id) from company where logo is not null`.execute(db); // the history shows adding a company and its logo as one change
  for (const [table, trade, count] of [
    ['freightForwarderAgent', freightForwarder, 40],
    ['shippingAgent', shippingAgent, 30],
  ] as const) {
    const own = agents<Insertable<AgentTable>>('agentName', trade, count, randomFor(table), userIds);
    await insertRows(db, table, rowsOf(until(today, own)));
  }

  await withoutLimits(db as Transaction<Database>);
  const filed = filings(
    3_000,
    {
      workPlaceIds: new Map(workPlaces.map(({ id, name }) => [name, id])),
      banks,
      companies: importers.map(({ since, sector }, place) => ({ id: importerIds[place]!, since, sector })),
      cnfAgents: clearing.map(({ since, row }, place) => ({
        id: clearingIds[place]!,
        since,
        licNo: row.licNo ?? null,
      })),
      userIds,
    },
    today,
  );
  const cases = courtCases(filed, today, userIds);
  const example = chooseMoneyExample(cases, today);
  const filingIds = await insertRows(db, 'caseFiling', cases.filings);
  await insertCases(db, cases.cases, filingIds);
  await sql`analyze`.execute(db); // or what follows is joined as if the tables were empty
  await seedContempt(db, userIds, earlier(today, LAST_DAY));
  await seedEdits(db, userIds);
  await dateProceedings(db);
  await seedFacts(db, userIds, earlier(today, LAST_DAY));
  const heard = await seedHearings(db, userIds, today);
  await seedNotes(db, heard, userIds, today);
  await seedBin(db, userIds, today);
  await seedNotifications(db, userIds, today);
  await seedCalendars(db, userIds, today);
  await seedLimits(db as Transaction<Database>, userIds, today);
  if (example !== undefined) await seedMoneyExample(db, filingIds[example]!, userIds[0]!);
  await seedMoney(db as Transaction<Database>, userIds, today);
  await seedPapers(db, userIds, today);
  await seedReturns(db as Transaction<Database>, userIds, today);
  await seedVolumes(db as Transaction<Database>, userIds, today);
  await seedRetention(db as Transaction<Database>, userIds[0]!, today);
  await seedMentions(db, today);
  await seedImport(db as Transaction<Database>, userIds[0]!, today);
  await settleHistory(db);
  await fillEverything(db);
  const filled = [
    'company',
    'case_filing',
    'proceeding',
    'search_entry',
    'search_word',
    'hearing',
    'time_limit',
    'money_entry',
    'money_position',
    'guarantee',
    'guarantee_allocation',
    'stay',
    'paper',
    'paper_version',
    'return_line',
    'return_money',
    'return_item',
    'volume',
    'movement',
    ...[...agentKinds, ...caseTypes].map(({ table }) => table),
  ];
  await sql`analyze ${sql.join(filled.map((table) => sql.table(table)))}`.execute(db); // gives the first queries good plans
}

const rowsOf = <Row>(parties: Party<Row>[]): Row[] => parties.map(({ row }) => row);

const until = <Row>(today: Day, parties: Party<Row>[]): Party<Row>[] =>
  parties.filter(({ since }) => dayInDhaka(since) <= today);
