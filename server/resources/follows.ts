import { sql } from 'kysely';
import { id } from '../http/responses';
import { ids } from '../regular/filters';
import { regularResource, shown } from '../regular/resource';
import { by } from '../regular/sorts';
import { asFollowed } from '../store/follows';

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
