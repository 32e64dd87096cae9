import { sql } from 'kysely';
import { id } from '../../platform/http/responses';
import { ids } from '../../platform/resource/filters';
import { regularResource, shown, by } from '../../platform/resource/resource';
import { asFollowed } from './followWrites';

/** The files that the user follows, each by the id of its filing (docs/contract.md, "Files"). */
export const follows = regularResource({
  name: 'follows',
  title: 'The files that the user follows',
  table: 'followed_file',
  fields: {},
  derived: { caseFilingId: shown('followed_file.case_filing_id', id) },
  sorts: { caseFilingId: by('case_filing_id') },
  filters: { caseFilingId: ids('case_filing_id') },
  visibleTo: ({ userId }) => sql`user_id = ${userId}`,
  // taken from the given rows, because the id of a file does not identify a row: several users may follow one
  // file
  records: async (_db, followed) => followed.map(asFollowed),
});
