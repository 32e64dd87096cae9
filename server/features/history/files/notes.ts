import { sql } from 'kysely';
import { noteFields } from '../../../../domain/notes';
import { isAdministrator } from '../../../../domain/roles';
import type { Trx } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { instant, listAnswer } from '../../../platform/http/responses';
import { ids, person, personIn } from '../../../platform/resource/filters';
import { regularResource, shown, by } from '../../../platform/resource/resource';
import { saveChanged } from '../../../platform/writes/edits';

/** Notes about files (docs/contract.md, "Files"). */
export const notes = regularResource({
  name: 'notes',
  title: 'Notes about files',
  table: 'note',
  fields: noteFields,
  derived: {
    by: { sql: personIn('note.created_by'), schema: person },
    mentions: {
      sql: sql`(select coalesce(jsonb_agg(jsonb_build_object(
          'id', app_user.id, 'userName', user_name, 'fullName', full_name) order by app_user.id), '[]')
        from note_mention join app_user on app_user.id = user_id where note_id = note.id)`,
      schema: listAnswer({ type: 'object', additionalProperties: true }),
    },
    at: shown('note.created_at', instant),
    changedAt: shown('note.changed_at', instant),
  },
  sorts: {
    at: by('created_at'),
    caseFilingId: by('case_filing_id'),
  },
  newestFirst: true,
  filters: { caseFilingId: ids('case_filing_id') },
  async save(trx, id, { caseFilingId, text }, user) {
    const stored = await ownNote(trx, id, user);
    if (stored.caseFilingId !== caseFilingId) throw invalidField('caseFilingId', 'noteFixed');
    await saveChanged(trx, 'note', id, { text }, user.userId);
  },
  async remove(trx, id, user) {
    await ownNote(trx, id, user);
    await trx.deleteFrom('note').where('id', '=', id).execute();
  },
});

/** @throws 403 for another user's note, unless the user is an administrator. */
async function ownNote(trx: Trx, id: number, { userId, roles }: SignedInUser) {
  const note = await trx
    .selectFrom('note')
    .select(['createdBy', 'caseFilingId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (note.createdBy !== userId && !isAdministrator(roles)) throw new ApiError(403, 'notAllowed');
  return note;
}
