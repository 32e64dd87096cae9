import { sql } from 'kysely';
import { formatDay, type Day } from '../../domain/dates';
import type { Cell, ImportLayout } from '../../domain/imports';
import { importerOf, recordImportEvent } from '../features/imports/batches';
import type { Trx } from '../platform/database/schema';
import { viaImport } from '../platform/database/transaction';
import { checkRows } from '../features/imports/judging';
import { KnownParties } from '../features/imports/parties';
import { storeKeys, rowsIn, saveOutcomes } from '../features/imports/rows';
import { earlier, LAST_DAY } from './random';

const LAYOUT: ImportLayout = {
  columns: ['nothiNumber', 'workPlaceId', 'companyId', 'revenue', 'dateOfHearing'].map((field, column) => ({
    column,
    field,
  })),
  existing: 'skip',
  parties: 'make',
};

const BROUGHT_IN = 9;

interface Filing {
  id: number;
  nothiNumber: string;
  section: string;
  company: string | null;
  revenue: string;
  day: Day | null;
  version: number;
}

/** Adds an import of last week, with some filings of the sample as its result and some refused rows. */
export async function seedImport(trx: Trx, adminId: number, today: Day): Promise<void> {
  const filings = await quietFilings(trx, today);
  const [first] = filings;
  if (!first) return;
  const sheet: Cell[][] = [
    ...filings.map((filing) => [
      filing.nothiNumber,
      filing.section,
      filing.company,
      Number(filing.revenue),
      filing.day && formatDay(filing.day, 'en'),
    ]),
    ['S-5-77/Mongla/2019', 'Mongla', 'M/S Rupsha Traders', '৳ ১২,৩৪,৫৬৭', '12/3/2019'],
    ['S-5-78/AIR/2019', first.section, null, 'N/A', '12/3/2019'],
    ['S-5-79/AIR/2019', first.section, null, '2.3 lakh', '31/02/2019'],
    [first.nothiNumber, first.section, first.company, '1.5 crore', null],
  ];
  const at = `${earlier(today, LAST_DAY)}T05:40:00Z`;
  const { id } = await trx
    .insertInto('importBatch')
    .values({
      register: 'case-fillings',
      fileName: 'Pending demands of 2019-2021.xlsx',
      layout: JSON.stringify(LAYOUT),
      byUser: adminId,
      at,
      changedBy: adminId,
      changedAt: at,
      finishedAt: at,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await check(trx, id, sheet);
  await sayItMade(trx, id, filings);
  await recordImportEvent(trx, id, 'DONE', new Date(at));
}

/** The newest filings without hearings, cases or other later records. */
async function quietFilings(trx: Trx, today: Day): Promise<Filing[]> {
  const { rows } = await sql<Filing>`
    select f.id, nothi_number, w.name as section, c.company_name as company, revenue, date_of_hearing as day, f.version
    from case_filing f join work_place w on w.id = f.work_place_id left join company c on c.id = f.company_id
    where f.version = 1 and f.created_at < ${`${earlier(today, LAST_DAY)}T00:00:00Z`}::timestamptz
      and not exists (select from proceeding p where p.case_filing_id = f.id and p.kind <> 'case-fillings')
      and not exists (select from hearing where case_filing_id = f.id)
      and not exists (select from note where case_filing_id = f.id)
      and not exists (select from change where case_filing_id = f.id and action <> 'create')
    order by f.created_at desc, f.id desc limit ${BROUGHT_IN}
  `.execute(trx);
  return rows;
}

async function check(trx: Trx, id: number, sheet: Cell[][]): Promise<void> {
  const lines = sheet.map((cells, at) => ({ batchId: id, line: at + 2, cells: JSON.stringify(cells) }));
  await trx.insertInto('importRow').values(lines).execute();
  const batch = await trx
    .selectFrom('importBatch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await rowsIn(trx, id, 'received', lines.length);
  await storeKeys(trx, batch, rows);
  const importer = (await importerOf(trx, batch))!;
  const judgements = await checkRows(trx, batch, rows, importer, new KnownParties());
  await saveOutcomes(
    trx,
    judgements.map((judgement, at) => ({ ...judgement, id: rows[at]!.id })),
  );
}

/** Marks the existing filings as imported, in the history too. */
async function sayItMade(trx: Trx, id: number, filings: Filing[]): Promise<void> {
  const ids = filings.map((filing) => filing.id);
  await sql`
    update import_row set state = 'done', existing = null where batch_id = ${id} and state = 'skipped'
  `.execute(trx);
  await sql`
    insert into import_record (batch_id, row_id, register, record_id, version)
    select batch_id, id, 'case-fillings', record_id, 1 from import_row
    where batch_id = ${id} and state = 'done' order by line
  `.execute(trx);
  await sql`update import_batch set state = 'DONE' where id = ${id}`.execute(trx);
  await sql`
    update change set via = ${viaImport(id)}
    where register = 'case-fillings' and record_id = any(${ids}::bigint[]) and action = 'create'
  `.execute(trx);
}
