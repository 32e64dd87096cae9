import { sql, type Kysely } from 'kysely';
import { formatDay, plusDays, type Day } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { caseNumbersIn } from '../../domain/searchKey/caseNumbers';
import { partsOf } from '../../domain/searchKey/words';
import type { Database } from '../platform/database/schema';
import { workingDay } from './random';

interface Listed {
  kind: string;
  number: string;
  companyName: string | null;
}

/**
 * A cause list of the next court day for the sample register: some of its pending Supreme Court cases, written as
 * courts write them, among cases that are not in the register.
 */
export async function sampleCauseList(db: Kysely<Database>, today: Day): Promise<string> {
  const cases = await pendingCases(db);
  const of = (kind: string) => cases.filter((each) => each.kind === kind);
  const day = workingDay(plusDays(today, 1));
  const [first, second, ...others] = of('high-court-rits');
  const company = (each: Listed) => each.companyName ?? 'Others';
  const against = (each: Listed) => `${company(each)} [Adv : M. Chowdhury] vs Commissioner of Customs`;
  const lines = [
    'SUPREME COURT OF BANGLADESH',
    'HIGH COURT DIVISION',
    `Date : ${formatDay(day, 'en')}`,
    'Mr. Justice Anwarul Kabir',
    '[Annex Building Court No. 18]',
    '1 | First Appeal, 832(FM)/2006, Dhaka | Abdul Karim [Adv : S. Huq] vs Rahima Khatun',
    first && `2 | Writ Petition, ${short(first)}, Chattogram, (For Hearing) | ${against(first)}`,
    second && ` | Writ Petition, ${short(second)}, Chattogram | ${against(second)}`,
    '3 | Writ Petition, 90817/2021, Khulna | Rupsha Fish [Adv : K. Das] vs Bangladesh',
    ...of('custom-appeals').map(
      (each, place) => `${place + 4}. Customs Appeal No. ${long(each)} ${against(each)}`,
    ),
    'APPELLATE DIVISION',
    'Court No. 1',
    '1. Criminal Petition for Leave to Appeal No. 59 of 2022 State -Versus- Jamal',
    ...of('high-court-cpa-cpl-cases').map(
      (each, place) =>
        `${place + 2}. Civil Petition for Leave to Appeal No. ${long(each)} Commissioner of Customs -Versus- ${company(each)}`,
    ),
    'হাইকোর্ট বিভাগ',
    `তারিখঃ ${formatDay(day, 'bn')}`,
    'এনেক্স ভবন, আদালত নং ২৪',
    '১ | ফৌজদারি বিবিধ মামলা নং ১২৩৪/২০২১ | রাষ্ট্র বনাম করিম',
    ...others.map(
      (each) =>
        `২ | রিট পিটিশন নং ${toBengaliDigits(short(each))}, চট্টগ্রাম | ${company(each)} বনাম কাস্টমস কমিশনার`,
    ),
  ].filter((line) => line !== undefined);
  return lines.join('\n');
}

const KINDS = ['high-court-rits', 'custom-appeals', 'high-court-cpa-cpl-cases'];

/** Up to three pending cases of each kind. */
async function pendingCases(db: Kysely<Database>): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select listed.kind, listed.number, c.company_name
    from unnest(${KINDS}::text[]) as of_kind (kind) cross join lateral (
      select kind, number, case_filing_id from proceeding
      where kind = of_kind.kind and status = 'SUBJUDICE' and decided_on is null and number is not null
      order by opened_on desc nulls last, id limit 3
    ) as listed
    join case_filing f on f.id = listed.case_filing_id left join company c on c.id = f.company_id
  `.execute(db);
  return rows.filter(({ number }) => numberOf(number));
}

const numberOf = (text: string) => caseNumbersIn(partsOf(text))[0]?.numbers[0];

/** `8259/2022` */
function short({ number }: Listed): string {
  const read = numberOf(number)!;
  return `${read.number}/${read.year}`;
}

/** `8259 of 2022` */
const long = (listed: Listed): string => short(listed).replace('/', ' of ');
