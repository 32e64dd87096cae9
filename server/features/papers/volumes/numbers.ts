import { sql } from 'kysely';
import { fileNumberKey } from '../../../../domain/fileNumber';
import { fileKeyOf } from '../../../../domain/searchKey/nearNumbers';
import { MOST_CALLED } from '../../../../domain/fileCalls';
import { messageText } from '../../../../domain/messages';
import { kindNames } from '../../../../domain/proceedings';
import { may } from '../../../../domain/rights';
import { STAFF } from '../../../../domain/roles';
import { filesNamedIn, labelledFile } from '../../../../domain/volumes';
import type { Day } from '../../../../domain/dates';
import type { Db, Trx } from '../../../platform/database/schema';
import { invalid } from '../../../platform/http/errors';
import { casesByNumber } from '../../dates/hearings/candidates';

/** A number of a list as it was written, and the files that it names. */
interface NamedFile {
  text: string;
  caseFilingIds: number[];
}

/** Other kinds are not looked up: whoever reads a call would learn which file has the case. */
const KINDS = kindNames.filter((kind) => STAFF.every((role) => may([role], 'read', kind)));

/**
 * The files that a text names by addresses of labels, by file numbers in whatever spelling, or by numbers of cases that
 * all staff may read. Beside one that is found, what is no number of ours is left out.
 */
export async function filesNamed(trx: Trx, text: string): Promise<NamedFile[]> {
  const lines = filesNamedIn(text);
  const parts = lines.flat();
  if (parts.length > MOST_CALLED) {
    const params = { max: MOST_CALLED };
    const message = messageText('tooManyValues', params);
    throw invalid([{ field: 'text', code: 'tooManyValues', params, message }]);
  }
  const byNumber = await filesByNumber(trx, parts);
  const others = parts.filter((part) => !byNumber(part));
  const byCase = await filesByCase(trx, others);
  return lines.flatMap((line) => {
    const found = line.map((part) => ({ text: part, caseFilingIds: byNumber(part) ?? byCase(part) }));
    return found.some(({ caseFilingIds }) => caseFilingIds.length)
      ? found.filter(({ caseFilingIds }) => caseFilingIds.length)
      : found.slice(0, 1);
  });
}

async function filesByNumber(trx: Trx, parts: readonly string[]) {
  const ids = parts.flatMap((part) => labelledFile(part) ?? []);
  const folded = parts.map(fileNumberKey);
  const keys = parts.flatMap((part) => fileKeyOf(part) || []);
  const { rows } = await sql<{ id: number; by: string }>`
    select id, '#' || id as by from case_filing where id = any(${ids}::bigint[])
    union all select id, '=' || nothi_number_fold from case_filing where nothi_number_fold = any(${folded}::text[])
    union all select record_id, '~' || own_key from search_entry
      where own_key = any(${keys}::text[]) and kind = 'case-fillings'
  `.execute(trx);
  const found = new Map<string, number[]>();
  for (const { id, by } of rows) found.set(by, [...(found.get(by) ?? []), id]);
  return (part: string): number[] | undefined => {
    const id = labelledFile(part);
    if (id) return found.get(`#${id}`);
    return found.get(`=${fileNumberKey(part)}`) ?? found.get(`~${fileKeyOf(part)}`);
  };
}

async function filesByCase(trx: Trx, parts: readonly string[]) {
  const cases = parts.map((number) => ({ number, kinds: null }));
  const candidates = await casesByNumber(trx, cases, KINDS);
  const { rows } = await sql<{ id: number; caseFilingId: number }>`
    select id, case_filing_id from proceeding
    where id = any(${candidates.flat().map(({ proceedingId }) => proceedingId)}::bigint[])
  `.execute(trx);
  const fileOf = new Map(rows.map(({ id, caseFilingId }) => [id, caseFilingId]));
  const found = new Map(parts.map((part, at) => [part, candidates[at]!]));
  return (part: string): number[] => [
    ...new Set((found.get(part) ?? []).flatMap(({ proceedingId }) => fileOf.get(proceedingId) ?? [])),
  ];
}

/** A file with where each of its volumes is. */
interface PlacedFile {
  id: number;
  nothiNumber: string;
  companyName: string | null;
  destroyedOn: Day | null;
  volumes: { no: number; at: string | null; atBn: string | null; isOut: boolean }[];
}

/** The files with these ids, in this order. */
export async function placedFiles(db: Db, ids: readonly number[]): Promise<PlacedFile[]> {
  const { rows } = await sql<PlacedFile>`
    select f.id, f.nothi_number, c.company_name, destruction.on_day as destroyed_on, coalesce((
      select jsonb_agg(jsonb_build_object('no', v.no, 'at', coalesce(d.name, m.to_place, v.place), 'atBn', d.name_bn,
        'isOut', m.id is not null) order by v.no)
      from volume v left join movement m on m.volume_id = v.id and m.received_on is null
        left join desk d on d.id = case when m.id is null then v.desk else m.to_desk end
      where v.case_filing_id = f.id
    ), '[]') as volumes
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place) join case_filing f on f.id = asked.id
    left join company c on c.id = f.company_id
    left join file_retention own on own.case_filing_id = f.id
    left join destruction on destruction.id = own.destruction_id order by asked.place
  `.execute(db);
  return rows;
}
