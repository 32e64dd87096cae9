import { sql, type Kysely } from 'kysely';
import { isLossPossible } from '../../domain/proceedings';
import { plusDays, type Day } from '../../domain/dates';
import type { Database, ProceedingTable } from '../platform/database/schema';
import { fill, isBengali, randomFor, workingDay, type Random } from './random';
import { table } from './rows';
import type { Selectable } from 'kysely';

const SUBJECTS = {
  en: [
    'HS classification of {goods}',
    'Assessable value of {goods}',
    'Misdeclaration of the description of {goods}',
    'Short levy found by post-clearance audit: {goods}',
    'Exemption claimed for {goods} under an SRO',
    'Release of {goods} on provisional assessment',
    'Redemption fine and penalty on {goods}',
  ],
  bn: [
    '{goods}: এইচএস শ্রেণিবিন্যাস',
    '{goods}: শুল্কায়নযোগ্য মূল্য নির্ধারণ',
    '{goods}: মিথ্যা ঘোষণায় আমদানি',
    '{goods}: খালাসোত্তর নিরীক্ষায় কম শুল্ক উদ্‌ঘাটন',
    '{goods}: সাময়িক শুল্কায়নে খালাস',
  ],
};

const IMPORTANT = [
  'Over Tk 10 crore',
  'The Board follows the case',
  'Question of law for many files',
  'বোর্ড নজর রাখছে',
];

const NO_APPEAL = [
  'The Solicitor sees no ground for an appeal',
  'The amount does not justify an appeal',
  'আপিল না করার পক্ষে প্যানেল আইনজীবীর মতামত',
];

/** Reasons of loss by their place in the list, and how often each is the reason. */
const LOSSES = table(`
  1 | 6
  2 | 14
  3 | 11
  4 | 12
  5 | 9
  6 | 18
  7 | 16
  8 | 8
  9 | 5
  10 | 9
  11 | 10
  12 | 3
`).map(([reason, share]) => ({ reason: Number(reason), share: Number(share) }));

interface Row extends Selectable<ProceedingTable> {
  productName: string | null;
  isLarge: boolean;
  isOfGovernment: boolean;
}

/**
 * What returns ask for: the subject of most court cases, what is important, when replies went out, and why lost cases
 * were lost. Dated to the last edit of the case's record.
 */
export async function seedFacts(db: Kysely<Database>, userIds: readonly number[], today: Day): Promise<void> {
  const random = randomFor('facts');
  const { rows } = await sql<Row>`
    select p.*, f.product_name, f.revenue >= 100000000 as is_large, coalesce(
        (select high_court_appeal from cpla_case c where c.proceeding_id = p.id),
        (select high_court_appeal from cp_case c where c.proceeding_id = p.id)
      ) ~ '^By the Commissioner|সরকার পক্ষে' as is_of_government
    from proceeding p join case_filing f on f.id = p.case_filing_id
    where p.kind <> 'case-fillings' order by p.id
  `.execute(db);
  const facts = rows.map((row) => ({ id: row.id, by: random.pick(userIds), ...factsOf(row, random, today) }));
  await sql`
    update proceeding p set subject = fact.subject, important = fact.important, important_reason = fact.important_reason,
      parawise_sent_on = fact.parawise_sent_on, sent_to_attorney_general_on = fact.sent_to_attorney_general_on,
      reply_filed_on = fact.reply_filed_on, loss_reason_id = fact.loss_reason_id,
      no_appeal_reason = fact.no_appeal_reason, filed_by = fact.filed_by, version = p.version + 1, changed_by = fact.by,
      changed_at = greatest(entered.at, fact.day + interval '5 hours')
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact (id bigint, by bigint, subject text,
        important boolean, important_reason text, parawise_sent_on date, sent_to_attorney_general_on date,
        reply_filed_on date, loss_reason_id bigint, no_appeal_reason text, filed_by text, day date),
      lateral (
        select max(at) as at from change, proceeding own where own.id = fact.id
          and change.register = own.kind and change.record_id = own.record_id
      ) as entered
    where p.id = fact.id and num_nonnulls(fact.subject, fact.important, fact.parawise_sent_on, fact.loss_reason_id,
      fact.filed_by) > 0
  `.execute(db);
  await sql`
    update change set at = p.changed_at, by_user = p.changed_by, via = 'form' from proceeding p
    where change.register = 'proceedings' and change.record_id = p.id and p.version = change.version
      and p.changed_by is not null
  `.execute(db);
}

function factsOf(row: Row, random: Random, today: Day) {
  const important = row.isLarge || random.chance(0.01);
  const isLost = isLossPossible(row) && (row.outcome === 'against' || random.chance(0.3));
  const replies = random.chance(0.5) ? repliesOf(row, random, today) : {};
  return {
    subject: random.chance(0.7) ? subjectOf(row, random) : null,
    important: important || null,
    important_reason: important ? (row.isLarge ? IMPORTANT[0]! : random.pick(IMPORTANT.slice(1))) : null,
    loss_reason_id: isLost && random.chance(0.8) ? random.pickByShare(LOSSES).reason : null,
    no_appeal_reason: isLost && random.chance(0.12) ? random.pick(NO_APPEAL) : null,
    filed_by: row.isOfGovernment ? 'government' : row.filedBy,
    ...replies,
    day: Object.values(replies).at(-1) ?? row.openedOn,
  };
}

function subjectOf({ productName }: Row, random: Random) {
  const goods = productName ?? 'the goods';
  return fill(random.pick(SUBJECTS[isBengali(goods) ? 'bn' : 'en']), 'en', { goods });
}

/** The days on which the parawise reply, its way through the Attorney General’s office and the reply happened. */
function repliesOf({ kind, openedOn }: Row, random: Random, today: Day): Record<string, Day> {
  if (!openedOn) return {};
  const isSupremeCourt =
    kind.startsWith('high-court') || kind === 'custom-appeals' || kind === 'admiral-suit-cases';
  const parawise = workingDay(plusDays(openedOn, random.whole(10, 45)));
  const sent = workingDay(plusDays(parawise, random.whole(2, 12)));
  const filed = workingDay(plusDays(sent, random.whole(10, 60)));
  const days = {
    parawise_sent_on: parawise,
    ...(isSupremeCourt && { sent_to_attorney_general_on: sent }),
    ...(random.chance(0.7) && { reply_filed_on: filed }),
  };
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day < today));
}
