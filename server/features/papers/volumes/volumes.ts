import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { movementFields, volumeFields } from '../../../../domain/volumes';
import type { Trx } from '../../../platform/database/schema';
import { searchText } from '../../../platform/http/checking';
import { invalidField } from '../../../platform/http/errors';
import { dayOrNull, integer, integerOrNull, text, textOrNull } from '../../../platform/http/responses';
import { contains, searchTerm } from '../../../platform/lists/searching';
import { anyOf, filter, idValue, ids, mine, todayInDhaka } from '../../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../../platform/resource/resource';
import { saveChanged } from '../../../platform/writes/edits';
import { byFileNumber, fileNumber } from '../../money/ofFile';
import { checkSending, isOut, placeNamed, sendVolumes, volumesOf, type Sending } from './moving';

const isOpen = sql`received_on is null`;
const isLate = sql`(${isOpen} and due_back is not null and due_back < ${todayInDhaka})`;

/** Filters by whether a condition holds, which is never null. */
const whether = (condition: RawBuilder<unknown>) =>
  filter(z.boolean({ error: 'notYesOrNo' }), (asked) => (asked ? condition : sql`not (${condition})`));

const daysLate = (of: string) =>
  sql`case when ${sql.ref(`${of}.received_on`)} is null and ${sql.ref(`${of}.due_back`)} < ${todayInDhaka}
    then ${todayInDhaka} - ${sql.ref(`${of}.due_back`)} end`;

/** The present name of a place: of its desk, or as it was typed. */
const named = (desk: string, place: string) => ({
  sql: sql`coalesce((select name from desk where id = ${sql.ref(desk)}), ${sql.ref(place)})`,
  schema: textOrNull,
});
const namedBn = (desk: string) => ({
  sql: sql`(select name_bn from desk where id = ${sql.ref(desk)})`,
  schema: textOrNull,
});

/** Where a volume that is out comes by default: the desk to which it was sent, else where it came from. */
const backAt = (movement: string) => {
  const of = (column: string) => sql.ref(`${movement}.${column}`);
  const desk = sql`coalesce(${of('to_desk')}, volume.desk)`;
  const name = (column: string) => sql`(select ${sql.ref(column)} from desk where id = ${desk})`;
  return {
    backAt: {
      sql: sql`case when ${of('received_on')} is null then coalesce(${name('name')}, volume.place) end`,
      schema: { ...textOrNull, description: 'where it is received by default, while it is out' },
    },
    backAtBn: {
      sql: sql`case when ${of('received_on')} is null then ${name('name_bn')} end`,
      schema: textOrNull,
    },
  };
};

/** Filters by a desk, or by a part of a place's name. */
const atPlace = (desk: string, place: string) =>
  filter(z.union([idValue, searchText]), (asked) => {
    if (typeof asked === 'number') return sql`${sql.ref(desk)} = ${asked}`;
    const names = sql`(select concat_ws(' ', name, name_bn) from desk where id = ${sql.ref(desk)})`;
    return sql`strpos(folded(coalesce(${names}, ${sql.ref(place)})), ${searchTerm(asked)}) > 0`;
  });

/** The files of the user's sections, and those that the user follows. */
const isMine = (userId: number) => sql`(case_filing_id in (
    select f.id from case_filing f join user_work_place w on w.work_place_id = f.work_place_id where w.user_id = ${userId}
  ) or case_filing_id in (select case_filing_id from follow where user_id = ${userId}))`;

