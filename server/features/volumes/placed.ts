import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** A file with where each of its volumes is. */
export interface PlacedFile {
  id: number;
  nothiNumber: string;
  companyName: string | null;
  volumes: { no: number; at: string | null; atBn: string | null; isOut: boolean }[];
}

/** The files with these ids, in this order. */
export async function placedFiles(db: Kysely<Database>, ids: readonly number[]): Promise<PlacedFile[]> {
  const { rows } = await sql<PlacedFile>`
    select f.id, f.nothi_number, c.company_name, coalesce((
      select jsonb_agg(jsonb_build_object('no', v.no, 'at', coalesce(d.name, m.to_place, v.place), 'atBn', d.name_bn,
        'isOut', m.id is not null) order by v.no)
      from volume v left join movement m on m.volume_id = v.id and m.received_on is null
        left join desk d on d.id = case when m.id is null then v.desk else m.to_desk end
      where v.case_filing_id = f.id
    ), '[]') as volumes
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place) join case_filing f on f.id = asked.id
    left join company c on c.id = f.company_id order by asked.place
  `.execute(db);
  return rows;
}
