import { entryKinds } from '../../../domain/money/entries';
import { collectedBy } from '../../../domain/money/totals';
import { sql } from 'kysely';
import {
  busyStates,
  countedStates,
  existingRules,
  importRegisters,
  importRowStates,
  importStates,
} from '../../../domain/imports';
import type { Db } from '../../platform/database/schema';
import { namesOfRecords } from '../history/names';
import {
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  text,
  textOrNull,
  objectAnswer,
  listAnswer,
} from '../../platform/http/responses';
import { filter, ids, oneOf, byPersonsName, byUser, person, personIn } from '../../platform/resource/filters';
import { regularResource, shown, by, byNullable, byText } from '../../platform/resource/resource';

const object = { type: 'object', additionalProperties: true };

const MOST_LEFT = 100;
const MOST_ALIKE = 20;

const anyCell = { type: ['string', 'number', 'boolean', 'null'] };
const rowError = objectAnswer({ field: text, code: text, params: object, message: text });

const COUNTS = sql.raw(countedStates.map((state) => `'${state}', ${state}`).join(', '));

/** Imports of spreadsheets (docs/contract.md, "Imports"). */
export const imports = regularResource({
  name: 'imports',
  title: 'Imports',
  table: 'import_batch',
  fields: {},
  newestFirst: true,
  derived: {
    register: shown('register', { ...text, enum: importRegisters.map(({ name }) => name) }),
    fileName: shown('file_name', text),
    layout: shown('layout', object),
    state: shown('state', { ...text, enum: importStates }),
    total: shown('total', { ...integer, description: 'rows' }),
    counts: {
      sql: sql`jsonb_build_object(${COUNTS})`,
      schema: objectAnswer(Object.fromEntries(countedStates.map((state) => [state, integer]))),
    },
    by: { sql: personIn('by_user'), schema: person },
    at: shown('at', instant),
    finishedAt: shown('finished_at', instantOrNull),
  },
  sorts: {
    at: by('at'),
    register: by('register'),
    fileName: byText('file_name'),
    state: by('state'),
    finishedAt: byNullable('finished_at'),
    total: by('total'),
    'by.fullName': byPersonsName('by_user'),
  },
  filters: {
    register: oneOf(
      'register',
      importRegisters.map(({ name }) => name),
    ),
    state: oneOf('state', importStates),
    by: byUser('by_user'),
  },
  details: {
    schema: {
      isOutdated: {
        type: 'boolean',
        description:
          'another import was brought in or undone, or a section or bank edited, since the last check',
      },
      alike: {
        type: 'array',
        description: `cells that keep several rows out, the most frequent first, at most ${MOST_ALIKE}`,
        items: objectAnswer({ error: rowError, cell: anyCell, rows: integer }),
      },
      paidTwice: {
        type: ['object', 'null'],
        description:
          'paid revenue typed in the forms of files whose payments are ready to be brought in, in taka',
        properties: { files: integer, amount: { type: 'number' } },
      },
      left: {
        type: 'array',
        description: `companies and agents that rows named and an undo has left, at most ${MOST_LEFT}`,
        items: objectAnswer({ register: text, recordId: integer, name: textOrNull }),
      },
    },
    of: async (db, { id }) => ({
      paidTwice: await paidTwice(db, id as number),
      alike: await alikeFaults(db, id as number),
      isOutdated: await isOutdated(db, id as number),
      left: await leftByUndo(db, id as number),
    }),
  },
});

/**
 * The contents of cells for which several rows are refused or wait for a decision; empty while the server works on
 * the import.
 */
async function alikeFaults(db: Db, id: number) {
  const { rows } = await sql`
    select (array_agg(error order by line))[1] as error, cell, count(*) as rows
    from import_batch batch
    join import_row r on r.batch_id = batch.id and r.state in ('refused', 'undecided')
    cross join jsonb_array_elements(errors) error
    cross join lateral (
      select coalesce(nullif(cells -> (c ->> 'column')::int, '""'), 'null') as cell
      from jsonb_array_elements(layout -> 'columns') c where c ->> 'field' = error ->> 'field'
    ) of_column
    where batch.id = ${id} and batch.state <> all(${[...busyStates]}::text[])
    group by error ->> 'field', error ->> 'code', cell
    having count(*) > 1 order by rows desc, min(line) limit ${MOST_ALIKE}
  `.execute(db);
  return rows;
}

/** What these payments may count twice: it is paid by the forms of their files already. Null if there is nothing. */
async function paidTwice(db: Db, id: number) {
  const { rows } = await sql<{ files: number; amount: number }>`
    select count(*) as files, sum(e.amount)::float8 as amount from money_entry e
    where e.origin = 'field' and e.kind = 'OPENING' and e.case_filing_id in (
      select (r.values ->> 'caseFilingId')::bigint
      from import_batch batch join import_row r on r.batch_id = batch.id and r.state = 'ready' and r.existing is null
      where batch.id = ${id} and batch.register = 'money-entries' and r.values ->> 'kind' = any(${PAYING})
    )
    having count(*) > 0
  `.execute(db);
  return rows[0] ?? null;
}

const PAYING = entryKinds.filter((kind) => collectedBy(kind) === 1 || kind === 'OPENING');

async function leftByUndo(db: Db, id: number) {
  const left = await db
    .selectFrom('importRecord')
    .select(['register', 'recordId'])
    .where('batchId', '=', id)
    .where('rowId', 'is', null)
    .where('kept', 'is not', null)
    .orderBy('id')
    .limit(MOST_LEFT)
    .execute();
  const nameOf = await namesOfRecords(
    db,
    left.map(({ register, recordId }) => ({ register, id: recordId })),
  );
  return left.map((each) => ({ ...each, name: nameOf(each.register, each.recordId)?.name ?? null }));
}

/** Whether another import was carried out or undone, or a section or bank edited, since the last check. */
async function isOutdated(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ isOutdated: boolean }>`
    select exists (
      select from event
      where kind = 'IMPORT' and at > batch.finished_at and (details ->> 'batch')::bigint <> batch.id
    ) or exists (
      select from change where register in ('sections', 'banks') and at > batch.finished_at
    ) as is_outdated
    from import_batch batch where id = ${id}
  `.execute(db);
  return rows[0]!.isOutdated;
}

export const importRows = regularResource({
  name: 'imports',
  title: 'Rows of an import',
  table: 'import_row',
  fields: {},
  derived: {
    line: shown('line', { ...integer, description: 'its row in the sheet' }),
    state: {
      sql: sql`case state when 'read' then 'received' else state end`,
      schema: { ...text, enum: importRowStates },
    },
    cells: shown('cells', listAnswer(anyCell)),
    values: shown('values', object),
    errors: shown('errors', listAnswer(rowError)),
    candidates: shown('candidates', object),
    existing: shown('existing', { enum: [...existingRules, null] }),
    decision: shown('decision', object),
    recordId: shown('record_id', integerOrNull),
  },
  sorts: { line: by('line'), state: by('state') },
  filters: {
    importId: ids('batch_id'),
    line: ids('line'),
    state: filter(oneOf('state', importRowStates).value, (states) => {
      const named = states as string[];
      return sql`state = any(${named.includes('received') ? [...named, 'read'] : named}::text[])`;
    }),
  },
});
