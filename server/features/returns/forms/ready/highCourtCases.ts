import { sql, type RawBuilder } from 'kysely';
import { formatDay, type Day } from '../../../../../domain/dates';
import { formatMonth } from '../../../../../domain/months';
import type { Outcome } from '../../../../../domain/proceedings';
import type { Db } from '../../../../platform/database/schema';
import { addTaka } from '../../../../../domain/taka';
import type { FormValues } from '../values';
import { paperFile } from './forms';

interface Case {
  number: string | null;
  openedOn: Day | null;
  subject: string | null;
  petitioner: string | null;
  fileNumber: string;
  interim: string | null;
  parawiseSentOn: Day | null;
  sentToAttorneyGeneralOn: Day | null;
  replyFiledOn: Day | null;
  lastHearing: Day | null;
  nextHearing: Day | null;
  judgment: string | null;
  decidedOn: Day | null;
  outcome: Outcome | null;
  appeal: string | null;
  noAppealReason: string | null;
  lossReason: string | null;
  /** In taka. */
  money: number;
  important: boolean | null;
  importantReason: string | null;
  lawOfficer: string | null;
  remarks: string | null;
}

const OUTCOMES: Record<Outcome, string> = {
  government: 'সরকারের পক্ষে',
  against: 'সরকারের বিপক্ষে',
  remand: 'রিমান্ড',
};

const day = (value: Day | null) => value && formatDay(value, 'bn');

/** The Cabinet Division's twenty columns. */
const COLUMNS: [heading: string, width: number, of: (each: Case) => string | number | null][] = [
  ['মামলা নম্বর ও সাল', 16, ({ number }) => number],
  ['বিষয়', 26, ({ subject }) => subject],
  ['পিটিশনার', 20, ({ petitioner }) => petitioner],
  ['দপ্তরের নথি', 16, ({ fileNumber }) => fileNumber],
  ['রুল জারির তারিখ', 11, ({ openedOn }) => day(openedOn)],
  ['অন্তর্বর্তী আদেশ', 22, ({ interim }) => interim],
  ['দফাওয়ারি জবাব প্রেরণ', 11, ({ parawiseSentOn }) => day(parawiseSentOn)],
  ['অ্যাটর্নি জেনারেল কার্যালয়ে প্রেরণ', 11, ({ sentToAttorneyGeneralOn }) => day(sentToAttorneyGeneralOn)],
  ['জবাব দাখিল', 11, ({ replyFiledOn }) => day(replyFiledOn)],
  ['সর্বশেষ শুনানি', 11, ({ lastHearing }) => day(lastHearing)],
  ['পরবর্তী শুনানি', 11, ({ nextHearing }) => day(nextHearing)],
  ['রায়', 24, ({ judgment, decidedOn }) => [day(decidedOn), judgment].filter(Boolean).join(' ') || null],
  ['ফলাফল', 11, ({ outcome }) => outcome && OUTCOMES[outcome]],
  ['আপিল', 16, ({ appeal }) => appeal],
  ['আপিল না করার কারণ', 18, ({ noAppealReason }) => noAppealReason],
  ['বিপক্ষে যাওয়ার কারণ', 18, ({ lossReason }) => lossReason],
  ['জড়িত অর্থ (টাকা)', 15, ({ money }) => money],
  ['গুরুত্বপূর্ণ', 12, ({ important, importantReason }) => (important ? (importantReason ?? 'হ্যাঁ') : null)],
  ['আইন কর্মকর্তা', 16, ({ lawOfficer }) => lawOfficer],
  ['মন্তব্য', 20, ({ remarks }) => remarks],
];

const MONEY = 16;

/** The register of cases before the High Court Division that were pending in a return's month; without one, empty. */
export async function highCourtCases(
  db: Db,
  values: Pick<FormValues, 'from' | 'to' | 'office'> | null,
): Promise<Uint8Array> {
  const cases = values ? await casesIn(db, values) : [];
  const { name, nameBn } = values?.office ?? { name: '', nameBn: null };
  const month = values ? `, ${formatMonth(values.from.slice(0, 7), 'bn')}` : '';
  const cells = cases.map((each) => COLUMNS.map(([, , of]) => of(each)));
  const total = addTaka(...cases.map(({ money }) => money));
  return paperFile({
    sheet: 'হাইকোর্ট বিভাগের মামলা',
    title: `হাইকোর্ট বিভাগে চলমান মামলার রেজিস্টার${month}`,
    issuer: nameBn ?? name,
    columns: COLUMNS.map(([heading, width], at) => ({
      heading,
      width,
      kind: at === MONEY ? 'money' : 'text',
    })),
    rows: cells,
    totals: COLUMNS.map((_, at) => (at === 0 ? 'মোট' : at === MONEY ? total : null)),
  });
}

const KINDS = ['high-court-rits', 'custom-appeals', 'admiral-suit-cases', 'contempt-cases'];

async function casesIn(db: Db, { from, to }: { from: Day; to: Day }): Promise<Case[]> {
  const ofRecord = (column: string) =>
    sql`coalesce(${sql.join(['w', 'c', 'a'].map((table) => sql.ref(`${table}.${column}`)))})`;
  const hearing = (which: 'max' | 'min', condition: RawBuilder<unknown>) =>
    sql`(select ${sql.raw(which)}(date) from hearing where proceeding_id = p.id and ${condition})`;
  const { rows } = await sql<Case>`
    select p.number, p.opened_on, p.subject, coalesce(a.pettetioner, o.company_name) as petitioner, f.nothi_number as file_number,
      concat_ws(E'\n', ${sql.join([1, 2, 3, 4].map((n) => ofRecord(`interim_order_of_tribunal${n}`)))}) as interim,
      p.parawise_sent_on, p.sent_to_attorney_general_on, p.reply_filed_on,
      ${hearing('max', sql`date <= ${to}::date`)} as last_hearing,
      ${hearing('min', sql`date > ${to}::date`)} as next_hearing,
      coalesce(w.summ_of_judgement_order, c.summ_of_judgement_order) as judgment, p.decided_on, p.outcome,
      (select string_agg(number, ', ' order by id) from proceeding where from_id = p.id) as appeal,
      p.no_appeal_reason, coalesce(r.name_bn, r.name) as loss_reason, f.revenue::float8 as money,
      p.important, p.important_reason, p.law_officer,
      coalesce(w.custom_case_comment, c.custom_case_comment) as remarks
    from proceeding p
    join case_filing f on f.id = p.case_filing_id
    left join company o on o.id = f.company_id
    left join loss_reason r on r.id = p.loss_reason_id
    left join writ_case w on p.kind = 'high-court-rits' and w.id = p.record_id
    left join customs_appeal c on p.kind = 'custom-appeals' and c.id = p.record_id
    left join admiralty_suit a on p.kind = 'admiral-suit-cases' and a.id = p.record_id
    where p.kind = any(${KINDS}) and (p.opened_on is null or p.opened_on <= ${to}::date)
      and (p.decided_on >= ${from}::date or p.decided_on is null and p.status is distinct from 'ORDER_PASSED')
    order by p.opened_on, p.id
  `.execute(db);
  return rows;
}
