import { sql } from 'kysely';
import type { DatedPaper } from '../../../domain/timeline';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { readableKinds } from '../cases/proceedings';

/** The papers of a file that a user may see, for its timeline. */
export async function datedPapers(db: Db, caseFilingId: number, user: SignedInUser): Promise<DatedPaper[]> {
  const { rows } = await sql<DatedPaper>`
    select p.id, p.proceeding_id, coalesce(p.date, (p.created_at at time zone 'Asia/Dhaka')::date) as day,
      p.name, k.name as kind_name, k.name_bn as kind_name_bn
    from paper p join paper_kind k on k.id = p.kind
    where p.case_filing_id = ${caseFilingId} and p.case_kind = any(${readableKinds(user)}::text[])
    order by p.id
  `.execute(db);
  return rows;
}
