import { sql } from 'kysely';
import { choice, ref } from '../../../domain/fields';
import { eventKinds } from '../../../domain/history';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/errors';
import { instant, text, textOrNull } from '../../platform/http/responses';
import { oneOf, sinceDay, untilDay, byUser, person, personIn } from '../../platform/resource/filters';
import { readApart, regularResource, by } from '../../platform/resource/resource';
import { recordEvent } from '../../platform/writes/events';

/** Events other than changes of records (docs/contract.md, "History"). */
export const events = regularResource({
  name: 'events',
  title: 'Events',
  table: 'event',
  // the only event that a client may report: that it printed a file
  fields: {
    kind: choice(eventKinds),
    caseFilingId: ref('caseFilingId', 'case-fillings', { required: { create: 'filingRequired' } }),
  },
  derived: {
    kind: readApart({ ...text, enum: eventKinds }),
    at: readApart(instant),
    by: readApart(person),
    about: readApart(person),
    file: readApart({ ...textOrNull, description: 'the file number of a print' }),
    details: readApart({ type: ['object', 'null'], additionalProperties: true }),
  },
  sorts: { at: by('at') },
  newestFirst: true,
  filters: {
    by: byUser('by_user'),
    about: byUser('about_user'),
    kind: oneOf('kind', eventKinds),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  total: 'upTo',
  records: readEvents,
  async create(trx, { kind, caseFilingId }, { userId }) {
    if (kind !== 'PRINT') throw invalidField('kind', 'notAChoice');
    const { rows } = await sql`select from case_filing where id = ${caseFilingId}`.execute(trx);
    if (!rows.length) throw invalidField('caseFilingId', 'filingGone');
    return recordEvent(trx, { kind, byUser: userId, details: { caseFilingId } });
  },
});

async function readEvents(db: Db, eventIds: number[]): Promise<WireRecord[]> {
  const { rows } = await sql<WireRecord>`
    select id, at, kind, ${personIn('by_user')} as by, ${personIn('about_user')} as about,
      (select nothi_number from case_filing where case_filing.id = (details->>'caseFilingId')::bigint) as file, details
    from event where id = any(${eventIds}::bigint[]) order by array_position(${eventIds}::bigint[], id)
  `.execute(db);
  return rows;
}