/** The volumes of a file's papers, and where each is (docs/contract.md, "Volumes"). */
export const volumes = regularResource({
  name: 'volumes',
  title: 'Volumes of a file',
  table: 'volume',
  fields: volumeFields,
  joins: sql`left join movement out on out.volume_id = volume.id and out.received_on is null`,
  derived: {
    nothiNumber: fileNumber('volume'),
    place: named('volume.desk', 'volume.place'),
    placeBn: namedBn('volume.desk'),
    at: {
      sql: sql`case when out.id is null then ${named('volume.desk', 'volume.place').sql}
        else ${named('out.to_desk', 'out.to_place').sql} end`,
      schema: { ...textOrNull, description: 'where it is, also while it is out' },
    },
    atBn: {
      sql: sql`(select name_bn from desk
        where id = case when out.id is null then volume.desk else out.to_desk end)`,
      schema: textOrNull,
    },
    movementId: { sql: sql`out.id`, schema: integerOrNull },
    ...backAt('out'),
    dueBack: shown('out.due_back', dayOrNull),
    daysLate: { sql: daysLate('out'), schema: integerOrNull },
  },
  sorts: {
    no: by('no'),
    caseFilingId: by('case_filing_id'),
    nothiNumber: byFileNumber('volume'),
    place: byText('place'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    place: atPlace('desk', 'place'),
    out: whether(
      sql`exists (select from movement m where m.volume_id = volume.id and m.received_on is null)`,
    ),
  },
  total: 'upTo',
  async create(trx, values, { userId }) {
    const { id } = await trx
      .insertInto('volume')
      .values({ ...(await rowOf(trx, values as Entered)), createdBy: userId, changedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async save(trx, id, values, { userId }) {
    const was = await trx.selectFrom('volume').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (was.caseFilingId !== values.caseFilingId) throw invalidField('caseFilingId', 'volumeFixed');
    const no = values.no ?? was.no;
    await saveChanged(trx, 'volume', id, await rowOf(trx, { ...(values as Entered), no }), userId);
  },
  async usages(trx, id) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from movement where volume_id = ${id}
    `.execute(trx);
    return rows[0]!.count ? [{ resource: 'movements', title: 'Movements', count: rows[0]!.count }] : [];
  },
  unique: { volume_no: { field: 'no', code: 'volumeTaken' } },
});

interface Entered {
  caseFilingId: number;
  no: number | null;
  place: string | null;
  note: string | null;
}

async function rowOf(trx: Trx, { caseFilingId, no, place, note }: Entered) {
  if (no === 0) throw invalidField('no', 'notPositive');
  const next = sql<number>`(select coalesce(max(no), 0) + 1 from volume where case_filing_id = ${caseFilingId})`;
  return { caseFilingId, note, no: no ?? next, ...(await placeNamed(trx, place)) };
}

/** Volumes on their way, and where they were (docs/contract.md, "Volumes"). */
export const movements = regularResource({
  name: 'movements',
  title: 'Movements of volumes',
  table: 'movement',
  fields: movementFields,
  joins: sql`join volume on volume.id = movement.volume_id`,
  derived: {
    nothiNumber: fileNumber('movement'),
    no: shown('volume.no', integer),
    to: { ...named('movement.to_desk', 'movement.to_place'), schema: text },
    toBn: namedBn('movement.to_desk'),
    by: shown('movement.by_whom', textOrNull),
    on: shown('movement.on_day', { ...text, format: 'date' }),
    ...backAt('movement'),
    receivedOn: shown('movement.received_on', dayOrNull),
    receivedAt: named('movement.received_desk', 'movement.received_at'),
    receivedAtBn: namedBn('movement.received_desk'),
    daysLate: { sql: daysLate('movement'), schema: integerOrNull },
  },
  sorts: {
    on: by('on_day'),
    to: byText('to_place'),
    by: byText('by_whom'),
    takenBy: byText('taken_by'),
    purpose: byText('purpose'),
    dueBack: byNullable('due_back'),
    daysLate: { ...byNullable('days_late'), expression: daysLate('movement') },
    receivedOn: byNullable('received_on'),
    volumeId: by('volume_id'),
    no: { ...by('no'), expression: sql`(select no from volume where id = volume_id)` },
    caseFilingId: by('case_filing_id'),
    nothiNumber: byFileNumber('movement'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    volumeId: ids('volume_id'),
    to: atPlace('to_desk', 'to_place'),
    open: whether(isOpen),
    late: whether(isLate),
    state: anyOf({ OUT: isOpen, LATE: isLate, RECEIVED: sql`received_on is not null` }),
    mine: mine(isMine),
    q: filter(searchText, (term) => {
      const found = contains('nothi_number_fold', term);
      return found && sql`case_filing_id in (select id from case_filing where ${found})`;
    }),
  },
  total: 'upTo',
  async create(trx, values, { userId }) {
    const { sent, kept } = await sendVolumes(
      trx,
      [await volumeMeant(trx, values, userId)],
      values as Sending,
      userId,
    );
    if (kept[0]) throw isOut(kept[0]);
    return sent[0]!;
  },
  async save(trx, id, values, { userId }) {
    const was = await trx.selectFrom('movement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (was.volumeId !== values.volumeId) throw invalidField('volumeId', 'movementFixed');
    const { to, by: byWhom, takenBy, on, purpose, dueBack } = checkSending(values as Sending);
    if (was.receivedOn && on > was.receivedOn) throw invalidField('on', 'afterReceipt');
    const { place: toPlace, desk: toDesk } = await placeNamed(trx, to);
    const row = { toPlace, toDesk, byWhom, takenBy, onDay: on, purpose, dueBack };
    await saveChanged(trx, 'movement', id, row, userId);
  },
  unique: { movement_one_out: { field: 'volumeId', code: 'volumeOutElse' } },
});

/** @throws 400 unless one volume is meant */
async function volumeMeant(
  trx: Trx,
  { volumeId, caseFilingId }: { volumeId: number | null; caseFilingId: number | null },
  by: number,
): Promise<number> {
  if (volumeId === null && caseFilingId === null) throw invalidField('volumeId', 'fieldRequired');
  if (volumeId === null) {
    const [only, ...others] = await volumesOf(trx, [caseFilingId!], by);
    if (!only) throw invalidField('caseFilingId', 'unknownReference');
    if (others.length) throw invalidField('volumeId', 'fieldRequired');
    return only;
  }
  const volume = await trx
    .selectFrom('volume')
    .select('caseFilingId')
    .where('id', '=', volumeId)
    .executeTakeFirst();
  if (!volume) throw invalidField('volumeId', 'unknownReference');
  if (caseFilingId !== null && volume.caseFilingId !== caseFilingId)
    throw invalidField('volumeId', 'unknownReference');
  return volumeId;
}
