import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type { Notice } from '../../../domain/money/due';
import type { Entry } from '../../../domain/money/entries';
import type { Allocation } from '../../../domain/money/guarantees';
import type { FileMoney } from '../../../domain/money/position';
import type { guaranteeStepFields } from '../../../domain/money/records';
import type { Stay, StayEnd } from '../../../domain/money/stays';
import type { Outcome } from '../../../domain/proceedings';
import { prepared } from '../../platform/database/preparedStatements';
import type { Countable } from '../dates/limits/counting';

/** Amounts are in poisha. */
export interface EntryRow extends Entry {
  id: number;
  isOrder: boolean;
  proceedingId: number | null;
}

export interface CaseRow {
  id: number;
  openedOn: Day | null;
  decidedOn: Day | null;
  outcome: Outcome | null;
  filedBy: string | null;
}

export interface StayRow {
  id: number;
  proceedingId: number;
  of: Stay['of'];
  amount: number;
  orderedOn: Day;
  receivedOn: Day | null;
  until: StayEnd['kind'];
  untilDay: Day;
  untilMonths: number;
  vacatedOn: Day | null;
  disposedOn: Day | null;
  conditionN: number | null;
  conditionUnit: 'DAYS' | 'MONTHS' | null;
  conditionDueOn: Day | null;
  metOn: Day | null;
}

export interface LimitRow extends Omit<Countable, 'id' | 'triggerDate'> {
  orderDate: Day;
  lastDay: Day | null;
  doneOn: Day | null;
}

export interface StepRow extends Notice {
  kind: string;
  endedOn: Day | null;
  amount: number;
}

interface GuaranteeRow extends Omit<Allocation, 'steps'> {
  id: number;
  steps: Values<typeof guaranteeStepFields>[];
}

export interface FileRow extends Pick<FileMoney, 'adjudicatedOn' | 'provisionalOn' | 'finalOn'> {
  id: number;
  entries: EntryRow[];
  cases: CaseRow[];
  stays: StayRow[];
  limits: LimitRow[];
  steps: StepRow[];
  guarantees: GuaranteeRow[];
}

/** SQL for a list of rows; `columns` are SQL by name. */
const list = (columns: Record<string, string>, from: string) =>
  `(select coalesce(json_agg(json_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ')})), '[]') from ${from})`;

const poisha = (column: string) => `(${column} * 100)::bigint`;

/** What the tables have of the money of files, by their ids. */
export const filesWith = prepared<FileRow>(
  'moneyOfFiles',
  `select f.id, f.date_of_judgement as "adjudicatedOn", f.date_of_provisional_taxation as "provisionalOn",
    f.date_of_final_taxation as "finalOn",
    ${list(
      {
        id: 'e.id',
        date: 'e.date',
        kind: 'e.kind',
        head: 'e.head',
        amount: poisha('e.amount'),
        isOrder: `e.origin <> 'explain'`,
        proceedingId: 'e.proceeding_id',
      },
      'money_entry e where e.case_filing_id = f.id',
    )} as entries,
    ${list(
      {
        id: 'p.id',
        openedOn: 'p.opened_on',
        decidedOn: 'p.decided_on',
        outcome: 'p.outcome',
        filedBy: 'p.filed_by',
      },
      // contempt is about an officer, not about the demand
      `proceeding p where p.case_filing_id = f.id and p.id <> f.proceeding_id and p.kind <> 'contempt-cases'`,
    )} as cases,
    ${list(
      {
        id: 's.id',
        proceedingId: 's.proceeding_id',
        of: 's.of',
        amount: poisha('s.amount'),
        orderedOn: 's.ordered_on',
        receivedOn: 's.received_on',
        until: 's.until',
        untilDay: 's.until_day',
        untilMonths: 's.until_months',
        vacatedOn: 's.vacated_on',
        disposedOn: 'p.decided_on',
        conditionN: 's.condition_n',
        conditionUnit: 's.condition_unit',
        conditionDueOn: 's.condition_due_on',
        metOn: 's.met_on',
      },
      'stay s join proceeding p on p.id = s.proceeding_id where s.case_filing_id = f.id',
    )} as stays,
    ${list(
      {
        orderDate: 'l.order_date',
        lastDay: 'l.last_day',
        doneOn: 'l.done_on',
        code: 'l.code',
        copyApplied: 'l.copy_applied',
        copyReady: 'l.copy_ready',
        trigger: 'r.trigger',
        n: 'r.n',
        unit: 'r.unit',
        extensionN: 'r.extension_n',
        extensionUnit: 'r.extension_unit',
        copyExcluded: 'r.copy_excluded',
        rolls: 'r.rolls',
      },
      `time_limit l left join limitation_rule r on r.id = l.rule_id
      where l.case_filing_id = f.id and l.side <> 'GOVERNMENT' and l.order_date is not null
        and (l.ended is null or l.ended = 'DONE' and l.done_on is not null)
        and (l.rule_id is not null or l.last_day is not null)`,
    )} as limits,
    ${list(
      {
        kind: 's.kind',
        date: 's.date',
        dueOn: 's.due_on',
        endedOn: 's.ended_on',
        amount: poisha('s.amount'),
      },
      `recovery_step s where s.case_filing_id = f.id and s.kind in ('NOTICE', 'UNTRACEABLE', 'WRITE_OFF_PROPOSED')`,
    )} as steps,
    ${list(
      {
        id: 'g.id',
        amount: poisha('a.amount'),
        issuedOn: 'g.issued_on',
        validUntil: 'g.valid_until',
        continuing: 'g.continuing is true',
        steps: 'g.steps',
      },
      'guarantee_allocation a join guarantee g on g.id = a.guarantee_id where a.case_filing_id = f.id',
    )} as guarantees
  from case_filing f where f.id = any($1::bigint[])`,
);
