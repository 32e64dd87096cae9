import { sql } from 'kysely';
import { caseTypeNamed } from '../../../domain/followOnCases';

/** The appeals for which the Act asks a deposit: to the Commissioner (Appeals) and to the Tribunal. */
const appeals = ['applicate-comm-cases', 'tribunal-cases'].map(caseTypeNamed);

/** SQL: their cases with the day on which they were brought. */
export const appealTypes = sql`(${sql.join(
  appeals.map(
    ({ name, table }) => sql`select ${name}::text as kind, id, date_of_case from ${sql.table(table)}`,
  ),
  sql` union all `,
)}) as c`;

/**
 * SQL: the deposit, in taka, by the rules for the day of the filing's order: of the duty or, where none is demanded, of
 * the penalty.
 */
export const depositAsked = sql`
  cross join lateral (
    select round(case when f.revenue > 0 then f.revenue else f.monetary_penalty end * n / 100, 2) as amount,
      verified_on is not null as verified
    from money_rule
    where active and code = case when f.revenue > 0 then 'DEPOSIT_DUTY' else 'DEPOSIT_PENALTY' end
      and daterange(valid_from, valid_to, '[]') @> f.date_of_judgement
  ) as asked`;
