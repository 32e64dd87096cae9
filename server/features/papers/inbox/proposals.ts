import { sql } from 'kysely';
import type { ScanProposal } from '../../../../domain/scans';
import { labelledFile } from '../../../../domain/volumes';
import { fileKeysIn } from '../../../../domain/searchKey/fileNumbers';
import type { Db } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { readableKinds } from '../../cases/proceedings';
import { matchList } from '../../dates/hearings/causeLists';

/** What was read on a scan. */
interface ReadScan {
  labels: string[];
  text: string;
}

const MOST = 5;

/** The files that a scan may belong to, the likeliest first; none that the user may not read. */
export async function proposalsOf(
  db: Db,
  { labels, text }: ReadScan,
  user: SignedInUser,
): Promise<ScanProposal[]> {
  const labelled = labels.map(labelledFile).filter((id) => id !== null);
  const kinds = readableKinds(user);
  const lines = text ? await matchList(db, text, kinds) : [];
  const cases = lines.flatMap(({ matches }) => matches);
  const sure = new Set(cases.flatMap((each) => (each.sure ? [each.proceedingId] : [])));
  const { rows } = await sql<Omit<ScanProposal, 'sure'> & { isNamed: boolean }>`
    with found as (
      select 'LABEL' as by, id as case_filing_id, null::bigint as proceeding_id
        from unnest(${labelled}::bigint[]) as labelled (id)
      union all
      select 'FILE_NUMBER', record_id, null from search_entry
        where kind = 'case-fillings' and own_key = any(${text ? fileKeysIn(text) : []}::text[])
      union all
      select 'CASE_NUMBER', case_filing_id, id from proceeding
        where id = any(${cases.map(({ proceedingId }) => proceedingId)}::bigint[]) and kind = any(${kinds}::text[])
    )
    select found.by, f.id as case_filing_id, f.nothi_number, c.company_name, found.proceeding_id
    from found join case_filing f on f.id = found.case_filing_id left join company c on c.id = f.company_id
  `.execute(db);
  return merged(
    rows
      .map((row) => ({
        ...row,
        sure: row.by !== 'CASE_NUMBER' || sure.has(row.proceedingId!),
      }))
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
  );
}

const rankOf = ({ by, sure }: ScanProposal): number =>
  (sure ? 0 : 10) + ['LABEL', 'FILE_NUMBER', 'CASE_NUMBER'].indexOf(by);

/** One proposal for each file, with the case that a less likely one names. */
function merged(proposals: readonly ScanProposal[]): ScanProposal[] {
  const ofFiles = new Map<number, ScanProposal>();
  for (const proposal of proposals) {
    const { caseFilingId, proceedingId } = proposal;
    const known = ofFiles.get(caseFilingId);
    if (!known) ofFiles.set(caseFilingId, proposal);
    else ofFiles.set(caseFilingId, { ...known, proceedingId: known.proceedingId ?? proceedingId });
  }
  return [...ofFiles.values()].slice(0, MOST);
}
