import { sql } from 'kysely';
import { ids } from '../regular/filters';
import { regularResource } from '../regular/resource';
import { asFollowed } from '../store/follows';

/** The files that the user follows, each by the id of its filing (docs/contract.md, "Files"). */
export const follows = regularResource({
  name: 'follows',
  title: 'The files that the user follows',
  table: 'followed_file',
  fields: {},
  derived: { caseFilingId: { sql: sql.ref('followed_file.case_filing_id'), schema: { type: 'integer' } } },
  sorts: { caseFilingId: { column: 'case_filing_id', nullable: false } },
  filters: { caseFilingId: ids('case_filing_id') },
  visibleTo: ({ userId }) => sql`user_id = ${userId}`,
  // two users may follow the same file, so its id alone names no row
  records: async (_db, followed) => followed.map(asFollowed),
});
