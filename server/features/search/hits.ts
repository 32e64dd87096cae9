import { sql } from 'kysely';
import type { Day } from '../../../domain/dates';
import { HEARINGS, searchedKind } from '../../../domain/searchEntries';
import { MOST_FILES, type SearchGroup, type SearchHit } from '../../../domain/searchHits';
import { whyOf } from '../../../domain/searchKey/why';
import type { Db } from '../../platform/database/schema';
import { recordsToShow, type SearchedRecord } from '../../platform/writes/searchEntries';
import type { FoundGroup } from './conditions';
import type { Result } from './search';

/** The shown values of the found records; those deleted meanwhile are left out. */
export const hitsOf = (db: Db, { groups, words }: Result): Promise<SearchGroup[]> =>
  Promise.all(
    groups.map(({ kind, total, more, hits, words: own }) =>
      (kind === HEARINGS ? hearingHits : recordHits)(db, { kind, total, more, hits }, own ?? words),
    ),
  );

async function recordHits(db: Db, { hits, ...group }: FoundGroup, words: string[]): Promise<SearchGroup> {
  const kind = searchedKind(group.kind);
  const ids = hits.map(({ id }) => id);
  const records = new Map((await recordsToShow(db, kind, ids)).map((record) => [record.id, record]));
  const files = group.kind === 'companies' ? await countFiles(db, ids) : undefined;
  const shown = hits.flatMap((found): SearchHit[] => {
    const record = records.get(found.id);
    if (!record) return [];
    const fields = Object.fromEntries(Object.keys(kind.fields).map((field) => [field, record[field]]));
    const why = whyOf(fields, words);
    const title = textOf(record, kind.title) || textOf(record, 'fileNumber');
    const others = kind.subtitle
      .map((field) => textOf(record, field))
      .filter((text) => text !== title && text !== why?.text);
    return [
      {
        ...found,
        title,
        subtitle: joined(others),
        why,
        ...(files && { files: files.get(found.id) ?? 0 }),
      },
    ];
  });
  return { ...group, hits: shown };
}

interface HearingRow {
  id: number;
  date: Day;
  court: string | null;
  lawOfficer: string | null;
  itemNo: string | null;
  number: string | null;
  fileNumber: string;
}

async function hearingHits(db: Db, { hits, ...group }: FoundGroup, words: string[]): Promise<SearchGroup> {
  const { rows } = await sql<HearingRow>`
    select h.id, h.date, h.court, h.law_officer, h.item_no, p.number, f.nothi_number as file_number
    from hearing h join proceeding p on p.id = h.proceeding_id join case_filing f on f.id = h.case_filing_id
    where h.id = any(${hits.map(({ id }) => id)}::bigint[])
  `.execute(db);
  const hearings = new Map(rows.map((row) => [row.id, row]));
  const shown = hits.flatMap((found): SearchHit[] => {
    const row = hearings.get(found.id);
    if (!row) return [];
    const { date, court, lawOfficer, itemNo, number, fileNumber } = row;
    const why = whyOf({ court, lawOfficer, itemNo }, words);
    const isCase = number !== null && number !== fileNumber;
    return [
      {
        ...found,
        title: number ?? fileNumber,
        subtitle: joined([
          isCase ? fileNumber : null,
          why?.field === 'court' ? null : court,
          why?.field === 'itemNo' || !itemNo ? null : `#${itemNo}`,
        ]),
        why,
        date,
      },
    ];
  });
  return { ...group, hits: shown };
}

const joined = (texts: (string | null)[]) => texts.filter(Boolean).join(' · ');

const textOf = (record: SearchedRecord, field: string) => (record[field] as string | null | undefined) ?? '';

async function countFiles(db: Db, companies: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; files: number }>`
    select c.id, count(f) as files from unnest(${companies}::bigint[]) as c(id),
      lateral (select from case_filing where company_id = c.id limit ${MOST_FILES}) as f
    group by c.id
  `.execute(db);
  return new Map(rows.map(({ id, files }) => [id, files]));
}
