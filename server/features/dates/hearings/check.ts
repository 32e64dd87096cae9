import { sql } from 'kysely';
import { dayInDhaka } from '../../../../domain/dates';
import { caseTypes } from '../../../../domain/followOnCases';
import type { CaseType } from '../../../../domain/followOnCases/caseType';
import { origins } from '../../../../domain/hearings';
import { columnName } from '../../../platform/database/preparedStatements';
import type { Db } from '../../../platform/database/schema';

/**
 * A difference that the check found: a hearing's copies differ from its proceeding, a hearing is out of
 * order, or a hearing date of a case differs from the hearing on that date.
 */
interface HearingDrift {
  proceedingId: number;
  /**
   * For a hearing the differing columns, `next` if it is not before the next hearing, and `result` if it has
   * a result before its day. For a case the differing hearing date, `first` or `second`.
   */
  differs: string[];
}

/**
 * Compares the copies in hearings with their proceedings, hearings with those that follow them, and the two hearing
 * dates of cases with their hearings.
 */
export async function driftOfHearings(db: Db): Promise<HearingDrift[]> {
  const drifts = [await driftOfCopies(db), await driftOfOrder(db)];
  for (const type of caseTypes) drifts.push(await driftOfDates(db, type));
  return drifts.flat();
}

const COPIES = ['kind', 'case_filing_id', 'work_place_id'];

async function driftOfCopies(db: Db): Promise<HearingDrift[]> {
  const columnsOf = (table: string) => sql.join(COPIES.map((name) => sql.ref(`${table}.${name}`)));
  const differs = COPIES.map(
    (name) => sql`case when ${sql.ref(`h.${name}`)} <> ${sql.ref(`p.${name}`)} then ${sql.lit(name)} end`,
  );
  const { rows } = await sql<HearingDrift>`
    select h.proceeding_id, array_remove(array[${sql.join(differs)}], null) as differs
    from hearing h join proceeding p on p.id = h.proceeding_id
    where (${columnsOf('h')}) <> (${columnsOf('p')}) order by h.id
  `.execute(db);
  return rows;
}

async function driftOfOrder(db: Db): Promise<HearingDrift[]> {
  const { rows } = await sql<HearingDrift>`
    select proceeding_id, array_remove(array[next, result], null) as differs
    from (
      select h.id, h.proceeding_id,
        case when next.date <= h.date or next.proceeding_id <> h.proceeding_id then 'next' end as next,
        case when h.result is not null and h.date > ${dayInDhaka()}::date then 'result' end as result
      from hearing h left join hearing next on next.id = h.next_id
      where h.next_id is not null or h.result is not null
    ) as compared
    where num_nonnulls(next, result) > 0 order by id
  `.execute(db);
  return rows;
}

/**
 * Compares the hearing dates of a type's cases with their hearings. In the form's group `hearings`, the first
 * field is the date of the first hearing and the second field that of the second.
 */
async function driftOfDates(db: Db, type: CaseType): Promise<HearingDrift[]> {
  const dates = type.groups.find(({ name }) => name === 'hearings')?.fields ?? [];
  const drifts = [];
  for (const [index, date] of dates.entries()) {
    const origin = origins[index + 1]!;
    const { rows } = await sql<HearingDrift>`
      select coalesce(c.proceeding_id, h.proceeding_id) as proceeding_id, array[${origin}::text] as differs
      from (
        select proceeding_id, ${sql.ref(columnName(date))} as date from ${sql.table(type.table)}
        where ${sql.ref(columnName(date))} is not null
      ) as c full join (
        select proceeding_id, date from hearing where kind = ${type.name} and origin = ${origin}
      ) as h using (proceeding_id)
      where c.date is distinct from h.date order by 1
    `.execute(db);
    drifts.push(...rows);
  }
  return drifts;
}
