import { sql } from 'kysely';
import { z } from 'zod';
import { dayInDhaka } from '../../../../domain/dates';
import { callFields, callRowFields, callRowStates, LONGEST_CALL } from '../../../../domain/fileCalls';
import { check } from '../../../../domain/validation';
import { valuesFromBody, type WireRecord } from '../../../../domain/wire';
import type { Db, Trx } from '../../../platform/database/schema';
import { access, type SignedInUser } from '../../../platform/http/access';
import { checked, type App } from '../../../platform/http/checking';
import { invalid, invalidField } from '../../../platform/http/errors';
import {
  dayOrNull,
  instant,
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../../platform/http/responses';
import { filter, ids, oneOf } from '../../../platform/resource/filters';
import { recordsOf, regularAnswer } from '../../../platform/resource/records';
import { by, byNullable, byText, regularResource, shown } from '../../../platform/resource/resource';
import { regularRoutes } from '../../../platform/resource/routes';
import { insertRow } from '../../../platform/resource/writes';
import { once, writeOf } from '../../../platform/writes/idempotency';
import { saveChanged } from '../../../platform/writes/edits';
import { isOut, sendVolumes, volumesOf } from './moving';
import { filesNamed } from './numbers';

const counted = (which: ReturnType<typeof sql>) => ({
  sql: sql`(select count(*) from file_call_row r where r.file_call_id = file_call.id and ${which})`,
  schema: integer,
});

const isDestroyed = (row: string) =>
  sql`exists (select from file_retention own
    where own.case_filing_id = ${sql.ref(`${row}.case_filing_id`)} and own.destruction_id is not null)`;

/** Calls of courts for files (docs/contract.md, "Volumes"). */
export const fileCalls = regularResource({
  name: 'file-calls',
  title: 'Calls for files',
  table: 'file_call',
  fields: callFields,
  derived: {
    at: shown('file_call.created_at', instant),
    known: counted(sql`r.case_filing_id is not null and not ${isDestroyed('r')}`),
    unknown: counted(sql`r.case_filing_id is null`),
    found: counted(sql`r.state = 'FOUND'`),
    notFound: counted(sql`r.state = 'NOT_FOUND'`),
    sent: counted(sql`r.state = 'SENT'`),
    destroyed: counted(isDestroyed('r')),
  },
  sorts: { at: by('created_at'), name: byText('name'), memo: byText('memo'), dueOn: byNullable('due_on') },
  newestFirst: true,
});

/** The places of the volumes of a row's file. */
const places = sql`(
  select string_agg(distinct coalesce(d.name, m.to_place, v.place), '; ')
  from volume v left join movement m on m.volume_id = v.id and m.received_on is null
    left join desk d on d.id = case when m.id is null then v.desk else m.to_desk end
  where v.case_filing_id = file_call_row.case_filing_id
)`;

const ofFiling = (column: string) =>
  sql`(select ${sql.ref(column)} from case_filing f where f.id = file_call_row.case_filing_id)`;

/** The files of a call, by the number as the court wrote it. */
export const fileCallRows = regularResource({
  name: 'file-call-rows',
  title: 'Files of a call',
  table: 'file_call_row',
  fields: callRowFields,
  derived: {
    callId: shown('file_call_row.file_call_id', integer),
    text: shown('file_call_row.written', text),
    caseFilingId: shown('file_call_row.case_filing_id', integerOrNull),
    nothiNumber: { sql: ofFiling('f.nothi_number'), schema: textOrNull },
    companyName: {
      sql: sql`(select company_name from case_filing f join company c on c.id = f.company_id
        where f.id = file_call_row.case_filing_id)`,
      schema: textOrNull,
    },
    at: { sql: places, schema: textOrNull },
    destroyedOn: {
      sql: sql`(select on_day from file_retention own join destruction on destruction.id = own.destruction_id
        where own.case_filing_id = file_call_row.case_filing_id)`,
      schema: dayOrNull,
    },
  },
  sorts: {
    callId: by('file_call_id'),
    text: byText('written'),
    nothiNumber: { ...byNullable('nothi_number'), expression: ofFiling('f.nothi_number_fold') },
    at: byText('at', places),
    state: byNullable('state'),
    note: byText('note'),
    caseFilingId: byNullable('case_filing_id'),
  },
  filters: {
    callId: ids('file_call_id'),
    caseFilingId: ids('case_filing_id'),
    state: oneOf('state', callRowStates),
    known: filter(z.boolean({ error: 'notYesOrNo' }), (asked) =>
      asked ? sql`case_filing_id is not null` : sql`case_filing_id is null`,
    ),
  },
  async save(trx, id, values, { userId }) {
    const { state, caseFilingId, fileCallId } = await trx
      .selectFrom('fileCallRow')
      .select(['state', 'caseFilingId', 'fileCallId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (values.state === 'SENT' && state !== 'SENT' && caseFilingId !== null)
      await sendToCaller(trx, caseFilingId, fileCallId, userId);
    await saveChanged(trx, 'file_call_row', id, values, userId);
  },
});

/** Sends the volumes of a file to who has called for it. @throws 409 if all are out already */
async function sendToCaller(trx: Trx, caseFilingId: number, callId: number, by: number): Promise<void> {
  const { name: to, memo: purpose } = await trx
    .selectFrom('fileCall')
    .select(['name', 'memo'])
    .where('id', '=', callId)
    .executeTakeFirstOrThrow();
  const sending = { to, purpose, by: null, takenBy: null, on: dayInDhaka(), dueBack: null };
  const { sent, kept } = await sendVolumes(trx, await volumesOf(trx, [caseFilingId], by), sending, by);
  if (!sent.length && kept[0]) throw isOut(kept[0]);
}

const calledBody = checked(
  z.looseObject({ text: z.string({ error: 'notText' }).max(LONGEST_CALL, { error: 'tooLong' }) }),
);

const rowAnswer = regularAnswer(fileCallRows);

/** Enters a court's list of files, and says which of them the register has. */
export async function fileCallRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, fileCalls);
  regularRoutes(app, db, fileCallRows);
  app.post(
    '/api/casebook/files/called',
    regularRoute(
      access('file-calls', 'call'),
      'Enter a list of files that a court asks for',
      objectAnswer({
        id: integer,
        known: listAnswer(rowAnswer),
        unknown: listAnswer(text),
        destroyed: listAnswer(rowAnswer),
      }),
      { body: calledBody },
    ),
    (request) => {
      const { text: list, ...facts } = request.body;
      const result = check(callFields, 'create', valuesFromBody(callFields, facts));
      if (!result.ok) throw invalid(result.errors);
      const { user } = request;
      return once(db, writeOf(request), (trx) => enterCall(trx, list, result.values, user));
    },
  );
}

async function enterCall(trx: Trx, list: string, facts: WireRecord, user: SignedInUser) {
  const named = await filesNamed(trx, list);
  if (!named.length) throw invalidField('text', 'fieldRequired');
  const seen = new Set<number>();
  const rows = named.flatMap(({ text: written, caseFilingIds }) =>
    (caseFilingIds.length ? caseFilingIds : [null]).flatMap((caseFilingId) => {
      if (caseFilingId !== null && seen.has(caseFilingId)) return [];
      if (caseFilingId !== null) seen.add(caseFilingId);
      return [{ written, case_filing_id: caseFilingId }];
    }),
  );
  const by = { createdBy: user.userId, changedBy: user.userId };
  const id = await insertRow(trx, 'file_call', { ...facts, ...by });
  const { rows: added } = await sql<{ id: number; caseFilingId: number | null }>`
    insert into file_call_row (file_call_id, written, case_filing_id, created_by, changed_by)
    select ${id}, written, case_filing_id, ${user.userId}, ${user.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (written text, case_filing_id bigint)
    returning id, case_filing_id
  `.execute(trx);
  const ids = added.filter(({ caseFilingId }) => caseFilingId !== null).map((row) => row.id);
  const found = await recordsOf(trx, fileCallRows, ids, user);
  return {
    id,
    known: found.filter(({ destroyedOn }) => destroyedOn === null),
    destroyed: found.filter(({ destroyedOn }) => destroyedOn !== null),
    unknown: rows.flatMap(({ written, case_filing_id }) => (case_filing_id === null ? [written] : [])),
  };
}
